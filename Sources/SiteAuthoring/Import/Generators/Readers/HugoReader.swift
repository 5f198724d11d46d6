import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Reads a Hugo site: its settings, `content`, `static` and `assets`.
struct HugoReader {
    private var site: OldSite
    private var config = OldConfig()
    /// The default language.
    private var language = "en"

    static func read(_ site: OldSite) -> OldSite {
        var reader = HugoReader(site: site)
        reader.readConfig()
        for folder in reader.contentFolders { reader.readContent(folder.path, language: folder.language) }
        reader.readStatics()
        reader.writeSettings()
        return reader.site
    }

    private init(site: OldSite) { self.site = site }

    private var root: String { site.root }

    private mutating func readConfig() {
        let endings = ["toml", "yaml", "yml", "json"]
        for name in ["hugo", "config"] {
            for ending in endings where FileManager.default.fileExists(atPath: "\(root)/\(name).\(ending)") {
                config.add(site.source("\(root)/\(name).\(ending)"))
            }
        }
        let folder = OldFolder(root + "/config/_default")
        for file in folder.files where endings.contains(where: { file.hasSuffix("." + $0) }) && !file.contains("/") {
            let name = String(file.prefix { $0 != "." })
            let isMain = name == "hugo" || name == "config"
            config.add(site.source(folder.location(file)), below: isMain ? nil : name == "menu" ? "menus" : name)
        }
        language = config.text("defaultContentLanguage")?.lowercased() ?? "en"
    }

    /// The folders of content, the default language first. A user may name one folder in them.
    private var contentFolders: [(path: String, language: String?)] {
        let main = root + "/" + (config.text("contentDir") ?? "content").withoutSlash
        var folders: [(path: String, language: String?)] = []
        for entry in config["languages"]?.entries ?? [] {
            guard let folder = entry.value.entries?.first(where: { $0.key.lowercased() == "contentdir" })?.value.text
            else { continue }
            let isDefault = entry.key.lowercased() == language
            folders.append((root + "/" + folder.withoutSlash, isDefault ? nil : entry.key.lowercased()))
        }
        if folders.isEmpty { folders = [(main, nil)] }
        folders.sort { ($0.language ?? "", $0.path) < ($1.language ?? "", $1.path) }
        let own = site.namedFolder
        if let named = folders.first(where: { own.hasPrefix($0.path + "/") }) { return [(own, named.language)] }
        return folders
    }

    private mutating func readContent(_ folder: String, language: String?) {
        let content = OldFolder(folder)
        let base = contentBase(of: folder)
        let texts = content.files.filter(DocumentName.isText)
        let names = Set(texts.map(DocumentName.withoutEnding))
        let bundles = Set(
            texts.filter {
                DocumentName.withoutEnding($0).hasSuffix("/index") && $0.split(separator: "/").count == 2
            }.map { String($0.prefix { $0 != "/" }) })
        for file in content.files {
            let (section, path) = Self.place(file, below: base, bundles: bundles)
            guard DocumentName.isText(file) else {
                if !file.hasSuffix(".html") {
                    site.files.append(OldFile(location: content.location(file), section: section, path: path))
                } else {
                    site.left.add("HTML pages in content", example: file)
                }
                continue
            }
            guard let source = site.source(content.location(file)) else { continue }
            var document = OldDocument(
                document: Document(source), location: content.location(file), section: section, path: path)
            let own = Self.language(of: file, among: names)
            let stem = DocumentName.last(own?.original ?? DocumentName.withoutEnding(file))
            if stem == "_index" || stem.hasPrefix("_index.") { document.kind = .listing }
            if let language {
                let ending =
                    path.lowercased().hasSuffix(".md") ? ".md" : "." + (path.split(separator: ".").last ?? "md")
                document.path = DocumentName.withoutEnding(path) + "." + language + ending
                document.added.append(Entry("lang", .text(language)))
            }
            let parts = base + DocumentName.withoutEnding(own?.original ?? file).split(separator: "/").map(String.init)
            document.oldAddress = address(of: document, parts: parts, language: language ?? own?.language)
            site.documents.append(document)
        }
    }

    /// The folders from the content folder to this one.
    private func contentBase(of folder: String) -> [String] {
        let main = root + "/" + (config.text("contentDir") ?? "content").withoutSlash
        guard folder.hasPrefix(main + "/") else { return [] }
        return folder.dropFirst(main.count + 1).split(separator: "/").map(String.init)
    }

    private static func place(_ file: String, below base: [String], bundles: Set<String>) -> (String, String) {
        if let section = base.last { return (section, file) }
        guard let slash = file.firstIndex(of: "/") else { return ("", file) }
        let top = String(file[..<slash])
        return bundles.contains(top) ? ("", file) : (top, String(file[file.index(after: slash)...]))
    }

    /// The original and the language of a translation: `one.fr.md` beside `one.md`.
    private static func language(of file: String, among names: Set<String>) -> (original: String, language: String)? {
        let name = DocumentName.withoutEnding(file)
        guard let dot = name.lastIndex(of: "."), names.contains(String(name[..<dot])),
            let language = name[dot...].wholeMatch(of: #/\.([A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*)/#)?.1
        else { return nil }
        return (String(name[..<dot]), String(language))
    }

    /// The address on the old site: `url`, or else by the pattern of the section, or else by the path.
    private mutating func address(of document: OldDocument, parts: [String], language: String?) -> String? {
        let prefix = language.map { "/" + $0.lowercased() } ?? ""
        var parts = parts
        if let own = document.text("url"), !own.isRemote { return own.hasPrefix("/") ? own : prefix + "/" + own }
        let isIndex = ["index", "_index"].contains(parts.last ?? "")
        if isIndex { parts.removeLast() }
        guard !parts.isEmpty else { return prefix.isEmpty ? "/" : prefix + "/" }
        let folders = document.kind == .listing ? parts : Array(parts.dropLast())
        let patterns = config["permalinks.page"]?.entries != nil ? config["permalinks.page"] : config["permalinks"]
        if document.kind != .listing, let section = folders.first,
            let pattern = patterns?.entries?.first(where: { $0.key == section })?.value.text
        {
            let day = OldDay(document.text("date"))
            let name = Self.addressPart(parts.last ?? "")
            let title = Self.addressPart(document.text("title") ?? "")
            let path = OldPermalink(pattern: pattern).address { token in
                switch token {
                case "slug": document.text("slug") ?? (title.isEmpty ? nil : title)
                case "title": title.isEmpty ? nil : title
                case "filename", "contentbasename": name
                case "slugorfilename", "slugorcontentbasename": document.text("slug") ?? name
                case "section": Self.addressPart(section)
                case "sections": folders.map(Self.addressPart).joined(separator: "/")
                default: day?.token(token)
                }
            }
            if path == nil {
                site.left.add("old addresses by the pattern \(pattern)", example: document.document.source.path)
            }
            return path.map { prefix + ($0.hasSuffix("/") || $0.hasSuffix(".html") ? $0 : $0 + "/") }
        }
        var names = parts.map(Self.addressPart)
        if let slug = document.text("slug") { names[names.count - 1] = slug }
        let path = prefix + "/" + names.joined(separator: "/")
        let isUgly = config.text("uglyURLs")?.lowercased() == "true" && document.kind != .listing
        return isUgly ? path + ".html" : path + "/"
    }

    /// A name in Hugo's addresses: lower case, runs of spaces and hyphens as one hyphen, punctuation removed.
    private static func addressPart(_ name: String) -> String {
        let words = name.lowercased().replacing(#/\s+-\s*|-\s+|\s+/#, with: "-")
        return String(words.filter { $0.isLetter || $0.isNumber || "._-+~".contains($0) })
    }

    private mutating func readStatics() {
        site.addFiles(of: "assets") { WrittenKind($0) != .other }
        for folder in config["staticDir"]?.list?.compactMap(\.text) ?? [config.text("staticDir") ?? "static"] {
            site.addFiles(of: folder)
        }
        let data = OldFolder(root + "/data")
        for file in data.files { site.readData(data.location(file), named: file) }
        for name in ["layouts", "archetypes", "themes", "i18n"] {
            for file in OldFolder(root + "/" + name).files { site.left.add("files in \(name)/", example: file) }
        }
    }

    private mutating func writeSettings() {
        let first = config["languages"]?.entries?.first { $0.key.lowercased() == language }?.value
        func localized(_ key: String) -> String? { first?.entries?.first { $0.key.lowercased() == key }?.value.text }
        site.settings.addSite(
            title: config.text("title") ?? localized("title"),
            description: config.text("params.description") ?? config.text("description"),
            author: config.text("params.author") ?? config.text("params.author.name") ?? config.text("author"),
            base: config.text("baseURL"),
            language: config.text("languageCode") ?? localized("languagecode") ?? config.text("defaultContentLanguage"))
        site.settings.add("timezone", text: config.text("timeZone").flatMap { ZoneRules(named: $0)?.name })
        site.settings.addMenu(config["menus.main"] ?? config["menu.main"])
        let read = [
            "title", "baseurl", "languagecode", "defaultcontentlanguage", "timezone", "params", "menu", "menus",
            "permalinks", "languages", "contentdir", "uglyurls", "description", "author",
        ]
        for entry in config.entries where !read.contains(entry.key.lowercased()) {
            site.left.add("setting \(entry.key)", example: entry.value.summary)
        }
        site.addHugoFeeds(config)
        site.settings.add("podcast", config.podcast)
        site.mediaPrefix = config.mediaPrefix
    }
}

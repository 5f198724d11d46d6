import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Reads a Jekyll site: `_config.yml`, `_posts`, `_drafts`, collections, pages and files.
struct JekyllReader {
    private var site: OldSite
    private var config = OldConfig()

    static func read(_ site: OldSite) -> OldSite {
        var reader = JekyllReader(site: site)
        for ending in ["yml", "yaml", "toml"] where site.exists("_config." + ending) {
            reader.config.add(reader.site.source(site.root + "/_config." + ending))
        }
        reader.readFiles()
        reader.writeSettings()
        return reader.site
    }

    private init(site: OldSite) { self.site = site }

    private var root: String { site.root }

    /// Names of collections, with their settings.
    private var collections: [String: Value?] {
        var found: [String: Value?] = [:]
        for entry in config["collections"]?.entries ?? [] { found[entry.key] = entry.value }
        for name in config["collections"]?.list ?? [] { name.text.map { found[$0] = .some(nil) } }
        return found
    }

    private mutating func readFiles() {
        let excluded = (config["exclude"]?.list ?? []).compactMap(\.text).map(\.withoutSlash)
        let included = (config["include"]?.list ?? []).compactMap(\.text).map(\.withoutSlash)
        let collections = collections
        let source = root + (config.text("source").map { "/" + $0 } ?? "")
        let folder = OldFolder(source, skipping: OldFolder.tools.union(excluded))
        for file in folder.files where !excluded.contains(file) {
            let parts = file.split(separator: "/").map(String.init)
            if parts.count == 1, OldFolder.isTool(parts[0]) { continue }
            let location = folder.location(file)
            let special = parts.dropLast().lastIndex { $0 == "_posts" || $0 == "_drafts" }
            if let special {
                readPost(
                    location, folders: Array(parts[..<special]), path: parts[(special + 1)...].joined(separator: "/"),
                    isDraft: parts[special] == "_drafts")
                continue
            }
            let named = parts.first { $0.hasPrefix("_") && !included.contains($0) }
            guard let named, parts.first == named || parts.dropLast().contains(named) else {
                readPage(location, path: file)
                continue
            }
            let name = String(named.dropFirst())
            let isTheirs = ["includes", "layouts", "sass", "plugins", "data"].contains(name)
            guard collections[name] != nil || config.entries.isEmpty && !isTheirs, parts.first == named else {
                if parts.first == "_data" {
                    site.readData(location, named: file)
                } else {
                    site.left.add("files in \(named)/", example: file)
                }
                continue
            }
            let settings = collections[name] ?? nil
            readItem(location, of: name, settings, path: parts.dropFirst().joined(separator: "/"))
        }
    }

    private mutating func readPost(_ location: String, folders: [String], path: String, isDraft: Bool) {
        let isHTML = path.hasSuffix(".html")
        guard DocumentName.isText(path) || isHTML, var document = document(location, section: "posts", path: path)
        else {
            if !isHTML { site.files.append(OldFile(location: location, section: "posts", path: path)) }
            return
        }
        if isDraft { document.added.append(Entry("draft", .plain("true"))) }
        addDefaults(to: &document, type: isDraft ? "drafts" : "posts")
        for name in folders where document.value("categories") == nil && document.value("category") == nil {
            document.added.append(Entry("categories", .text(name)))
        }
        guard !isDraft else { return site.documents.append(document) }
        let own = document.text("permalink")
        let pattern = own ?? config.text("permalink") ?? "date"
        let styles = [
            "date": "/:categories/:year/:month/:day/:title:output_ext",
            "pretty": "/:categories/:year/:month/:day/:title/",
            "ordinal": "/:categories/:year/:y_day/:title:output_ext", "none": "/:categories/:title:output_ext",
        ]
        document.oldAddress = address(
            styles[pattern] ?? pattern, of: document, collection: "posts", categories: folders)
        site.documents.append(document)
    }

    private mutating func readItem(_ location: String, of name: String, _ settings: Value?, path: String) {
        guard DocumentName.isText(path) || path.hasSuffix(".html"),
            var document = document(location, section: name, path: path)
        else {
            site.files.append(OldFile(location: location, section: name, path: path))
            return
        }
        addDefaults(to: &document, type: name)
        let hasPages = settings?["output"]?.boolean ?? false
        let pattern = document.text("permalink") ?? settings?["permalink"]?.text ?? styled("/:collection/:path")
        if hasPages || document.text("permalink") != nil {
            document.oldAddress = address(pattern, of: document, collection: name, categories: [])
        }
        site.documents.append(document)
    }

    /// The pattern with the ending that the site's own permalink style gives.
    private func styled(_ path: String) -> String {
        let pattern = config.text("permalink") ?? "date"
        return pattern == "pretty" || pattern.hasSuffix("/") ? path + "/" : path + ":output_ext"
    }

    private mutating func readPage(_ location: String, path: String) {
        let isText = DocumentName.isText(path)
        guard isText else {
            let isTemplate =
                [".html", ".xml", ".json"].contains(where: path.hasSuffix)
                && site.templateSource(location).map { Document($0).frontMatter != nil } ?? false
            if isTemplate { return site.left.add("templates", example: path) }
            site.files.append(OldFile(location: location, section: nil, path: path))
            return
        }
        guard var page = document(location, section: "", path: path) else { return }
        addDefaults(to: &page, type: "pages")
        page.kind = DocumentName.withoutEnding(path) == "index" ? .listing : .page
        page.oldAddress = address(page.text("permalink") ?? styled("/:path"), of: page, collection: "", categories: [])
        site.documents.append(page)
    }

    private mutating func document(_ location: String, section: String, path: String) -> OldDocument? {
        guard let source = site.source(location) else { return nil }
        let isHTML = path.hasSuffix(".html")
        let path = isHTML ? String(path.dropLast(5)) + ".md" : path
        var document = OldDocument(document: Document(source), location: location, section: section, path: path)
        // Only texts of posts and collections become Markdown. Templates are left by the caller.
        if isHTML, !section.isEmpty { document.newBody = MarkdownBody(document.body).text + "\n" }
        return document
    }

    /// Adds values of `defaults:` for a file's folder and type.
    private func addDefaults(to document: inout OldDocument, type: String) {
        let place = document.location.dropFirst(root.count + 1)
        for rule in (config["defaults"]?.list ?? []).reversed() {
            let scope = rule["scope"]
            let path = scope?["path"]?.text ?? ""
            guard path.isEmpty || place.hasPrefix(path), scope?["type"]?.text.map({ $0 == type }) ?? true else {
                continue
            }
            for entry in rule["values"]?.entries ?? []
            where entry.key != "layout" && document.value(entry.key.lowercased()) == nil {
                document.added.append(entry)
            }
        }
    }

    private mutating func address(_ pattern: String, of document: OldDocument, collection: String, categories: [String])
        -> String?
    {
        let stem = DocumentName.last(DocumentName.withoutEnding(document.path))
        let dated = DocumentName.dated(stem)
        let day = OldDay(document.text("date")) ?? OldDay(dated?.date)
        let name = dated?.rest ?? stem
        let own = document.value("categories") ?? document.value("category")
        let words = own?.list?.compactMap(\.text) ?? own?.text?.split(separator: " ").map(String.init) ?? []
        let names = (categories + words).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let path = OldPermalink(pattern: pattern).address { token in
            switch token {
            case "title": document.text("slug") ?? name
            case "slug": Self.slug(document.text("slug") ?? name)
            case "name": Self.slug(name)
            case "categories", "slugified_categories": names.map(Self.slug).joined(separator: "/")
            case "collection": collection
            case "path":
                DocumentName.withoutEnding(document.path) == "index" ? "" : DocumentName.withoutEnding(document.path)
            case "output_ext": ".html"
            default: day?.token(token)
            }
        }
        guard let path else {
            site.left.add("old addresses by the pattern \(pattern)", example: document.document.source.path)
            return nil
        }
        if path == "/.html" { return "/" }
        return path.hasSuffix("/index/") ? String(path.dropLast(6)) : path
    }

    /// A name as Jekyll's `slugify` writes it.
    private static func slug(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private mutating func writeSettings() {
        site.settings.addSite(
            title: config.text("title") ?? config.text("name"),
            description: config.text("description") ?? config.text("tagline"),
            author: config.text("author") ?? config.text("author.name"),
            base: config.text("url").map { $0.withoutSlash + (config.text("baseurl") ?? "") },
            language: config.text("lang") ?? config.text("locale"))
        site.settings.add("timezone", text: config.text("timezone").flatMap { ZoneRules(named: $0)?.name })
        site.settings.addMenu(config["navigation"] ?? config["menu"] ?? config["nav"])
        let read = [
            "title", "name", "description", "tagline", "author", "url", "baseurl", "lang", "locale", "timezone",
            "exclude",
            "include", "collections", "defaults", "permalink", "navigation", "menu", "nav", "source",
        ]
        for entry in config.entries where !read.contains(entry.key.lowercased()) {
            site.left.add("setting \(entry.key)", example: entry.value.summary)
        }
        site.feeds += [config["feed"]?["path"]?.text.flatMap { OldFeed($0) }].compactMap(\.self)
        let source = config.text("source") ?? ""
        site.addFeedTemplates(
            of: source, skipping: OldFolder.tools.union(["_includes", "_layouts", "_posts", "_drafts", "_plugins"]))
        site.settings.add("podcast", config.podcast)
        site.mediaPrefix = config.mediaPrefix
    }
}

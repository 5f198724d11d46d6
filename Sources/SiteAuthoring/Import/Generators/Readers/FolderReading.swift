import SiteDiagnostics
import SiteMarkdown

extension OldSite {
    /// Reads texts and files of a folder. Folders at its top are sections, except those of one text.
    ///
    /// - Parameters:
    ///   - folder: relative to the site's folder; empty for that folder.
    ///   - skipped: names of folders that are not entered.
    ///   - isPages: whether all texts are pages.
    ///   - refine: adds the facts that only the generator knows, for a text and its path in the folder.
    mutating func read(
        _ folder: String, skipping skipped: Set<String> = OldFolder.tools, isPages: Bool = false,
        refine: (inout OldDocument, String, inout OldSite) -> Void = { _, _, _ in }
    ) {
        let folder = OldFolder(folder.isEmpty ? root : root + "/" + folder, skipping: skipped)
        let bundles = Self.bundles(in: folder.files)
        for file in folder.files {
            let parts = file.split(separator: "/").map(String.init)
            if parts.count == 1, OldFolder.isTool(file) {
                if DocumentName.isText(file) { left.add("texts about the folder", example: file) }
                continue
            }
            let isTop = isPages || parts.count == 1 || bundles.contains(parts[0])
            let (section, path) = isTop ? ("", file) : (parts[0], parts.dropFirst().joined(separator: "/"))
            let location = folder.location(file)
            guard DocumentName.isText(file) else {
                if generator == .plain || WrittenKind.isPublished(file) {
                    files.append(OldFile(location: location, section: isTop ? nil : section, path: path))
                } else {
                    left.add("templates and programs", example: file)
                }
                continue
            }
            guard let source = source(location) else { continue }
            var document = OldDocument(document: Document(source), location: location, section: section, path: path)
            if isPages { document.kind = DocumentName.withoutEnding(file) == "index" ? .listing : .page }
            refine(&document, file, &self)
            documents.append(document)
        }
    }

    /// The folders at the top that hold one text, `index.md`, so that they are no sections.
    static func bundles(in files: [String]) -> Set<String> {
        let names = files.filter(DocumentName.isText).map { DocumentName.withoutEnding($0).split(separator: "/") }
        let counts = Dictionary(names.compactMap(\.first).map { (String($0), 1) }, uniquingKeysWith: +)
        return Set(names.filter { $0.count == 2 && $0[1] == "index" }.map { String($0[0]) }).filter { counts[$0] == 1 }
    }

    /// The address of a page by its path: `/about/`, and `/` for `index`.
    static func addressByPath(_ file: String) -> String {
        var parts = DocumentName.withoutEnding(file).split(separator: "/").map(String.init)
        if parts.last == "index" { parts.removeLast() }
        return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
    }

    /// Adds the settings of a site whose configuration is a program: from its data files, and from the plain texts in
    /// the program. Nothing is run.
    mutating func readScriptedSettings(_ programs: [String]) {
        var data = OldConfig()
        for folder in ["src/_data", "_data", "src/data", "content/_data", "data"] {
            let files = OldFolder(root + "/" + folder)
            for file in files.files {
                let name = file.prefix { $0 != "." }
                if ["site", "metadata", "meta", "podcast", "show", "config"].contains(name),
                    ["json", "yml", "yaml", "toml"].contains(where: { file.hasSuffix("." + $0) })
                {
                    data.add(source(files.location(file)))
                } else {
                    readData(files.location(file), named: file)
                }
            }
        }
        for program in programs where exists(program) {
            guard let source = source(root + "/" + program) else { continue }
            let text = String(decoding: source.bytes, as: UTF8.self)
            data.add(ProgramTexts.entries(text))
            addFeeds(ofProgram: text)
        }
        if exists("package.json") { data.add(source(root + "/package.json"), below: "package") }
        settings.addSite(
            title: data.text("title") ?? data.text("name") ?? data.text("package.title") ?? data.text("package.name"),
            description: data.text("description") ?? data.text("package.description"),
            author: data.text("author") ?? data.text("author.name") ?? data.text("package.author")
                ?? data.text("package.author.name"),
            base: data.text("url") ?? data.text("baseURL") ?? data.text("siteUrl") ?? data.text("site")
                ?? data.text("package.homepage"),
            language: data.text("language") ?? data.text("lang"))
        settings.addMenu(data["menu"] ?? data["navigation"] ?? data["nav"])
        settings.add("podcast", data.podcast)
        mediaPrefix = data.mediaPrefix
    }
}

/// Texts in a program such as `title: "My show",`.
enum ProgramTexts {
    static func entries(_ program: String) -> [Entry] {
        program.matches(of: #/(?m)^\s*(?:export\s+)?(?:const\s+)?([A-Za-z_]+)\s*[:=]\s*["'`]([^"'`\n$]*)["'`]/#).map {
            Entry(String($0.1), .text(String($0.2)))
        }
    }
}

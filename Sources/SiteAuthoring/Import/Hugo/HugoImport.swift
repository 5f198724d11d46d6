import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

extension Imported {
    /// Converts a Hugo content folder to a site. The syntax of front matter and the bodies stay, and other files are
    /// copied.
    ///
    /// - Throws: if the folder has no Markdown.
    package static func hugo(_ path: String) throws(Diagnostic) -> Imported {
        let folder = HugoFolder(path)
        guard !folder.documents.isEmpty else {
            throw Diagnostic(
                .error, id: "import.no-content", "the folder '\(folder.path)' has no Markdown files",
                hint: "name the folder of a Hugo site, or an RSS file")
        }
        var imported = Imported()
        imported.diagnostics = folder.diagnostics
        let places = HugoPaths(folder.documents.keys, section: folder.section)
        var taken: Set<String> = []
        for (path, source) in folder.documents.sorted(by: { $0.key < $1.key }) {
            imported.add(Document(source), path: path, places: places, taken: &taken)
        }
        for path in folder.resources {
            imported.copy(folder.path + "/" + path, to: places.newPath(ofResource: path), taken: &taken)
        }
        for (path, location) in folder.statics.sorted(by: { $0.key < $1.key }) {
            imported.copy(location, to: "Content/" + path, taken: &taken)
        }
        let settings = HugoSettings(folder.settings, report: &imported.report)
        imported.diagnostics += settings.diagnostics
        imported.settings = NewFile("Content/site.yml", YAMLText(settings.entries).text)
        return imported
    }

    private mutating func add(_ document: Document, path: String, places: HugoPaths, taken: inout Set<String>) {
        let role = places.role(of: path)
        let body = String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self)
        if role == .section, body.allSatisfy(\.isWhitespace) {
            report.drop("_index.md without text")
            return
        }
        let target = places.newPath(of: path)
        guard taken.insert(target.lowercased()).inserted else {
            diagnostics.append(
                Diagnostic(
                    .error, id: "import.same-place", "this file and a different one would both become '\(target)'",
                    hint: "rename one of them, then import again", path: document.source.path))
            return
        }
        diagnostics += document.diagnostics.map(\.asWarning) + Shortcodes.problems(in: document)
        // No build can read such a file.
        guard !document.diagnostics.containsErrors else {
            report.drop("text that cannot be read")
            return
        }
        var front = HugoFrontMatter(
            document, isPage: role != .episode, report: &report, oldAddress: { places.oldAddress(of: path, slug: $0) })
        if places.isHome(path) { front.listNewest() }
        let form = FrontMatterForm(of: document) ?? .yaml
        let text = body.hasPrefix("\n") ? String(body.dropFirst()) : body
        files.append(NewFile(target, front.entries.isEmpty ? text : form.file(front.entries, body: text)))
        if role == .episode { report.episodes += 1 } else { report.pages += 1 }
    }

    private mutating func copy(_ location: String, to target: String, taken: inout Set<String>) {
        guard taken.insert(target.lowercased()).inserted else {
            diagnostics.append(
                Diagnostic(
                    .warning, id: "import.not-copied",
                    "this file is not copied, because a different file becomes '\(target)'",
                    hint: "copy it yourself under a different name", path: location))
            return
        }
        files.append(NewFile(target, copyOf: location))
        report.copies += 1
    }
}

import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Reads an Eleventy site: its input folder with data files for folders and texts. Its programs are not run.
enum EleventyReader {
    private static let folders: Set = ["_includes", "_data", "_layouts", "_site", "dist", "public", "static", "src"]

    static func read(_ site: OldSite) -> OldSite {
        var site = site
        let input = ["src", "content", "site"].first {
            OldFolder(site.root + "/" + $0).files.contains(where: DocumentName.isText)
        }
        site.read(input ?? "", skipping: OldFolder.tools.union(folders)) { document, file, site in
            document.added = DirectoryData.entries(for: document, in: &site)
            document.oldAddress = address(of: document, file: file)
        }
        site.files.removeAll { $0.path.hasSuffix(".json") && DirectoryData.isData($0, of: site.documents) }
        for folder in ["public", "static"] { site.addFiles(of: folder) }
        site.addFeedTemplates(of: input ?? "", skipping: OldFolder.tools.union(folders))
        site.readScriptedSettings([".eleventy.js", "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs"])
        return site
    }

    /// `permalink`, with the usual placeholders, or else the folders and the name without its date.
    private static func address(of document: OldDocument, file: String) -> String? {
        var parts = DocumentName.withoutEnding(file).split(separator: "/").map(String.init)
        if parts.last == "index" { parts.removeLast() }
        let name = parts.last.map { DocumentName.dated($0)?.rest ?? $0 }
        if let value = document.value("permalink") {
            guard let pattern = value.text, pattern != "false" else { return nil }
            var isKnown = true
            let path = pattern.replacing(#/\{\{-?\s*([A-Za-z.]+)\s*([^}]*?)-?\}\}/#) { match in
                let own = DocumentName.last(String(match.1).replacing(".", with: "/"))
                let found = own == "fileSlug" ? name : document.text(own.lowercased())
                isKnown = isKnown && found != nil
                return match.2.contains("slug") ? found.map { Slug($0).text } ?? "" : found ?? ""
            }
            guard isKnown, !path.contains("{") else { return nil }
            return path.hasPrefix("/") ? path : "/" + path
        }
        if let name { parts[parts.count - 1] = name }
        return parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
    }
}

/// Eleventy's data files for a folder (`episodes/episodes.json`) and for a text (`one.json` beside `one.md`).
enum DirectoryData {
    private static let endings = ["json", "11tydata.json", "yml", "yaml"]

    static func isData(_ file: OldFile, of documents: [OldDocument]) -> Bool {
        let folder = DocumentName.folder(file.location)
        let stem = DocumentName.last(file.path).prefix { $0 != "." }
        return stem == DocumentName.last(folder)
            || documents.contains { DocumentName.withoutEnding($0.location) == folder + "/" + stem }
    }

    static func entries(for document: OldDocument, in site: inout OldSite) -> [Entry] {
        var config = OldConfig()
        var stems = [DocumentName.withoutEnding(document.location)]
        var folder = DocumentName.folder(document.location)
        while folder.count > site.root.count {
            stems.append(folder + "/" + DocumentName.last(folder))
            folder = DocumentName.folder(folder)
        }
        for stem in stems {
            for ending in endings {
                let path = "\(stem).\(ending)".dropFirst(site.root.count + 1)
                if site.exists(String(path)) { config.add(site.source("\(stem).\(ending)")) }
            }
        }
        // Tags of a folder name a collection of templates.
        return config.entries.filter { !["layout", "tags", "eleventycomputed"].contains($0.key.lowercased()) }
    }
}

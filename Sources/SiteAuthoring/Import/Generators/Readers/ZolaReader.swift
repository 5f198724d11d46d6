import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// Reads a Zola site: `config.toml`, `content` and `static`.
struct ZolaReader {
    static func read(_ site: OldSite) -> OldSite {
        var site = site
        let root = site.root
        var config = OldConfig()
        config.add(site.source(root + "/config.toml"))
        let content = OldFolder(root + "/content")
        let texts = content.files.filter(DocumentName.isText)
        let bundles = Set(
            texts.filter { $0.hasSuffix("/index.md") && $0.split(separator: "/").count == 2 }
                .map { String($0.prefix { $0 != "/" }) })
        for file in content.files {
            let top = file.contains("/") ? String(file.prefix { $0 != "/" }) : ""
            let isPage = top.isEmpty || bundles.contains(top)
            let section = isPage ? "" : top
            let path = isPage ? file : String(file.dropFirst(top.count + 1))
            let location = content.location(file)
            guard DocumentName.isText(file) else {
                site.files.append(OldFile(location: location, section: section, path: path))
                continue
            }
            guard let source = site.source(location) else { continue }
            var document = OldDocument(document: Document(source), location: location, section: section, path: path)
            if DocumentName.last(file) == "_index.md" { document.kind = .listing }
            document.oldAddress = address(of: document, file: file)
            site.documents.append(document)
        }
        site.addFiles(of: "static")
        for name in ["templates", "sass", "themes"] {
            for file in OldFolder(root + "/" + name).files { site.left.add("files in \(name)/", example: file) }
        }
        let data = OldFolder(root + "/data")
        for file in data.files { site.readData(data.location(file), named: file) }
        site.settings.addSite(
            title: config.text("title"), description: config.text("description"),
            author: config.text("author") ?? config.text("extra.author"), base: config.text("base_url"),
            language: config.text("default_language"))
        site.settings.addMenu(config["extra.menu"] ?? config["extra.nav"])
        site.addZolaFeeds(config)
        site.settings.add("podcast", config.podcast)
        site.mediaPrefix = config.mediaPrefix
        return site
    }

    /// `path`, or else the folders and the slug. A date at the start of a name is no part of it.
    private static func address(of document: OldDocument, file: String) -> String? {
        if let path = document.text("path") { return "/" + path.split(separator: "/").joined(separator: "/") + "/" }
        var parts = DocumentName.withoutEnding(file).split(separator: "/").map(String.init)
        if ["index", "_index"].contains(parts.last ?? "") { parts.removeLast() }
        guard let last = parts.popLast() else { return "/" }
        let name = document.kind == .listing ? last : DocumentName.dated(last)?.rest ?? last
        parts.append(document.text("slug") ?? Slug(name).text)
        return "/" + parts.joined(separator: "/") + "/"
    }
}

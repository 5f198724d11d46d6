import Foundation

/// Reads an Astro site: collections in `src/content`, pages in `src/pages`, `src/assets` and `public`.
struct AstroReader {
    /// The folders of pages that show collections, by collection.
    private var folders: [String: String] = [:]

    static func read(_ site: OldSite) -> OldSite {
        let routes = AstroReader(pages: OldFolder(site.root + "/src/pages"))
        var site = site
        site.read("src/content") { document, _, _ in
            guard let folder = routes.folders[document.section] else { return }
            let path = DocumentName.withoutEnding(document.path)
            let name = document.text("slug") ?? (document.isIndex ? DocumentName.folder(path) : path)
            let slugs = name.split(separator: "/").map { $0.lowercased().split(separator: " ").joined(separator: "-") }
            document.oldAddress = OldSite.addressByPath(
                ([folder] + slugs).filter { !$0.isEmpty }.joined(separator: "/"))
        }
        site.read("src/pages", isPages: true) { document, file, _ in
            document.oldAddress = OldSite.addressByPath(file)
        }
        site.addFiles(of: "src/assets", below: "assets/") { WrittenKind($0) != .other }
        site.addFiles(of: "public")
        for file in OldFolder(site.root + "/src/pages").files {
            guard let match = file.wholeMatch(of: #/(.+)\.[mc]?[jt]s/#), let feed = OldFeed(String(match.1)) else {
                continue
            }
            // Maps of the site are made by programs too.
            if !feed.path.contains("sitemap") { site.feeds.append(feed) }
        }
        site.readScriptedSettings([
            "astro.config.mjs", "astro.config.js", "astro.config.ts", "src/consts.ts", "src/config.ts", "src/consts.js",
            "src/site.config.ts",
        ])
        return site
    }

    private init(pages folder: OldFolder) {
        for file in folder.files where file.hasSuffix(".astro") && DocumentName.last(file).hasPrefix("[") {
            let text = (try? String(contentsOfFile: folder.location(file), encoding: .utf8)) ?? ""
            for match in text.matches(of: #/getCollection\(\s*['"]([^'"]+)['"]/#)
            where !DocumentName.folder(file).contains("[") {
                folders[String(match.1)] = DocumentName.folder(file)
            }
        }
    }
}

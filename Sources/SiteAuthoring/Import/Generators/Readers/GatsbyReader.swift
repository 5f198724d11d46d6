/// Reads a Gatsby site: its content folder, `src/pages` and `static`. Its programs are not run.
enum GatsbyReader {
    static func read(_ site: OldSite) -> OldSite {
        var site = site
        for folder in ["content", "src/content", "src/posts", "src/episodes", "posts", "episodes"]
        where site.exists(folder) {
            site.read(folder) { document, _, _ in
                let address = document.text("path") ?? document.text("slug")
                document.oldAddress = address?.hasPrefix("/") == true ? address : nil
            }
        }
        site.read("src/pages", isPages: true) { document, file, _ in
            document.oldAddress = OldSite.addressByPath(file)
        }
        site.addFiles(of: "src/images", below: "images/") { WrittenKind($0) != .other }
        site.addFiles(of: "static")
        site.readScriptedSettings(["gatsby-config.js", "gatsby-config.mjs", "gatsby-config.ts"])
        return site
    }
}

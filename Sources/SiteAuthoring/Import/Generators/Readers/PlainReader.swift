/// Reads a folder of Markdown files that no generator is recognised for.
enum PlainReader {
    static func read(_ site: OldSite) -> OldSite {
        var site = site
        site.read("")
        return site
    }
}

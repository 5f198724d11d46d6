import SiteEpisodes

enum Robots {
    /// RFC 9309: everything may be read; the sitemap is named where there is one.
    static func file(base: BaseAddress?) -> PublishedFile {
        var text = "User-agent: *\nAllow: /\n"
        if let base { text += "\nSitemap: \(base.absolute(Sitemap.address))\n" }
        return PublishedFile(
            address: Address(file: "robots.txt"), bytes: Array(text.utf8), mediaType: .plainText,
            source: .made("the rules for robots"))
    }
}

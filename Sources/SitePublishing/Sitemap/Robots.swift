import SiteEpisodes

enum Robots {
    /// `robots.txt` (RFC 9309): allows everything and names the sitemap if the site has one.
    static func file(base: BaseAddress?) -> PublishedFile {
        var text = "User-agent: *\nAllow: /\n"
        if let base { text += "\nSitemap: \(base.absolute(Sitemap.address))\n" }
        return PublishedFile(
            address: Address(file: "robots.txt"), bytes: Array(text.utf8), mediaType: .plainText,
            source: .made("the rules for robots"))
    }
}

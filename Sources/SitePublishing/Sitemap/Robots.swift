import SiteEpisodes

enum Robots {
    /// `robots.txt` (RFC 9309): allows everything and names the sitemaps. Robots read the file at the root of a host alone.
    ///
    /// - Parameter bases: the addresses of the site and of the sites inside it; empty without a public address.
    static func file(bases: [BaseAddress]) -> PublishedFile {
        let lines = bases.map { "Sitemap: \($0.absolute(Sitemap.address))\n" }
        let text = "User-agent: *\nAllow: /\n" + (lines.isEmpty ? "" : "\n") + lines.joined()
        return PublishedFile(
            address: Address(file: "robots.txt"), bytes: Array(text.utf8), mediaType: .plainText,
            source: .made("the rules for robots"))
    }
}

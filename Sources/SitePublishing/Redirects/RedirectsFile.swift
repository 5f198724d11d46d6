import SiteEpisodes

enum RedirectsFile {
    /// The file `_redirects`, which Netlify, Cloudflare Pages and others read. Each line is `old new 301`. `nil`
    /// without redirects.
    static func file(_ redirects: [Redirect]) -> PublishedFile? {
        if redirects.isEmpty { return nil }
        // Addresses are percent-encoded, so they contain no space, which separates the columns.
        let lines = redirects.map { "\($0.old.encodedPath) \($0.new.encodedPath) 301\n" }
        return PublishedFile(
            address: Address(file: "_redirects"), bytes: Array(lines.joined().utf8), mediaType: .plainText,
            source: .made("the aliases of the site"))
    }
}

import SiteEpisodes

enum RedirectsFile {
    /// `_redirects`, which Netlify, Cloudflare Pages and others read: `old new 301`, a line each. `nil` without redirects.
    static func file(_ redirects: [Redirect]) -> PublishedFile? {
        if redirects.isEmpty { return nil }
        // Encoded, so that no address holds the blank that parts the columns.
        let lines = redirects.map { "\($0.old.encodedPath) \($0.new.encodedPath) 301\n" }
        return PublishedFile(
            address: Address(file: "_redirects"), bytes: Array(lines.joined().utf8), mediaType: .plainText,
            source: .made("the aliases of the site"))
    }
}

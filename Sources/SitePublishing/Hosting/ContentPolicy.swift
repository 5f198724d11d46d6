import SiteEpisodes

/// What a browser may load and run on a page (Content Security Policy Level 3): the site's own files, and pictures and
/// recordings from elsewhere where pages have some.
///
/// Not only from the hosts that pages name: browsers check every address that a host leads on to, and what counts downloads
/// leads on to others all the time.
struct ContentPolicy {
    private let pictures: [String]
    private let recordings: [String]

    /// - Parameters:
    ///   - wanted: what the author has set.
    ///   - pages: of the site; read for what the author has not set.
    init(_ wanted: ContentSources, of pages: some Sequence<[UInt8]>) {
        var schemes = RemoteSchemes()
        if wanted.images == nil || wanted.media == nil { for page in pages { schemes.scan(page) } }
        pictures = wanted.images ?? schemes.pictures
        recordings = wanted.media ?? schemes.recordings
    }

    var text: String {
        [
            "default-src 'self'",
            // A page's own layout stands in its head, and numbers of cells at the cells.
            "style-src 'self' 'unsafe-inline'",
            (["img-src 'self' data:"] + pictures).joined(separator: " "),
            (["media-src 'self'"] + recordings).joined(separator: " "),
            "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'",
        ].joined(separator: "; ")
    }
}

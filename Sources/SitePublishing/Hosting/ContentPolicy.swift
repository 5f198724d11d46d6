import SiteEpisodes

/// The sources that a browser may load on a page (Content Security Policy Level 3): the site's own files, and remote
/// pictures, recordings and players if the pages contain any.
///
/// Pictures and recordings are allowed by scheme and not by host. Browsers check every address of a redirect, and download
/// counters redirect to many hosts.
struct ContentPolicy {
    private let pictures: [String]
    private let recordings: [String]
    private let players: [String]

    /// - Parameters:
    ///   - wanted: The sources that the author wrote in `site.yml`.
    ///   - media: The address of the site's own recordings, if they are at a different place.
    ///   - pages: The site's pages. They determine the sources that the author did not write.
    init(_ wanted: ContentSources, media: BaseAddress? = nil, of pages: some Sequence<[UInt8]>) {
        var schemes = RemoteSchemes()
        for page in pages { schemes.scan(page) }
        pictures = wanted.images ?? schemes.pictures
        recordings = wanted.media.map { $0 + [media?.text].compactMap { $0 } } ?? schemes.recordings
        players = schemes.players
    }

    var text: String {
        [
            "default-src 'self'",
            // A page's own layout is in its head, and cell numbers are in `style` attributes.
            "style-src 'self' 'unsafe-inline'",
            (["img-src 'self' data:"] + pictures).joined(separator: " "),
            (["media-src 'self'"] + recordings).joined(separator: " "),
            players.isEmpty ? nil : (["frame-src 'self'"] + players).joined(separator: " "),
            "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'",
        ].compactMap { $0 }.joined(separator: "; ")
    }
}

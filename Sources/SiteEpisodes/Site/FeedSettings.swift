/// The formats of feeds.
package enum FeedFormat: String, Hashable, Sendable, CaseIterable {
    /// RSS 2.0 with the tags of Apple Podcasts and Podcasting 2.0.
    case rss
    /// Atom (RFC 4287).
    case atom
    /// JSON Feed 1.1.
    case json
}

/// The feeds of a site: `feeds:` in `site.yml`.
package struct FeedSettings: Hashable, Sendable {
    /// The number of newest episodes in a feed, or `nil` for the format's default.
    package var limit: Int?
    /// The number of newest episodes whose notes feeds contain, or `nil` for as many as a usual size allows.
    package var notes: Int?
    /// The formats of the site's feed.
    package var formats = FeedFormat.allCases
    /// Former addresses of the site's feed, as files with the same RSS. A reader that subscribed there goes on.
    package var aliases: [Address] = []
    /// The formats of the feeds of tags, collections and so on. Kinds that are not listed have no feeds.
    package var termFormats: [TermKind: [FeedFormat]] = [:]
    /// The WebSub hub that tells subscribers of new episodes.
    package var hub: WebAddress?
    /// Whether published episodes are recorded in `episodes.lock`.
    package var keepsLedger = true

    package init() {}
}

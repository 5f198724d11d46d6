/// The formats of feeds.
public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
    /// RSS 2.0 with the tags of Apple Podcasts and Podcasting 2.0.
    case rss
    /// Atom (RFC 4287).
    case atom
    /// JSON Feed 1.1.
    case json
}

/// The feeds of a site: `feeds:` in `site.yml`.
public struct FeedSettings: Hashable, Sendable {
    /// The number of newest episodes in a feed, or `nil` for the format's default.
    public var limit: Int?
    /// The formats of the site's feed.
    public var formats = FeedFormat.allCases
    /// The formats of the feeds of tags, collections and so on. Kinds that are not listed have no feeds.
    public var termFormats: [TermKind: [FeedFormat]] = [:]
    /// The WebSub hub that tells subscribers of new episodes.
    public var hub: WebAddress?
    /// Whether published episodes are recorded in `episodes.lock`.
    public var keepsLedger = true

    public init() {}
}

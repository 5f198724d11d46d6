/// The forms in which a site says what is new.
package enum FeedFormat: String, Hashable, Sendable, CaseIterable {
    /// RSS 2.0 with the tags of Apple Podcasts and of Podcasting 2.0.
    case rss
    /// RFC 4287.
    case atom
    /// JSON Feed 1.1.
    case json
}

/// Which feeds a site has: `feeds:` in `site.yml`.
package struct FeedSettings: Hashable, Sendable {
    /// How many of the newest episodes a feed lists; `nil` for what is usual of its format.
    package var limit: Int?
    /// Of the whole site.
    package var formats = FeedFormat.allCases
    /// Of each tag, each collection and so on; none where nothing is asked for.
    package var termFormats: [TermKind: [FeedFormat]] = [:]
    /// The WebSub hub that tells subscribers of new episodes.
    package var hub: WebAddress?
    /// Whether published episodes are written into `episodes.lock`.
    package var keepsLedger = true

    package init() {}
}

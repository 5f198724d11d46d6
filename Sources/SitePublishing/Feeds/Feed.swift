import SiteEpisodes
import SiteMarkdown
import SiteMarkup

/// What a feed tells, before it is written in one of the formats.
struct Feed {
    /// How many of the newest episodes bring their notes along, and how many items feeds list where nobody says: all but
    /// the RSS feeds of the site and of collections, because podcast directories forget what a feed no longer lists.
    static let recentCount = 100

    var site: SiteInfo
    var base: BaseAddress
    var title: String
    var summary: String?
    /// The page that shows the same episodes.
    var page: Address
    var image: AssetLocation?
    /// The hosts of the show.
    var hosts: [FeedPerson]
    /// Newest first.
    var items: [FeedItem]
    /// How many items RSS lists; the other formats list no more than ``recentCount``.
    var limit: Int?

    /// The moment of the newest date in the feed: the time of the build would change the bytes of every build.
    var updated: ZonedDate? {
        items.lazy.compactMap(\.updated).max { $0.instant < $1.instant }
    }

    /// The feed of the whole site, not of a part of it.
    var isWhole: Bool { page == .home }

    func address(of format: FeedFormat) -> String { base.absolute(format.address(for: page)) }

    func items(in format: FeedFormat) -> ArraySlice<FeedItem> {
        let usual = format == .rss ? limit : limit ?? Self.recentCount
        return usual.map { items.prefix($0) } ?? items[...]
    }
}

/// One episode of a feed, with everything absolute.
struct FeedItem {
    var episode: Episode
    var url: String
    /// Stays the same when the address changes: the author's, else the one that the ledger remembers.
    var guid: String
    var summary: String?
    /// With absolute links; the newest episodes have it.
    var notes: HTMLText?
    var image: String?
    /// The recording that podcast players take, first of those that can be downloaded.
    var enclosures: [Enclosure]
    var people: [FeedPerson]

    var updated: ZonedDate? { episode.lastChange }
}

/// A recording that can be downloaded.
struct Enclosure: Hashable {
    var url: String
    var type: String
    /// 0 when nobody said, as RSS wants a number.
    var bytes: Int
}

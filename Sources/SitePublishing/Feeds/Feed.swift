import SiteEpisodes
import SiteMarkdown
import SiteMarkup

/// The content of a feed, independent of the format.
struct Feed {
    /// The default number of items in a feed. The RSS feeds of the site and of collections have no default limit, because podcast directories drop
    /// episodes that a feed no longer lists.
    static let recentCount = 100

    /// The size of notes in bytes that feeds contain by default. The newest ``recentCount`` episodes have theirs in any
    /// case.
    static let notesBytes = 4_000_000

    var site: SiteInfo
    var base: BaseAddress
    var title: String
    var summary: String?
    /// The page that shows the same episodes.
    var page: Address
    var image: AssetLocation?
    /// The pictures of the show for apps.
    var images: [FeedPicture]
    /// The hosts of the show.
    var hosts: [FeedPerson]
    /// Newest first.
    var items: [FeedItem]
    /// The maximum number of items; `nil` for all items in RSS, and for ``recentCount`` in the other formats.
    var limit: Int?

    /// The newest date in the feed. The time of the build is not used, because the bytes would change with every build.
    var updated: ZonedDate? {
        items.lazy.compactMap(\.updated).max { $0.instant < $1.instant }
    }

    /// True for the feed of the whole site.
    var isWhole: Bool { page == .home }

    func address(of format: FeedFormat) -> String { base.absolute(format.address(for: page)) }

    func items(in format: FeedFormat) -> ArraySlice<FeedItem> {
        let usual = format == .rss ? limit : limit ?? Self.recentCount
        return usual.map { items.prefix($0) } ?? items[...]
    }
}

/// One episode of a feed. All its addresses are absolute.
struct FeedItem {
    var episode: Episode
    var url: String
    /// Does not change when the address changes. It comes from the author, or else from the ledger.
    var guid: String
    var summary: String?
    /// Notes with absolute links. Old episodes of a very large site have none.
    var notes: HTMLText?
    var image: String?
    /// Recordings that can be downloaded. Podcast players take the first.
    var enclosures: [Enclosure]
    var people: [FeedPerson]
    /// The episode's pictures for apps, with the sizes of those in files.
    var images: [FeedPicture] = []

    var updated: ZonedDate? { episode.lastChange }
}

/// A picture for apps, with the size of its file.
struct FeedPicture {
    var picture: PodcastPicture
    var size: (width: Int, height: Int)?
}

/// A recording that can be downloaded.
struct Enclosure: Hashable {
    var url: String
    var type: String
    /// 0 if the size is unknown, because RSS requires a number.
    var bytes: Int
    var codecs: [String] = []
    var variant = MediaVariant.plain
}

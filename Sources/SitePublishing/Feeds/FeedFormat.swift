import SiteEpisodes
import SiteMediaFacts

extension FeedFormat {
    /// Name of the file in the folder of the page that the feed is about.
    var fileName: String {
        switch self {
        case .rss: "feed.xml"
        case .atom: "atom.xml"
        case .json: "feed.json"
        }
    }

    /// What a page's `<link rel="alternate">` names.
    package var mediaType: MediaType {
        switch self {
        case .rss: MediaType("application/rss+xml")
        case .atom: MediaType("application/atom+xml")
        case .json: MediaType("application/feed+json")
        }
    }

    /// Where the feed about the page at this address is: `/feed.xml`, `/tags/css/feed.xml`.
    package func address(for page: Address) -> Address {
        Address(file: fileName).below(page)
    }
}

extension Catalog {
    /// The formats in which the whole site has a feed, given a public address. Atom has nothing to say without dates.
    package var feedFormats: [FeedFormat] {
        site.feeds.formats.filter { $0 != .atom || episodes.first?.date != nil }
    }

    /// The formats in which a tag, a collection and so on has a feed of its own, because its file or the site asks for it.
    package func feedFormats(of listing: Listing) -> [FeedFormat] {
        let wanted = listing.details.feedFormats ?? site.feeds.termFormats[listing.kind] ?? []
        return wanted.filter { $0 != .atom || newestEpisodes(of: listing).first?.date != nil }
    }
}

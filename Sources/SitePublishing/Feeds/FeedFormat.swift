import SiteEpisodes
import SiteMediaFacts

extension FeedFormat {
    /// The name of the feed's file. The file is in the folder of the page that shows the same episodes.
    var fileName: String {
        switch self {
        case .rss: "feed.xml"
        case .atom: "atom.xml"
        case .json: "feed.json"
        }
    }

    /// The type in a page's `<link rel="alternate">`.
    package var mediaType: MediaType {
        switch self {
        case .rss: MediaType("application/rss+xml")
        case .atom: MediaType("application/atom+xml")
        case .json: MediaType("application/feed+json")
        }
    }

    /// The address of the feed for a page: `/feed.xml`, `/tags/css/feed.xml`.
    package func address(for page: Address) -> Address {
        Address(file: fileName).below(page)
    }
}

extension Catalog {
    /// The formats of the site's own feed; empty without a public address. Atom is left out if no episode has a date.
    package var feedFormats: [FeedFormat] {
        site.feeds.formats.filter { $0 != .atom || episodes.first?.date != nil }
    }

    /// The formats of a list's feed. A tag, collection or other list has a feed if its file or the site asks for one.
    package func feedFormats(of listing: Listing) -> [FeedFormat] {
        let wanted = listing.details.feedFormats ?? site.feeds.termFormats[listing.kind] ?? []
        return wanted.filter { $0 != .atom || newestEpisodes(of: listing).first?.date != nil }
    }
}

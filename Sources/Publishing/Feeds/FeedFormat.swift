import Episodes

/// The forms in which a site says what is new.
public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
    /// RSS 2.0 with the tags of Apple Podcasts and of Podcasting 2.0.
    case rss
    /// RFC 4287.
    case atom
    /// JSON Feed 1.1.
    case json

    /// Name of the file in the folder of the page that the feed is about.
    var fileName: String {
        switch self {
        case .rss: "feed.xml"
        case .atom: "atom.xml"
        case .json: "feed.json"
        }
    }

    /// What a page's `<link rel="alternate">` names.
    public var mediaType: MediaType {
        switch self {
        case .rss: MediaType("application/rss+xml")
        case .atom: MediaType("application/atom+xml")
        case .json: MediaType("application/feed+json")
        }
    }

    /// Where the feed about the page at this address is: `/feed.xml`, `/tags/css/feed.xml`.
    public func address(for page: Address) -> Address {
        Address(file: (page.components + [fileName]).joined(separator: "/"))
    }
}

import Episodes

extension FeedMaker {
    /// The whole site in all formats, and in RSS each collection, and each tag with its newest episodes.
    var files: [PublishedFile] {
        var files = catalog.feedFormats.compactMap { file(whole, $0, source: "the feed of the site") }
        for kind in TermKind.allCases where kind.hasFeeds {
            for listing in catalog.listings(kind) {
                var feed = feed(about: listing)
                if kind == .tags { feed.items = Array(feed.items.prefix(Feed.recentCount)) }
                files += [file(feed, .rss, source: "the feed of \(listing.address.path)")].compactMap { $0 }
            }
        }
        return files
    }

    private func file(_ feed: Feed, _ format: FeedFormat, source: String) -> PublishedFile? {
        let bytes: [UInt8]? =
            switch format {
            case .rss: feed.rss
            case .atom: feed.atom
            case .json: feed.json
            }
        return bytes.map {
            PublishedFile(
                address: format.address(for: feed.page), bytes: $0, mediaType: format.mediaType, source: .made(source))
        }
    }
}

extension Catalog {
    /// The formats in which the whole site has a feed, given a public address. Atom has nothing to say without dates.
    public var feedFormats: [FeedFormat] {
        FeedFormat.allCases.filter { $0 != .atom || episodes.first?.date != nil }
    }
}

extension TermKind {
    /// Whether each of these has an RSS feed of its own.
    public var hasFeeds: Bool { self == .collections || self == .tags }
}

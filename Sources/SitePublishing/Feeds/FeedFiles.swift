import SiteEpisodes

extension FeedMaker {
    /// The feeds of the site, and of each list that asks for one.
    var files: [PublishedFile] {
        let whole = whole
        var files = catalog.feedFormats.compactMap { file(whole, $0, source: "the feed of the site") }
        files += aliases(of: files)
        for kind in TermKind.allCases {
            for listing in catalog.listings(kind) where !Task.isCancelled {
                let formats = catalog.feedFormats(of: listing)
                if formats.isEmpty { continue }
                let feed = feed(about: listing)
                files += formats.compactMap { file(feed, $0, source: "the feed of \(listing.address.path)") }
            }
        }
        return files
    }

    /// The RSS of the site at the former addresses of the feed.
    private func aliases(of files: [PublishedFile]) -> [PublishedFile] {
        guard let feed = files.first(where: { $0.address == FeedFormat.rss.address(for: .home) }) else { return [] }
        return catalog.site.feeds.aliases.map { address in
            var copy = feed
            copy.address = address
            copy.source = .made("the former address of the feed")
            return copy
        }
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

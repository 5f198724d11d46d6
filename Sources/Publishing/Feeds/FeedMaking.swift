import Episodes
import Markdown

/// Makes feeds from the catalog. Each episode is turned into an item once, however many feeds it is in.
struct FeedMaker {
    let catalog: Catalog
    let base: BaseAddress
    private let items: [Episode.ID: FeedItem]

    init(_ catalog: Catalog, base: BaseAddress, notes: [Episode.ID: RenderedMarkdown]) {
        self.catalog = catalog
        self.base = base
        var items: [Episode.ID: FeedItem] = [:]
        for (place, episode) in catalog.episodes.enumerated() {
            let notes = notes[episode.id]
            var item = FeedItem(episode, excerpt: notes?.summary, base: base)
            if place < Feed.recentCount, let notes, !notes.html.isEmpty {
                item.notes = notes.html { base.absolute(link: $0.url, in: episode, of: catalog) }
            }
            items[episode.id] = item
        }
        self.items = items
    }

    /// Everything on the site.
    var whole: Feed {
        feed(catalog.site.title, catalog.site.summary, .home, image: nil, catalog.episodes)
    }

    /// What one tag, collection or person has.
    func feed(about listing: Listing) -> Feed {
        feed(
            "\(listing.name) · \(catalog.site.title)", listing.details.summary, listing.address,
            image: listing.details.image?.location, catalog.newestEpisodes(of: listing))
    }

    private func feed(
        _ title: String, _ summary: String?, _ page: Address, image: AssetLocation?, _ episodes: [Episode]
    ) -> Feed {
        Feed(
            site: catalog.site, base: base, title: title, summary: summary, page: page,
            image: image ?? catalog.site.podcast?.image, items: episodes.compactMap { items[$0.id] })
    }
}

extension FeedItem {
    init(_ episode: Episode, excerpt: String?, base: BaseAddress) {
        let url = base.absolute(episode.address)
        self.episode = episode
        self.url = url
        guid = episode.guid ?? url
        let shown = episode.summary ?? excerpt
        summary = shown?.isEmpty == true ? nil : shown
        image = episode.image.map { base.absolute($0.location) }
        enclosures = episode.media.sorted { $0.kind == .audio && $1.kind == .video }.compactMap { media in
            guard case .asset(let location) = media.source, let type = media.type else { return nil }
            return Enclosure(url: base.absolute(location), type: type.name, bytes: media.bytes ?? 0)
        }
    }
}

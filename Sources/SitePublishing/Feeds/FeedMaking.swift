import SiteEpisodes
import SiteMarkdown
import SiteMarkup
import SiteMediaFacts

/// Makes feeds from the catalog. Each episode becomes an item once, even if many feeds contain it.
struct FeedMaker {
    let catalog: Catalog
    let base: BaseAddress
    /// One item for each episode of the catalog.
    private let items: [FeedItem]
    /// Facts about pictures, by path.
    private let artwork: [String: ArtworkFacts]
    /// The notes that feeds do not contain.
    private(set) var omitted = OmittedNotes()

    /// Stops early, with some items missing, if the task is cancelled.
    ///
    /// - Parameter guids: GUIDs from the ledger, for episodes whose authors wrote none.
    init(_ catalog: Catalog, base: BaseAddress, _ context: PublishingContext, guids: [Episode.ID: String]) {
        self.catalog = catalog
        self.base = base
        artwork = context.artwork
        let usual = max(Feed.recentCount, catalog.site.feeds.limit ?? 0)
        var bytes = 0
        var items: [FeedItem] = []
        items.reserveCapacity(catalog.episodes.count)
        for (place, episode) in catalog.episodes.enumerated() {
            if Task.isCancelled { break }
            let notes = context.notes[episode.id]
            let links = Self.links(
                episode.links.map { ($0.title, base.absolute(link: $0.address.text, in: episode, of: catalog)) },
                below: context.linksTitles[episode.language])
            var item = FeedItem(episode, excerpt: notes?.summary, of: catalog, base: base, guid: guids[episode.id])
            item.images = episode.podcast.images.map { FeedPicture($0, in: context.artwork) }
            let size = (notes?.html.count ?? 0) + links.count
            if size > 0 {
                bytes += size
                let isKept = catalog.site.feeds.notes.map { place < $0 } ?? (place < usual || bytes <= Feed.notesBytes)
                if !isKept {
                    omitted.count += 1
                    omitted.bytes += size
                    items.append(item)
                    continue
                }
                let html = notes?.html(
                    rewriting: { base.absolute(link: $0.url, in: episode, of: catalog) },
                    leavingOut: { catalog.isUnshown(picture: $0.url, in: episode.id) })
                let words = context.bodyWords[episode.language] ?? BodyWords(callouts: [:])
                item.notes = HTMLText(markup: BodyText.feed(html ?? [], words) + links)
            }
            items.append(item)
        }
        self.items = items
    }

    /// The links of an episode's front matter as a list: links, references and sponsors. Pages show them beside the notes,
    /// and readers of feeds have only the notes.
    private static func links(_ links: [(title: String, address: String)], below title: String?) -> [UInt8] {
        guard !links.isEmpty else { return [] }
        var html: [UInt8] = []
        if let title { html += Array("<p>".utf8) + HTMLText(PlainText(title)).bytes + Array("</p>\n".utf8) }
        html += "<ul>\n".utf8
        for link in links {
            html += "<li><a href=\"".utf8
            html.append(xmlAttribute: PlainText(link.address))
            html += Array("\">".utf8) + HTMLText(PlainText(link.title)).bytes + Array("</a></li>\n".utf8)
        }
        return html + "</ul>\n".utf8
    }

    /// The feed of the whole site.
    var whole: Feed {
        feed(
            catalog.site.title, catalog.site.summary, .home, image: nil, limit: catalog.site.feeds.limit,
            catalog.listedEpisodes)
    }

    /// The feed of one tag, collection or person.
    func feed(about listing: Listing) -> Feed {
        let usual = listing.kind == .collections || listing.kind == .seasons ? nil : Feed.recentCount
        return feed(
            catalog.feedTitle(of: listing), listing.details.summary, listing.address,
            image: listing.details.image?.location, limit: catalog.site.feeds.limit ?? usual,
            catalog.newestEpisodes(of: listing))
    }

    private func item(of episode: Episode) -> FeedItem? {
        catalog.place(of: episode.id).flatMap { $0 < items.count ? items[$0] : nil }
    }

    private var hosts: [FeedPerson] {
        catalog.site.podcast?.hosts.map { FeedPerson($0, usually: "host", of: catalog, base: base) } ?? []
    }

    private func feed(
        _ title: String, _ summary: String?, _ page: Address, image: AssetLocation?, limit: Int?, _ episodes: [Episode]
    ) -> Feed {
        Feed(
            site: catalog.site, base: base, title: title, summary: summary, page: page,
            image: image ?? catalog.site.podcast?.image,
            images: catalog.site.podcast?.images.map { FeedPicture($0, in: artwork) } ?? [], hosts: hosts,
            items: episodes.compactMap(item), limit: limit)
    }
}

extension Catalog {
    /// The title of a list's feed. It contains the site's title, so that subscribers can tell the two feeds apart.
    package func feedTitle(of listing: Listing) -> String { "\(listing.name) · \(site.title)" }
}

extension FeedPicture {
    init(_ picture: PodcastPicture, in artwork: [String: ArtworkFacts]) {
        self.picture = picture
        if case .file(let path) = picture.location { size = artwork[path]?.size }
    }
}

extension FeedItem {
    init(_ episode: Episode, excerpt: String?, of catalog: Catalog, base: BaseAddress, guid remembered: String?) {
        let url = base.absolute(episode.address)
        self.episode = episode
        self.url = url
        guid = episode.guid ?? remembered ?? url
        let shown = episode.summary ?? excerpt
        summary = shown?.isEmpty == true ? nil : shown
        image = episode.image.map { base.absolute($0.location) }
        enclosures = episode.enclosures.map { media, location in
            Enclosure(
                url: base.absolute(location), type: (media.type ?? .binary).feedName, bytes: media.bytes ?? 0,
                codecs: media.codecs, variant: media.variant)
        }
        people = [("host", episode.hosts), ("guest", episode.guests)].flatMap { role, credits in
            credits.map { FeedPerson($0, usually: role, of: catalog, base: base) }
        }
    }
}

extension Episode {
    /// Recordings that can be downloaded. Sound comes before video, because podcast players take the first.
    var enclosures: [(media: Media, location: AssetLocation)] {
        self.media.sorted { $0.kind == .audio && $1.kind == .video }.compactMap { media in
            guard case .asset(let location) = media.source else { return nil }
            return (media, location)
        }
    }
}

extension MediaType {
    /// The media type as Apple's list of enclosure types writes it.
    var feedName: String { name == "audio/mp4" ? "audio/x-m4a" : name }
}

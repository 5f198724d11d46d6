import SiteEpisodes

extension ContextWriter {
    func slots(_ page: ListingPage) -> TemplateRecord {
        let listing = page.listing
        let label = GeneratedArtwork.label(number: nil, title: name(listing.kind, listing.term))
        return [
            .breadcrumbs: breadcrumbs(to: page), .kind: .text(words[listing.kind.wordKey]),
            // They change with each episode, so later pages leave them out.
            .count: .text(page.numbers.isFirst ? words.episodes(listing.episodeCount) : nil),
            .duration: .text(page.numbers.isFirst ? page.duration.map(words.spoken) : nil),
            .portrait: portrait(of: listing), .website: website(of: listing),
            .artwork: artwork(
                listing.details.image, identity: listing.address, label: label,
                place: .header(upTo: headerArtwork)),
            .gallery: gallery(page.gallery, label: words["episodes"]), .isEmpty: .boolean(page.gallery.isEmpty),
            .plays: .boolean(page.gallery.isPlayable), .pagination: pagination(page.numbers),
        ]
    }

    /// The picture of a listing, or `null` if it has none.
    private func portrait(of listing: Listing) -> TemplateValue {
        guard let image = listing.details.image, !pictures.isRefused(image) else { return .null }
        return artwork(image, identity: listing.address, label: "", place: .header(upTo: headerArtwork))
    }

    private func website(of listing: Listing) -> TemplateValue {
        guard let link = listing.details.link else { return .null }
        return [.url: .link(link), .title: .text(words["website"])]
    }
}

extension TermKind {
    /// The key of the theme's word for one name of this kind.
    var wordKey: String {
        switch self {
        case .tags: "tagKind"
        case .categories: "categoryKind"
        case .collections: "collectionKind"
        case .seasons: "seasonKind"
        case .people: "personKind"
        }
    }
}

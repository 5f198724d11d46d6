import Episodes

extension ContextWriter {
    func slots(_ page: ListingPage) -> [String: TemplateValue] {
        let listing = page.listing
        let label = GeneratedArtwork.label(number: nil, title: name(listing.kind, listing.term))
        return [
            "breadcrumbs": breadcrumbs([]), "kind": .text(words[listing.kind.wordKey]),
            "count": .text(words.episodes(listing.episodeCount)), "duration": .text(page.duration.map(words.spoken)),
            "artwork": artwork(listing.details.image, identity: listing.address, label: label, place: .top),
            "gallery": gallery(page.gallery, label: words["episodes"]), "isEmpty": .boolean(page.gallery.isEmpty),
            "pagination": pagination(page.numbers),
        ]
    }
}

extension TermKind {
    /// The theme's word for one of them.
    fileprivate var wordKey: String {
        switch self {
        case .tags: "tagKind"
        case .categories: "categoryKind"
        case .collections: "collectionKind"
        case .seasons: "seasonKind"
        case .people: "personKind"
        }
    }
}

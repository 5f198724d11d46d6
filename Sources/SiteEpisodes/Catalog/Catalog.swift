/// All published content of a site. No list in it contains a draft.
///
/// Lookup tables are built once, so no lookup searches all episodes.
package struct Catalog: Sendable {
    package internal(set) var site: SiteInfo
    /// The published episodes, newest first. Those with equal dates are sorted by number, highest first. Episodes
    /// without a date follow, by number, then by path.
    package internal(set) var episodes: [Episode]
    /// Drafts, future and expired episodes that this build does not show, in the same order.
    package let withheld: [Episode]
    /// The pages, sorted by path. There is always a home page.
    package internal(set) var pages: [Page]
    /// Pages that this build does not show.
    package let withheldPages: [Page]
    var listingsByKind: [TermKind: [Listing]]
    private let listingPlaces: [TermKind: [Slug: Int]]
    private let places: [Episode.ID: Int]
    var sources: SourceAddresses
    let translations: Translations
    let pageTranslations: Translations

    /// - Parameters:
    ///   - episodes: the episodes, sorted by ``Episode/precedes(_:_:)``.
    ///   - listings: the listings, in order.
    init(
        site: SiteInfo, shown: (episodes: [Episode], pages: [Page]), withheld: (episodes: [Episode], pages: [Page]),
        listings: [TermKind: [Listing]], sources: SourceAddresses,
        translations: (episodes: Translations, pages: Translations)
    ) {
        self.site = site
        episodes = shown.episodes
        pages = shown.pages
        self.withheld = withheld.episodes
        withheldPages = withheld.pages
        self.translations = translations.episodes
        pageTranslations = translations.pages
        listingsByKind = listings
        listingPlaces = listings.mapValues { listings in
            Dictionary(uniqueKeysWithValues: listings.enumerated().map { ($1.slug, $0) })
        }
        places = Dictionary(uniqueKeysWithValues: episodes.enumerated().map { ($1.id, $0) })
        self.sources = sources
    }

    /// The published episode with the latest date, or `nil` if none has a date. It does not depend on the time of the
    /// build.
    package var newestEpisode: Episode? { episodes.first.flatMap { $0.date == nil ? nil : $0 } }

    /// The next time at which an episode or page is published or expires.
    package var nextChange: Instant? {
        let decisions = [episodes, withheld].joined().lazy.map(\.publication)
        let ofPages = [pages, withheldPages].joined().lazy.map(\.publication)
        return [decisions.compactMap(\.nextChange).min(), ofPages.compactMap(\.nextChange).min()].compactMap(\.self)
            .min()
    }

    /// The addresses that redirect to pages of the site.
    package var formerAddresses: Set<Address> { Set(episodes.flatMap(\.aliases) + pages.flatMap(\.aliases)) }

    package func episode(_ id: Episode.ID) -> Episode? { places[id].map { episodes[$0] } }

    package func place(of id: Episode.ID) -> Int? { places[id] }

    /// All names of a kind that have a published episode, by weight, then seasons by number and the others by name.
    package func listings(_ kind: TermKind) -> [Listing] { listingsByKind[kind] ?? [] }

    package func listing(_ kind: TermKind, _ slug: Slug) -> Listing? {
        listingPlaces[kind]?[slug].flatMap { listingsByKind[kind]?[$0] }
    }

    /// The episodes of a listing. Collections and seasons start with the first episode, unless a collection sets an
    /// order. Others start with the newest.
    package func episodes(of listing: Listing) -> [Episode] { listing.listed.map { episodes[$0] } }

    /// The same episodes, always newest first, for feeds.
    package func newestEpisodes(of listing: Listing) -> [Episode] { listing.listed.sorted().map { episodes[$0] } }

    /// The total duration of a collection or season, which people watch from start to end.
    package func duration(of listing: Listing) -> PlayTime? {
        guard listing.kind == .collections || listing.kind == .seasons else { return nil }
        let durations = listing.listed.compactMap { episodes[$0].duration?.seconds }
        return durations.isEmpty ? nil : PlayTime(seconds: durations.reduce(0, +))
    }

    /// The episode before this one, in its language if possible. It is the next older one or, without dates, the one
    /// with the number before.
    package func previous(of episode: Episode) -> Episode? { neighbour(of: episode, -1) }

    package func next(of episode: Episode) -> Episode? { neighbour(of: episode, 1) }

    private func neighbour(of episode: Episode, _ step: Int) -> Episode? {
        guard let place = places[episode.id] else { return nil }
        let order = ReadingOrder(episodes)
        let own = versions(of: episode).map(\.id)
        var position = order.position(of: place) + step
        while episodes.indices.contains(position) {
            let other = episodes[order.place(at: position)]
            if !own.contains(other.id), translations.isChosen(other.id, in: episode.language) { return other }
            position += step
        }
        return nil
    }
}

extension Catalog {
    /// The entries of a section, sorted and limited. A section that paginates gets all entries, to be cut into pages of
    /// ``SiteInfo/pageSize``.
    ///
    /// If an episode or page has several versions, the one in the page's language is taken, or else in the site's, or
    /// else the first by path.
    ///
    /// - Parameter language: the page's language, or `nil` for the site's.
    package func select(_ plan: SectionPlan, in language: String? = nil) -> [SectionEntry] {
        switch plan.source {
        case .placeholders: return (0..<plan.count).map { .placeholder($0 + 1) }
        case .pictures: return plan.shownPictures.map { .picture($0, page: nil) }
        // The content does not know the themes.
        case .themes: return []
        case .pages: return pages(of: plan, in: language).prefix(plan.limit ?? .max).map { .page($0) }
        case .episodes, .history, .collections, .tags, .categories, .seasons, .people: break
        }
        let sorting = SectionSorting(episodes: episodes)
        guard let kind = plan.source.listingKind else {
            let places = sorting.sorted(places(matching: plan.filter), by: plan.order ?? .newest)
            return translations.oneOfEach(places, in: language) { episodes[$0].id }.prefix(plan.limit ?? .max).map {
                .episode(episodes[$0])
            }
        }
        let found = sorting.sorted(listings(kind, matching: plan.filter), by: plan.order)
        return found.prefix(plan.limit ?? .max).map { .listing($0) }
    }

    /// The pages below a folder, without the folder's own page, sorted by path if the plan sets no order.
    private func pages(of plan: SectionPlan, in language: String?) -> [Page] {
        let prefix = plan.folder.isEmpty ? "" : plan.folder + "/"
        let inFolder = pages.filter { $0.id.hasPrefix(prefix) && $0.id != prefix + "index.md" }
        let found = pageTranslations.oneOfEach(inFolder, in: language) { $0.id }
        return SectionSorting(episodes: episodes).sorted(found, by: plan.order)
    }

    /// The indices of matching episodes, newest first. With names in the filter, only their episodes are examined.
    func places(matching filter: EpisodeFilter) -> [Int] {
        var candidates = Array(episodes.indices)
        for (kind, slugs) in filter.terms {
            let named = Set(slugs.flatMap { listing(kind, $0)?.places ?? [] })
            if named.count < candidates.count { candidates = named.sorted() }
        }
        return filter == .all ? candidates : candidates.filter { filter.matches(episodes[$0]) }
    }

    /// The listings with at least one matching episode.
    private func listings(_ kind: TermKind, matching filter: EpisodeFilter) -> [Listing] {
        guard filter != .all else { return listings(kind) }
        let slugs = Set(places(matching: filter).flatMap { episodes[$0].terms(kind).map(\.slug) })
        return listings(kind).filter { slugs.contains($0.slug) }
    }
}

extension SectionPlan {
    /// Whether a new entry is put before all others. Listings are not sorted so, because a new episode moves them.
    package var startsWithNewest: Bool {
        switch source {
        case .episodes, .history: (order ?? .newest) == .newest
        case .pages: order == .newest
        case .collections, .tags, .categories, .seasons, .people, .pictures, .themes, .placeholders: false
        }
    }
}

extension SectionPlan.Source {
    /// The kind of names, or `nil` for other sources.
    var listingKind: TermKind? {
        switch self {
        case .episodes, .history, .placeholders, .pages, .pictures, .themes: nil
        case .collections: .collections
        case .tags: .tags
        case .categories: .categories
        case .seasons: .seasons
        case .people: .people
        }
    }
}

extension Catalog {
    /// What a section shows, in its order and within its limit. A section that paginates gets all of it, to be cut into
    /// pages of ``SiteInfo/pageSize``.
    ///
    /// Of several versions of one thing it shows that in the page's language, else that in the site's, else the first by path.
    /// - Parameter language: of the page; `nil` for the site's.
    package func select(_ plan: SectionPlan, in language: String? = nil) -> [SectionEntry] {
        switch plan.source {
        case .placeholders: return (0..<plan.count).map { .placeholder($0 + 1) }
        case .pictures: return plan.pictures.prefix(plan.limit ?? .max).map { .picture($0) }
        // What themes there are is not the content's to say.
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

    /// Pages below a folder, without the folder's own; by path where the plan asks for no order.
    private func pages(of plan: SectionPlan, in language: String?) -> [Page] {
        let prefix = plan.folder.isEmpty ? "" : plan.folder + "/"
        let inFolder = pages.filter { $0.id.hasPrefix(prefix) && $0.id != prefix + "index.md" }
        let found = pageTranslations.oneOfEach(inFolder, in: language) { $0.id }
        return SectionSorting(episodes: episodes).sorted(found, by: plan.order)
    }

    /// Places of the episodes that a filter lets through, newest first. A name in the filter costs its episodes only.
    func places(matching filter: EpisodeFilter) -> [Int] {
        var candidates = Array(episodes.indices)
        for (kind, slugs) in filter.terms {
            let named = Set(slugs.flatMap { listing(kind, $0)?.places ?? [] })
            if named.count < candidates.count { candidates = named.sorted() }
        }
        return filter == .all ? candidates : candidates.filter { filter.matches(episodes[$0]) }
    }

    /// Those that name at least one episode that the filter lets through.
    private func listings(_ kind: TermKind, matching filter: EpisodeFilter) -> [Listing] {
        guard filter != .all else { return listings(kind) }
        let slugs = Set(places(matching: filter).flatMap { episodes[$0].terms(kind).map(\.slug) })
        return listings(kind).filter { slugs.contains($0.slug) }
    }
}

extension SectionPlan.Source {
    /// `nil` for episodes and placeholders.
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

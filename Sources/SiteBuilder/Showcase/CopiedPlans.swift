import SiteEpisodes

extension [PagePlan] {
    /// The pages of a showcase copy: pages with sections, pages in the menu, all collections, and the first episodes of
    /// the home page.
    func copied(menu: [MenuItem]) -> [PagePlan] {
        let menu = Set(menu.compactMap { item in if case .page(let address) = item.target { address } else { nil } })
        let home = first { $0.address == .home }
        let shown = (home?.sections ?? []).flatMap(\.entries).compactMap { entry in
            if case .episode(let episode) = entry { episode.id } else { nil }
        }
        var episodes: Set<Episode.ID> = []
        for id in shown where episodes.count < Self.episodeCount { episodes.insert(id) }
        return filter { plan in
            guard plan.numbers.isFirst else { return false }
            return switch plan.subject {
            case .page: !plan.sections.isEmpty || menu.contains(plan.address)
            case .episode(let episode): episodes.contains(episode.id)
            case .listing(let listing): listing.kind == .collections
            case .index, .letters, .picture, .search, .subscribe, .notFound: false
            }
        }
    }

    private static var episodeCount: Int { 6 }
}

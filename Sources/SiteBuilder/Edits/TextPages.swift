import Episodes

/// The pages of each text, a long one's later pages too: looked up, as to ask every page of a large site takes longer than to render
/// one.
struct TextPages: Sendable {
    /// Places among the plans, by the text's id.
    private var places: [String: [Int]] = [:]

    init(_ plans: [PagePlan]) {
        for (place, plan) in plans.enumerated() {
            switch plan.subject {
            case .episode(let episode): places[episode.id, default: []].append(place)
            case .page(let page): places[page.id, default: []].append(place)
            case .listing, .index, .letters, .search, .notFound: break
            }
        }
    }

    /// Places of the pages on which other texts are to be seen, sorted.
    ///
    /// - Parameter plans: the same plans.
    func places(showing revisions: [TextRevision], among plans: [PagePlan]) -> [Int] {
        let own = Set(revisions.flatMap { places[$0.id] ?? [] })
        let cards = Set(revisions.filter(\.changesCards).map(\.id))
        if cards.isEmpty { return own.sorted() }
        return own.union(plans.indices.filter { plans[$0].showsCards(of: cards) }).sorted()
    }
}

extension PagePlan {
    fileprivate func showsCards(of episodes: Set<Episode.ID>) -> Bool {
        sections.contains { section in
            section.entries.contains { entry in
                if case .episode(let episode) = entry { episodes.contains(episode.id) } else { false }
            }
        }
    }

    /// The same page of an episode or a page as it is now.
    func taking(itsSubjectFrom catalog: Catalog) -> PagePlan {
        var plan = self
        switch subject {
        case .episode(let old): if let episode = catalog.episode(old.id) { plan.subject = .episode(episode) }
        case .page(let old):
            if let page = catalog.pages.first(where: { $0.id == old.id }) { plan.subject = .page(page) }
        case .listing, .index, .letters, .search, .notFound: break
        }
        return plan
    }
}

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
    /// - Parameters:
    ///   - plans: the same plans.
    ///   - renderer: of the pages, whether it knows the texts already or not.
    func places(
        showing revisions: [TextRevision], among plans: [PagePlan], by renderer: PageRenderer
    ) -> [Int] {
        var pages = Set(revisions.map(\.id))
        let titled = Set(revisions.filter(\.changesTitle).map(\.id))
        if !titled.isEmpty { pages.formUnion(renderer.episodes(naming: titled)) }
        let own = Set(pages.flatMap { places[$0] ?? [] })
        let cards = Set(revisions.filter(\.changesCards).map(\.id))
        if cards.isEmpty { return own.sorted() }
        return own.union(plans.indices.filter { plans[$0].showsCards(of: cards) }).sorted()
    }
}

extension PageRenderer {
    /// Episodes whose own pages link to one of some: to the episode before or after, in time or in a course, or to a relative.
    fileprivate func episodes(naming named: Set<Episode.ID>) -> [Episode.ID] {
        let near = Set(named.flatMap { related.episodes(sharingNamesWith: $0) })
        func isNamed(_ episode: Episode?) -> Bool { episode.map { named.contains($0.id) } ?? false }
        return catalog.episodes.lazy.filter { episode in
            isNamed(catalog.previous(of: episode)) || isNamed(catalog.next(of: episode))
                || (memberships[episode.id] ?? []).contains { isNamed($0.previous) || isNamed($0.next) }
                || near.contains(episode.id) && relatives(of: episode).contains(where: isNamed)
        }.map(\.id)
    }
}

extension PagePlan {
    fileprivate func showsCards(of texts: Set<String>) -> Bool {
        sections.contains { section in section.entries.contains { $0.text.map(texts.contains) ?? false } }
    }

    /// The same page with some episodes and pages as they are now.
    func taking(_ texts: Set<String>, from catalog: Catalog) -> PagePlan {
        var plan = self
        switch subject {
        case .episode(let old): if let episode = catalog.episode(old.id) { plan.subject = .episode(episode) }
        case .page(let old): if let page = catalog.page(old.id) { plan.subject = .page(page) }
        case .listing, .index, .letters, .search, .notFound: break
        }
        for section in plan.sections.indices {
            for (index, entry) in plan.sections[section].entries.enumerated() {
                guard let id = entry.text, texts.contains(id) else { continue }
                let now = catalog.episode(id).map(SectionEntry.episode) ?? catalog.page(id).map(SectionEntry.page)
                if let now { plan.sections[section].entries[index] = now }
            }
        }
        return plan
    }
}

extension SectionEntry {
    /// Path of the text that the cell stands for; `nil` where it stands for none.
    fileprivate var text: String? {
        switch self {
        case .episode(let episode): episode.id
        case .page(let page): page.id
        case .listing, .picture, .theme, .placeholder: nil
        }
    }
}

extension Catalog {
    fileprivate func page(_ id: Page.ID) -> Page? { pages.first { $0.id == id } }
}

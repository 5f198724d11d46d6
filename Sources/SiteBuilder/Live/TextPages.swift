import SiteEpisodes

/// The pages that depend on each text. This index exists because asking every page of a large site takes longer than
/// rendering one.
struct TextPages: Sendable {
    /// The indices of pages, by the path of the text in messages.
    private var places: [String: [(role: Dependency.Role, place: Int)]] = [:]

    init(_ pages: [RenderedPage]) {
        for (place, page) in pages.enumerated() {
            for dependency in page.dependencies {
                guard case .file(let path) = dependency.source else { continue }
                places[path, default: []].append((dependency.role, place))
            }
        }
    }

    /// The indices of the pages that show a change in these texts, sorted.
    func places(showing revisions: [TextRevision]) -> [Int] {
        Set(
            revisions.flatMap { revision in
                (places[revision.text.body.source.path] ?? []).filter { revision.changes($0.role) }.map(\.place)
            }
        ).sorted()
    }
}

extension TextRevision {
    /// Whether a page that uses the text in this role changes with it.
    fileprivate func changes(_ role: Dependency.Role) -> Bool {
        switch role {
        case .text: true
        case .card: changesCards
        case .previous, .next, .course, .related, .version: changesTitle
        default: false
        }
    }
}

extension PagePlan {
    /// The same page with the current version of these episodes and pages.
    func taking(_ texts: Set<String>, from catalog: Catalog) -> PagePlan {
        var plan = self
        switch subject {
        case .episode(let old): if let episode = catalog.episode(old.id) { plan.subject = .episode(episode) }
        case .page(let old): if let page = catalog.page(old.id) { plan.subject = .page(page) }
        case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: break
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
    /// The path of the text behind a cell, or `nil` if there is none.
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

import SiteEpisodes

/// The pages that each text has a part in: looked up, as to ask every page of a large site takes longer than to render one.
struct TextPages: Sendable {
    /// Places among the pages, by the text's path as messages name it.
    private var places: [String: [(role: Dependency.Role, place: Int)]] = [:]

    init(_ pages: [RenderedPage]) {
        for (place, page) in pages.enumerated() {
            for dependency in page.dependencies {
                guard case .file(let path) = dependency.source else { continue }
                places[path, default: []].append((dependency.role, place))
            }
        }
    }

    /// Places of the pages on which changed texts are to be seen, sorted.
    func places(showing revisions: [TextRevision]) -> [Int] {
        Set(
            revisions.flatMap { revision in
                (places[revision.text.body.source.path] ?? []).filter { revision.changes($0.role) }.map(\.place)
            }
        ).sorted()
    }
}

extension TextRevision {
    /// Whether a page shows something else that takes the text in this role.
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

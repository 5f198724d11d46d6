import CompositionalLayout
import GridCSS
import SiteEpisodes
import SiteTheming

extension PageRenderer {
    func gallery(of plan: PagePlan) -> Gallery? {
        guard !plan.sections.isEmpty else { return nil }
        // If the places are unknown, the first pictures load eagerly.
        let places = pictures.places[PageShape(plan)]
        let language = plan.subject.language
        let sections = plan.sections.enumerated().map { number, section in
            let layout = layouts.used[section.request.use]
            note { _ in Set([section.request.source].compactMap { $0.map { .file(.layout, $0.path) } }) }
            let cells = section.entries.enumerated().map { index, entry in
                let place = (places?[number][index]).map { pictures.sizes.place(of: entry.picture, at: $0) }
                return cell(entry, at: place ?? (number == 0 && index < 3 ? .top : .below), in: language)
            }
            let boundary = layout?.style.boundaryItems ?? []
            func kinds(before: Bool) -> [GallerySection.Boundary] {
                boundary.filter { $0.isBefore == before }.map {
                    self.boundary($0.elementKind, of: section, in: language)
                }
            }
            var shown = GallerySection(
                id: section.id, classes: layout?.className ?? "", layout: section.request.layoutName, cells: cells)
            shown.sizesToContent = layout?.style.sizesToContent ?? false
            shown.fitsContent = layout?.style.fitsContent ?? false
            shown.scrolls = layout?.style.scrolls ?? false
            shown.title = section.history == nil ? section.title : section.history?.otherwise
            shown.history = section.history
            shown.more = section.more
            shown.before = kinds(before: true)
            shown.after = kinds(before: false)
            shown.hasDots = section.history == nil && boundary.contains { $0.elementKind == RowDots.kind }
            shown.needsIndex = layout?.style.needsIndex ?? false
            shown.hasBackground = plan.split != nil && section.hasBackground
            shown.isPlayable = section.entries.contains {
                if case .episode(let episode) = $0 { episode.isPlayable } else { false }
            }
            shown.places = (layout?.style.stacks?.places(count: cells.count) ?? []).map {
                CellPlace(opens: $0.opens, closes: $0.closes, classes: $0.classes)
            }
            return shown.attaching(
                decorations: layout?.style.decorationItems ?? [],
                supplementaries: supplementaries(of: section.entries, layout?.style, in: language),
                pinned: layout?.pinnedKinds ?? [])
        }
        let split = layouts.splits[plan].map { style in
            GallerySplit(
                classes: PageSplits.className,
                stacks: style.stacks.map { .init(classes: $0.className, sections: $0.sections) })
        }
        func elements(isBefore: Bool) -> [BoundaryElement] {
            let kinds = plan.boundary?.kinds(isBefore: isBefore) ?? []
            return kinds.map {
                renderer.boundary($0, of: BoundarySubject(plan.sections, title: plan.title), in: language)
            }
        }
        return Gallery(
            classes: layouts.boundaries.classes(of: plan), sections: sections, split: split,
            before: elements(isBefore: true), after: elements(isBefore: false))
    }

    private func boundary(
        _ kind: String, of section: PlannedSection, in language: String?
    ) -> GallerySection.Boundary {
        switch kind {
        case LayoutSection.headerKind: .header
        case LayoutSection.footerKind: .footer
        case LayoutSection.spacerKind: .spacer
        default: .other(renderer.boundary(kind, of: BoundarySubject(section, kind), in: language))
        }
    }
}

extension BoundarySubject {
    fileprivate init(_ section: PlannedSection, _ kind: String) {
        self.init([section], title: section.title)
        if kind == RowDots.kind, section.history == nil { dots = section.entries.map(\.title) }
    }

    fileprivate init(_ sections: [PlannedSection], title: String?) {
        self.init(
            // The title of a history section depends on the visitor.
            sections: sections.map { Section(id: $0.id, title: $0.history == nil ? $0.title : nil) }, title: title,
            cellCount: sections.map(\.entries.count).reduce(0, +))
    }
}

extension SectionEntry {
    fileprivate var title: String {
        switch self {
        case .episode(let episode): episode.title
        case .listing(let listing): listing.name
        case .page(let page): page.title
        case .picture(let picture, _): picture.alternative ?? ""
        case .theme(let theme): theme.name
        case .placeholder(let number): String(number)
        }
    }
}

extension PagePlan {
    fileprivate var title: String? {
        switch subject {
        case .episode(let episode): episode.title
        case .page(let page): page.title
        case .listing(let listing): listing.name
        case .index, .letters, .picture, .search, .subscribe, .notFound: nil
        }
    }
}

import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// The items around all sections of a page, from its front matter.
struct PlannedBoundary: Sendable {
    let boundary: PageBoundary
    private let value: Value
    private let source: SourceText

    static func read(_ value: Value?, in source: SourceText?) -> (boundary: PlannedBoundary?, diagnostics: [Diagnostic])
    {
        guard let value, let source else { return (nil, []) }
        let (boundary, problems) = PageBoundary.read(value, in: source)
        return (boundary.map { PlannedBoundary(boundary: $0, value: value, source: source) }, problems)
    }

    /// The kinds in document order.
    ///
    /// - Parameter isBefore: `true` for the items before the sections, `false` for those after them.
    func kinds(isBefore: Bool) -> [String] {
        let atBottom: Set<BoundarySupplementaryItem.Alignment> = [.bottom, .bottomLeading, .bottomTrailing]
        return boundary.items.filter { atBottom.contains($0.alignment) != isBefore }.map(\.elementKind)
    }

    /// The source position of an item.
    func source(ofKind kind: String) -> PartSource {
        PartSource(source.path, value.place(ofKind: kind) ?? value.position)
    }

    func diagnostic(_ problem: LoweringProblem) -> Diagnostic {
        Diagnostic(
            .error, id: "layout.not-css", problem.message, hint: problem.hint, in: source, at: value.position)
    }

    /// An error: the stacks of a split page are side by side, so no item can surround both.
    var isOnSplit: Diagnostic {
        Diagnostic(
            .error, id: "split.page-boundary", "a split page cannot have 'boundary'",
            hint: "give the item to a section, or remove 'split'", in: source, at: value.position)
    }

    /// The kinds without a template in the theme.
    func missingTemplates(among templates: Set<String>) -> [Diagnostic] {
        boundary.items.map(\.elementKind).filter { $0 != LayoutSection.spacerKind }.compactMap { kind in
            MissingTemplate(ThemeRenderer.boundaryTemplate(kind), for: kind, among: templates)?.diagnostic(
                in: source, at: value.place(ofKind: kind) ?? value.position)
        }
    }
}

extension LayoutConfiguration {
    /// The configuration of a page with its own boundary items.
    func surrounded(by boundary: PageBoundary?) -> LayoutConfiguration {
        guard let boundary else { return self }
        var configuration = self
        configuration.boundarySupplementaryItems = boundary.items
        configuration.stacksBoundaryItems = true
        return configuration
    }
}

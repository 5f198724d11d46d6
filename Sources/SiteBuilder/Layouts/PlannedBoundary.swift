import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SiteTheming

/// What stands around all sections of one page, as its front matter says.
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

    /// Kinds in the order of the document.
    ///
    /// - Parameter isBefore: those before the sections, or those behind them.
    func kinds(isBefore: Bool) -> [String] {
        let atBottom: Set<BoundarySupplementaryItem.Alignment> = [.bottom, .bottomLeading, .bottomTrailing]
        return boundary.items.filter { atBottom.contains($0.alignment) != isBefore }.map(\.elementKind)
    }

    /// Where an item is written.
    func source(ofKind kind: String) -> PartSource {
        PartSource(source.path, value.place(ofKind: kind) ?? value.position)
    }

    func diagnostic(_ problem: LoweringProblem) -> Diagnostic {
        Diagnostic(
            .error, id: "layout.not-css", problem.message, hint: problem.hint, in: source, at: value.position)
    }

    /// Stacks stand beside each other, and nothing stands around both.
    var isOnSplit: Diagnostic {
        Diagnostic(
            .error, id: "split.page-boundary", "a split page has no 'boundary' of its own",
            hint: "give the item to a section, or remove 'split'", in: source, at: value.position)
    }

    /// Kinds that the theme says nothing about.
    func missingTemplates(among templates: Set<String>) -> [Diagnostic] {
        boundary.items.map(\.elementKind).filter { $0 != LayoutSection.spacerKind }.compactMap { kind in
            MissingTemplate(ThemeRenderer.boundaryTemplate(kind), for: kind, among: templates)?.diagnostic(
                in: source, at: value.place(ofKind: kind) ?? value.position)
        }
    }
}

extension LayoutConfiguration {
    /// The configuration of a page with items of its own.
    func surrounded(by boundary: PageBoundary?) -> LayoutConfiguration {
        guard let boundary else { return self }
        var configuration = self
        configuration.boundarySupplementaryItems = boundary.items
        configuration.stacksBoundaryItems = true
        return configuration
    }
}

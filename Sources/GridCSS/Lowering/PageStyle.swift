import CompositionalLayout

/// What holds for a page as a whole: room between sections, and the layout's own headers and footers.
public struct PageStyle: Sendable {
    let rules: [Rule]

    /// - Parameter configuration: its boundary items stand before and after all sections; heights that depend on the
    ///   width are carried, side items are not.
    public init(_ configuration: LayoutConfiguration) throws(LoweringProblem) {
        if let feature = configuration.unsupportedFeature { throw .unsupported(feature) }
        let layout = CompositionalLayout(configuration: configuration) { _, _ in nil }
        let solved = layout.solve(in: Size(width: 1024, height: 800), itemCounts: [])
        let boundary = try BoundaryLowering(items: solved.boundaryItems, stacks: configuration.stacksBoundaryItems)
            .result()
        let ends = solved.boundaryItems.filter(\.description.alignment.isBottom)
        let areOutside = solved.boundaryItems.allSatisfy {
            $0.description.extendsBoundary
                && ($0.description.alignment.isTop || $0.description.alignment.isBottom)
        }
        guard areOutside, ends.count < 2 || configuration.stacksBoundaryItems else { throw .layoutBoundary }
        var rules = boundary.items
        // Sections take a row each, so the rows behind them have no number: footers follow in the page's own order.
        for index in rules.indices where solved.boundaryItems[index].description.alignment.isBottom {
            rules[index].declarations.removeAll { $0.property == "grid-row" }
        }
        let spacing = Edge(Length(points: configuration.interSectionSpacing)).css
        if !spacing.isZero {
            rules.append(Rule(" > .cl-section ~ .cl-section", [Declaration("margin-block-start", spacing)]))
        }
        self.rules = rules
    }
}

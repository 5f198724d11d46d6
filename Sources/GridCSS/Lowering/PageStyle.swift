import CompositionalLayout

/// The rules for a whole page: the spacing between sections, and the layout's own boundary items.
public struct PageStyle: Sendable {
    let rules: [Rule]

    /// - Parameters:
    ///   - configuration: The layout's configuration. Its boundary items surround all sections; their appearance does
    ///     not depend on the number of sections.
    ///   - sectionCount: The number of sections of the longest page with this style.
    public init(_ configuration: LayoutConfiguration, sectionCount: Int = 0) throws(LoweringProblem) {
        if configuration.scrollDirection != .vertical { throw .sidewaysPage }
        if configuration.interSectionSpacing < 0 { throw .negativeSectionSpacing }
        let layout = CollectionLayout(configuration: configuration) { _, _ in nil }
        let solved = layout.solve(in: Size(width: 1024, height: 800), itemCounts: [])
        let boundary = try BoundaryLowering(
            items: solved.boundaryItems, stacks: configuration.stacksBoundaryItems, body: .sections
        ).result()
        if let most = boundary.mostSections, sectionCount > most { throw .tooManySections(most: most) }
        var rules = boundary.box.isEmpty ? [] : [Rule("", boundary.box)]
        rules += boundary.items
        let spacing = Edge(Length(points: configuration.interSectionSpacing)).css
        if !spacing.isZero {
            rules.append(Rule(" > .cl-section ~ .cl-section", [Declaration("margin-block-start", spacing)]))
        }
        self.rules = rules
    }
}

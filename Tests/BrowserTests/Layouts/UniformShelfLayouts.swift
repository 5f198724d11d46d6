import CompositionalLayout

/// Scrolling rows of groups whose cells have the height of their own group, or are stacked.
extension JudgedLayout {
    private static func cell(
        _ width: Double, _ height: LayoutDimension = .uniformAcrossSiblings(estimate: 60)
    ) -> LayoutItem {
        item(.fractionalWidth(width), height)
    }

    private static func group(_ axis: Axis, _ width: LayoutDimension, _ subitems: [LayoutItem]) -> LayoutGroup {
        LayoutGroup(
            axis: axis, layoutSize: size(width, .estimated(90)), arrangement: .subitems(subitems.map(\.subitem)))
    }

    private static let insets = EdgeInsets(top: 6.5, leading: 20, bottom: 9, trailing: 24)

    private static func shelves(
        _ name: String, _ counts: ClosedRange<Int>, _ behavior: OrthogonalScrollingBehavior, _ group: LayoutGroup
    ) -> [JudgedLayout] {
        counts.map { JudgedLayout("\(name), \($0)", items: $0, shelf(behavior, group, insets: insets, spacing: 7.5)) }
    }

    static let uniformShelves =
        shelves(
            "uniform pairs in a row", 0...5, .groupPaging,
            group(.horizontal, .fractionalWidth(0.6), [cell(0.5), cell(0.4)]).spaced(5).inset(.init(top: 3, leading: 4))
        )
        + shelves(
            "uniform beside fixed and estimated in a row", 4...6, .continuousGroupLeadingBoundary,
            group(
                .horizontal, .fractionalWidth(0.45), [cell(0.3), cell(0.3, .absolute(71.5)), cell(0.3, .estimated(9))]))
        + shelves(
            "texts above each other in a row", 4...6, .groupPagingCentered,
            group(.vertical, .fractionalWidth(0.3), [cell(1, .estimated(40)), cell(0.8), cell(1, .estimated(40))])
                .spaced(8))
        + shelves(
            "pages of texts above each other", 5...6, .paging,
            group(.vertical, .fractionalWidth(0.5), [cell(1, .estimated(40)), cell(1, .estimated(40))]).spaced(4))
        + shelves(
            "a uniform cell alone in its group", 3...3, .continuous,
            group(.horizontal, .absolute(150), [cell(1)]))
}

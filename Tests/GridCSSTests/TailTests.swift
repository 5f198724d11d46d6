import CompositionalLayout
import Testing

@testable import GridCSS

/// Separate groups for the last cells.
@Suite struct TailTests {
    private static let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)))
    private static let row = LayoutGroup.horizontal(
        layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)), subitem: item, count: 2)

    /// A scrolling row is as tall as its tallest group. Texts in a tail would make this height depend on the browser.
    @Test(arguments: [
        (LayoutDimension.absolute(60), EdgeSpacing.none, false), (.estimated(60), .none, true),
        (.absolute(60), EdgeSpacing(top: .flexible(0)), true),
    ])
    func tailInRow(height: LayoutDimension, edges: EdgeSpacing, isRefused: Bool) {
        var tail = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: height), subitem: Self.item, count: 1)
        tail.edgeSpacing = edges
        let section = LayoutSection(
            group: Self.row, orthogonalScrollingBehavior: .groupPaging, tailGroups: [1: tail])
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in section }
        #expect(style.problems.map(\.cause) == (isRefused ? [.lowering(.tailInRow)] : []))
    }

    /// Elements that a cell contains only for a tail, or only for the groups before it, are hidden in the other.
    @Test func badgesOfTailsAreHiddenElsewhere() {
        func row(_ count: Int, _ kind: String) -> LayoutGroup {
            var item = Self.item
            item.supplementaryItems = [
                SupplementaryItem(
                    layoutSize: .init(width: .absolute(9), height: .absolute(9)), elementKind: kind,
                    containerAnchor: LayoutAnchor(edges: .top))
            ]
            return .horizontal(
                layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)), subitem: item, count: count)
        }
        let section = LayoutSection(group: row(2, "new"), tailGroups: [1: row(1, "last")])
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in section }
        #expect(style.problems.isEmpty)
        #expect(
            (0..<3).map { style.supplementaryItems.kinds(ofCell: $0) } == [["new", "last"], ["new"], ["new", "last"]])
        let text = Stylesheet(sections: [("s", style)]).text
        #expect(text.contains(":not(:nth-child(2n+1):nth-last-child(1)) > .cl-supplementary-last { display: none; }"))
        #expect(text.contains("> :nth-child(2n+1):nth-last-child(1) > .cl-supplementary-new { display: none; }"))
    }
}

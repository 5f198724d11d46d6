import CompositionalLayout
import Testing

/// As many equal copies as have a least length: `fit(200)` in layout files.
@Suite struct FittingCountTests {
    private func widths(
        least: Double, gap: Double = 0, insets: EdgeInsets = .zero, in width: Double, items: Int = 20
    ) -> [Double] {
        var group = LayoutGroup.horizontal(
            layoutSize: .row, subitem: LayoutItem.square(.fractionalWidth(1)), fitting: least)
        group.interItemSpacing = .fixed(gap)
        group.contentInsets = insets
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: width, height: 600), itemCounts: [items])
        let cells = solved.frames().sections[0].items
        return cells.filter { $0.y == cells[0].y }.map(\.width)
    }

    @Test(arguments: [
        // Widths, gaps and insets, with the number of columns.
        (199, 200, 0, 0, 1), (200, 200, 0, 0, 1), (399.5, 200, 0, 0, 1), (400, 200, 0, 0, 2), (599, 200, 0, 0, 2),
        (400, 200, 16, 0, 1), (416, 200, 16, 0, 2), (631, 200, 16, 0, 2), (632, 200, 16, 0, 3),
        (662, 200, 16, 15, 3), (661, 200, 16, 15, 2), (100, 33.3, 0, 0, 3), (99, 33.3, 0, 0, 2),
        (400, 210, -20, 0, 2), (10, 200, 50, 0, 1),
    ])
    func columns(width: Double, least: Double, gap: Double, inset: Double, count: Int) {
        let insets = EdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
        let found = widths(least: least, gap: gap, insets: insets, in: width)
        #expect(found.count == count)
        let each = (width - 2 * inset - gap * Double(count - 1)) / Double(count)
        #expect(found.allSatisfy { abs($0 - each) < 1e-9 })
    }

    /// One answer is valid up to the width at which the next column fits.
    @Test func validWidths() {
        let group = LayoutGroup.horizontal(
            layoutSize: .row, subitem: LayoutItem.square(.fractionalWidth(1)), fitting: 200)
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 450, height: 600), itemCounts: [5])
        #expect(abs(solved.validWidths.lowerBound - 400) < 0.01 && abs(solved.validWidths.upperBound - 600) < 0.01)
    }

    @Test func rowsOfAGroupWithAHeight() {
        let group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(250)),
            subitem: LayoutItem.square(.fractionalWidth(1)), fitting: 100)
        let cells = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 300, height: 600), itemCounts: [3]).frames().sections[0].items
        #expect(cells.map(\.height) == [125, 125, 125] && cells.map(\.y) == [0, 125, 250])
    }

    /// A group that is as high as its content has room for no more than one.
    @Test func withoutARoomToFill() {
        let group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(250)),
            subitem: LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(60))), fitting: 10)
        let cells = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 300, height: 600), itemCounts: [2]).frames().sections[0].items
        #expect(cells.count == 2 && cells[1].y >= cells[0].maxY)
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double]) func wrongLengths(least: Double) {
        let group = LayoutGroup.horizontal(layoutSize: .row, subitem: LayoutItem.square(), fitting: least)
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 300, height: 600), itemCounts: [2])
        #expect(!solved.problems.isEmpty)
    }
}

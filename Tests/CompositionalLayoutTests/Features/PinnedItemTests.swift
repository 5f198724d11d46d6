import CompositionalLayout
import Testing

/// Pinned headers and footers while scrolling (layout-semantics 6).
@Suite struct PinnedItemTests {
    private func layout(_ items: [BoundarySupplementaryItem], own: [BoundarySupplementaryItem] = [])
        -> CollectionLayout
    {
        var section = LayoutSection(group: .row([.square(.fractionalWidth(1))]))
        section.boundarySupplementaryItems = items
        return CollectionLayout(
            section: section, configuration: LayoutConfiguration(boundarySupplementaryItems: own))
    }

    private func solve(_ layout: CollectionLayout) -> SolvedLayout {
        layout.solve(in: Size(width: 320, height: 100), itemCounts: [4, 4])
    }

    /// Two sections of 30 + 200. A header stays, then follows, and is finally pushed out.
    @Test(arguments: [
        (-50.0, 0.0, 230.0), (0, 0, 230), (120, 120, 230), (199, 199, 230), (201, 200, 230), (230, 200, 230),
        (300, 200, 300), (1000, 200, 430),
    ]) func headerFollowsItsSection(offset: Double, first: Double, second: Double) {
        let frames = solve(layout([.header(pins: true)])).frames(scrolledTo: Point(x: 0, y: offset))
        #expect(frames.sections.map { $0.boundaryItems[0].frame.y } == [first, second])
        #expect(frames.sections[0].items[0].y == 30)
    }

    @Test(arguments: [(0.0, 70.0, 230.0), (100, 170, 230), (130, 200, 230), (200, 200, 270), (400, 200, 430)])
    func footerFollowsItsSection(offset: Double, first: Double, second: Double) {
        let frames = solve(layout([.header(alignment: .bottom, pins: true)])).frames(scrolledTo: Point(x: 0, y: offset))
        #expect(frames.sections.map { $0.boundaryItems[0].frame.y } == [first, second])
    }

    /// A header ends with the section's groups, not with its footer; a footer begins with them.
    @Test func neitherCoversTheOther() {
        var footer = BoundarySupplementaryItem.header(alignment: .bottom, pins: true)
        footer.elementKind = "footer"
        let solved = solve(layout([.header(pins: true), footer]))
        #expect(solved.frames(scrolledTo: Point(x: 0, y: 220)).sections[0].boundaryItems[0].frame.y == 200)
        #expect(solved.frames(scrolledTo: Point(x: 0, y: -90)).sections[0].boundaryItems[1].frame.y == 30)
    }

    @Test func onlyWhatLeftItsPlaceIsRaised() {
        let solved = solve(layout([.header(pins: true)]))
        let order = solved.frames(scrolledTo: Point(x: 0, y: 10)).sections.map { $0.boundaryItems[0].zIndex }
        #expect(order == [1_000_000_001, 1])
        #expect(solved.frames().sections[0].boundaryItems[0].zIndex == 1)
    }

    @Test func layoutsOwnHeaderStaysToTheEnd() {
        let solved = solve(layout([], own: [.header(pins: true)]))
        #expect(solved.frames(scrolledTo: Point(x: 0, y: 250)).boundaryItems[0].frame.y == 250)
        #expect(solved.frames(scrolledTo: Point(x: 0, y: 9000)).boundaryItems[0].frame.y == 400)
    }

    @Test func sideItemsAreNotPinned() {
        let side = solve(layout([.header(alignment: .leading, pins: true)]))
        #expect(side.frames(scrolledTo: Point(x: 0, y: 90)) == side.frames())
    }

    /// In a horizontal right-to-left layout, the start is at the right and offsets count from the left.
    @Test func sidewaysRightToLeft() {
        var section = LayoutSection(group: .row([.square(.fractionalWidth(1))], width: .absolute(100)))
        section.boundarySupplementaryItems = [
            BoundarySupplementaryItem(
                layoutSize: .init(width: .absolute(40), height: .fractionalHeight(1)), elementKind: "header",
                alignment: .leading, pinToVisibleBounds: true)
        ]
        let layout = CollectionLayout(
            section: section, configuration: LayoutConfiguration(scrollDirection: .horizontal))
        let environment = LayoutEnvironment(width: 200, height: 100, layoutDirection: .rightToLeft)
        let solved = layout.solve(in: environment, itemCounts: [6])
        #expect(solved.frames().contentSize.width == 640)
        #expect(solved.frames().sections[0].boundaryItems[0].frame.x == 600)
        // The visible range is 300...500, and the header is at its right end.
        #expect(solved.frames(scrolledTo: Point(x: 300, y: 0)).sections[0].boundaryItems[0].frame.maxX == 500)
    }
}

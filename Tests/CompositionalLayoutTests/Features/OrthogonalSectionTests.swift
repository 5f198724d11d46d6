import CompositionalLayout
import Testing

/// Sections that scroll across the layout's scroll axis (layout-semantics 5).
@Suite struct OrthogonalSectionTests {
    private func frames(
        _ group: LayoutGroup, _ behavior: OrthogonalScrollingBehavior = .groupPaging, items: Int,
        change: (inout LayoutSection) -> Void = { _ in }
    ) -> LayoutFrames {
        var section = LayoutSection(group: group, orthogonalScrollingBehavior: behavior)
        change(&section)
        return CollectionLayout(section: section)
            .solve(in: Size(width: 300, height: 800), itemCounts: [items]).frames()
    }

    /// A column of three items, as in an app store. The second column contains one item.
    private let column = LayoutGroup.vertical(
        layoutSize: .init(width: .fractionalWidth(0.8), height: .absolute(180)),
        subitems: [LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(60)))])

    @Test func shelfOfColumns() {
        let section = frames(column, items: 4) { $0.interGroupSpacing = 10 }.sections[0]
        #expect(section.items.map(\.x) == [0, 0, 0, 250])
        #expect(section.items.map(\.y) == [0, 60, 120, 0])
        // The row is as tall as its tallest group, even if the last one contains fewer items.
        #expect(section.frame.height == 180)
        #expect(section.scroll?.contentLength == 490)
        #expect(section.scroll?.maximumOffset == 190)
    }

    @Test func groupsStandAcrossTheRowByTheirEdges() {
        let section = frames(column, items: 4) { $0.group.edgeSpacing = .init(top: .fixed(5), bottom: .fixed(7)) }
        #expect(section.sections[0].frame.height == 192)
        #expect(section.sections[0].items[0].y == 5)
    }

    @Test func contentDoesNotWidenTheLayout() {
        #expect(frames(column, items: 40).contentSize == Size(width: 300, height: 180))
        let wide = LayoutGroup.row([.square(.fractionalWidth(1))], width: .absolute(500))
        #expect(frames(wide, items: 2).contentSize == Size(width: 300, height: 50))
        #expect(frames(wide, .none, items: 2).contentSize == Size(width: 500, height: 100))
    }

    @Test(arguments: [
        (OrthogonalScrollingBehavior.continuous, 100.0, 100.0), (.continuous, 9999, 300), (.continuous, -50, 0),
        (.continuousGroupLeadingBoundary, 100, 120), (.groupPaging, 290, 300), (.groupPaging, 50, 0),
        (.paging, 140, 0), (.paging, 160, 300), (.groupPagingCentered, 0, 30), (.groupPagingCentered, 299, 270),
    ]) func rest(behavior: OrthogonalScrollingBehavior, wanted: Double, stop: Double) {
        let section = frames(.row([.square(.fractionalWidth(1))], width: .absolute(120)), behavior, items: 5)
        #expect(section.sections[0].scroll?.restingOffset(for: wanted) == stop)
    }

    @Test(arguments: OrthogonalScrollingBehavior.allCases) func rowThatFitsDoesNotMove(
        behavior: OrthogonalScrollingBehavior
    ) {
        let section = frames(.row([.square(.fractionalWidth(1))], width: .absolute(120)), behavior, items: 2)
        let offset = section.sections[0].scroll?.restingOffset(for: 80)
        #expect(behavior == .none ? offset == nil : offset == 0)
    }

    @Test func sectionWithoutItemsHasNothingToScroll() {
        let section = frames(column, items: 0) { $0.boundarySupplementaryItems = [.header()] }.sections[0]
        #expect(section.scroll?.contentLength == 0 && section.scroll?.restingOffset(for: 10) == 0)
        #expect(section.frame.height == 30)
    }
}

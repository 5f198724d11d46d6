import CompositionalLayout
import Testing

/// Badges in partly filled groups, in trimmed groups, and by number.
@Suite struct SupplementaryTests {
    private let corner = LayoutAnchor(edges: [.top, .trailing])

    private func frames(_ group: LayoutGroup, items: Int, width: Double = 400) -> LayoutFrames.Section {
        CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: width, height: 800), itemCounts: [items]).frames().sections[0]
    }

    /// A row of one cell with a badge and a stack of two cells. The stack has a badge of a different kind.
    private var group: LayoutGroup {
        var lead = LayoutItem.square(.fractionalWidth(0.5))
        lead.supplementaryItems = [.badge(corner)]
        let half = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
        var stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
            subitems: [LayoutItem(layoutSize: half)])
        var more = SupplementaryItem.badge(corner)
        more.elementKind = "more"
        stack.supplementaryItems = [more]
        return .horizontal(layoutSize: .row, subitems: [lead, stack])
    }

    @Test(arguments: [
        (0, [], []), (1, [0], []), (2, [0], [0]), (3, [0], [0]), (4, [0, 1], [0]), (5, [0, 1], [0, 1]),
    ])
    func aGroupWithoutItemsHasNone(items: Int, badges: [Int], more: [Int]) {
        let found = frames(group, items: items).supplementaryItems
        #expect(found.filter { $0.elementKind == "badge" }.map(\.index) == badges)
        #expect(found.filter { $0.elementKind == "more" }.map(\.index) == more)
    }

    @Test func placesRepeatWithTheGroup() {
        let found = frames(group, items: 6).supplementaryItems
        #expect(found.map(\.frame.x) == [180, 380, 180, 380])
        #expect(found.map(\.frame.y) == [0, 0, 50, 50])
        #expect(found.allSatisfy { $0.zIndex == 1 })
    }

    @Test func badgeFollowsTheFrameWithoutInsets() {
        var item = LayoutItem.square(.fractionalWidth(1))
        item.contentInsets = EdgeInsets(all: 8)
        var badge = SupplementaryItem.badge(corner, width: .fractionalWidth(0.5))
        badge.containerAnchor.offset = .fractional(Point(x: 0.5, y: -0.5))
        item.supplementaryItems = [badge]
        let found = frames(.row([item]), items: 1).supplementaryItems[0]
        #expect(found.frame == Rect(x: 392.0 - 192 + 96, y: -2, width: 192, height: 20))
    }

    @Test func insetsAreInsideAndSpacingOutside() {
        var item = LayoutItem.square(.fractionalWidth(1))
        var badge = SupplementaryItem.badge(corner, width: .absolute(40))
        badge.edgeSpacing = EdgeSpacing(top: .fixed(5), trailing: .flexible(7), bottom: .fixed(100))
        badge.contentInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        item.supplementaryItems = [badge]
        let found = frames(.row([item]), items: 1).supplementaryItems[0]
        let expected: Rect<Double> = Rect(x: 355, y: 6, width: 34, height: 16)
        #expect(found.frame == expected)
    }

    @Test func estimatesOfBadgesAreNeverMeasured() {
        var item = LayoutItem.square(.fractionalWidth(1))
        item.supplementaryItems = [.badge(corner, width: .estimated(33))]
        #expect(frames(.row([item]), items: 1).supplementaryItems[0].frame.width == 33)
    }
}

import CompositionalLayout
import Testing

/// Cases of `uniformAcrossSiblings` that the vectors do not cover: fixed groups, nested groups, no measured sizes
/// (layout-semantics 4.8).
@Suite struct UniformSizeTests {
    private let uniform = LayoutItem(
        layoutSize: .init(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 40)))

    private func heights(_ group: LayoutGroup, measured: [Double]) -> [Double] {
        let sizes = MeasuredSizes(items: [
            0: Dictionary(uniqueKeysWithValues: measured.enumerated().map { ($0, .init(height: $1)) })
        ])
        return CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 400, height: 800), itemCounts: [max(measured.count, 3)], measured: sizes)
            .frames().sections[0].items.map(\.height)
    }

    private func row(_ height: LayoutDimension) -> LayoutGroup {
        .horizontal(layoutSize: .init(width: .fractionalWidth(1), height: height), subitems: [uniform])
    }

    @Test func eachRowByItself() {
        #expect(heights(row(.estimated(40)), measured: [10, 20, 30, 5, 7]) == [20, 20, 30, 30, 7])
    }

    @Test func allRowsWhenTheOutermostGroupIsUniform() {
        let section = row(.uniformAcrossSiblings(estimate: 40))
        #expect(heights(section, measured: [10, 20, 30, 5, 7]) == [30, 30, 30, 30, 30])
    }

    /// Items with estimated heights keep their own height in groups of uniform height.
    @Test func allGroupsHaveOneLength() {
        let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(40)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 40)),
            subitems: [text])
        let measured = MeasuredSizes(items: [0: [0: .init(height: 10), 1: .init(height: 70)]])
        let section = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 400, height: 800), itemCounts: [3], measured: measured).frames().sections[0]
        #expect(section.items.map(\.height) == [10, 70, 40])
        #expect(section.items.map(\.y) == [0, 70, 140])
        #expect(section.frame.height == 210)
    }

    @Test func groupOfFixedHeightHasNothingToShare() {
        #expect(heights(row(.absolute(50)), measured: [10, 20, 30]) == [10, 20, 30])
    }

    @Test func estimatesStandInForContent() {
        #expect(heights(row(.estimated(40)), measured: []) == [40, 40, 40])
    }

    @Test func nestedGroupGrowsAsABox() {
        let cell = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(40)))
        var stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(estimate: 40)),
            subitems: [cell])
        stack.supplementaryItems = [.badge(LayoutAnchor(edges: .bottom))]
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(40)), subitems: [stack, uniform])
        let measured = MeasuredSizes(items: [0: [0: .init(height: 30), 1: .init(height: 90)]])
        let section = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 400, height: 800), itemCounts: [2], measured: measured).frames().sections[0]
        #expect(section.items.map(\.height) == [30, 90])
        #expect(section.supplementaryItems[0].frame.maxY == 90)
    }
}

import CompositionalLayout
import Testing

/// A partly filled last group: positions and sizes are those of a full group (layout-semantics 4.6), with fixed and
/// with content heights.
@Suite struct PartialGroupTests {
    private func frames(_ height: LayoutDimension, _ subitems: [LayoutItem], items: Int) -> LayoutFrames.Section {
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: height), subitems: subitems)
        group.interItemSpacing = .fixed(12)
        var measured: [Int: MeasuredSizes.Extent] = [:]
        for item in 0..<items { measured[item] = .init(height: 10) }
        return CollectionLayout(section: LayoutSection(group: group))
            .solve(
                in: Size(width: 390, height: 800), itemCounts: [items], measured: MeasuredSizes(items: [0: measured])
            )
            .frames().sections[0]
    }

    @Test(arguments: 1...7) func widthsAreThoseOfAFullGroup(items: Int) {
        // Three fit, so fractions refer to 390 - 2 * 12, even if only one or two items remain.
        let fixed = LayoutItem(layoutSize: .init(width: .absolute(100), height: .absolute(5)))
        let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.25), height: .estimated(50)))
        let section = frames(.estimated(50), [fixed, text], items: items)
        #expect(section.items.map(\.width) == [100, 91.5, 100, 100, 91.5, 100, 100].prefix(items).map { $0 })
    }

    @Test(arguments: 1...3) func estimatesOfMissingItemsDoNotTrim(items: Int) {
        let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(1.0 / 3), height: .estimated(50)))
        #expect(frames(.absolute(60), [text], items: items).frame.height == 60)
    }
}

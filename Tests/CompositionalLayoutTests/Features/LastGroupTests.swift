import CompositionalLayout
import Testing

/// The place of a last group that is not full: its cells share the free space of their line.
@Suite struct LastGroupTests {
    private static func row(_ group: LayoutGroup, _ alignment: LastGroupAlignment, items: Int) -> LayoutFrames.Section {
        var section = LayoutSection(group: group, contentInsets: .init(leading: 10, trailing: 20))
        section.lastGroupAlignment = alignment
        let solved = CollectionLayout(section: section).solve(in: Size(width: 330, height: 800), itemCounts: [items])
        #expect(solved.problems == [])
        return solved.frames().sections[0]
    }

    private static func group(_ height: LayoutDimension = .absolute(40), count: Int = 3) -> LayoutGroup {
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: height))
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: height), subitem: item, count: count)
        group.interItemSpacing = .fixed(15)
        return group
    }

    /// Three cells of 90 and two gaps of 15 fill 300.
    @Test(
        arguments: [
            (.leading, 1, [10]), (.center, 1, [115]), (.trailing, 1, [220]), (.center, 2, [62.5, 167.5]),
            (.trailing, 2, [115, 220]), (.center, 3, [10, 115, 220]), (.trailing, 4, [10, 115, 220, 220]),
        ] as [(LastGroupAlignment, Int, [Double])]) func cells(alignment: LastGroupAlignment, items: Int, x: [Double])
    {
        for height in [LayoutDimension.absolute(40), .estimated(40)] {
            let frames = Self.row(Self.group(height), alignment, items: items)
            #expect(frames.items.map { Float($0.x) } == x.map { Float($0) })
            #expect(frames.items.allSatisfy { Float($0.width) == 90 && $0.height == 40 })
            #expect(frames.frame.height == Double((items - 1) / 3 + 1) * 40)
        }
    }

    /// A full row leaves 20 free; the last row stands in the middle of the line, not of the full row.
    @Test func asManyAsFit() {
        let item = LayoutItem(layoutSize: .init(width: .absolute(140), height: .absolute(40)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)), subitems: [item])
        #expect(Self.row(group, .center, items: 3).items.map(\.x) == [10, 150, 90])
    }

    @Test func theLastRowIsTrimmedAsBefore() {
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(25)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)), subitem: item, count: 2)
        let heights = LastGroupAlignment.allCases.map { Self.row(group, $0, items: 3).frame.height }
        #expect(Set(heights).count == 1)
    }

    /// Groups whose subitems hold several cells, and stacks, stay as they are; so does a tail of the author's.
    @Test func whatHasNoLineOfCellsStays() {
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(20)))
        let stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .absolute(40)), subitem: item, count: 2)
        let nested = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)), subitems: [stack])
        #expect(Self.row(nested, .trailing, items: 1).items.map(\.x) == [10])
        #expect(Self.row(stack, .trailing, items: 1).items.map(\.x) == [10])
        var section = LayoutSection(group: Self.group(), tailGroups: [1: Self.group(count: 1)])
        section.lastGroupAlignment = .trailing
        let solved = CollectionLayout(section: section).solve(in: Size(width: 330, height: 800), itemCounts: [4])
        #expect(solved.frames().sections[0].items.last == Rect(x: 0, y: 40, width: 330, height: 40))
    }
}

import CompositionalLayout
import Testing

/// Groups that lay out the last items instead of a partly filled group.
@Suite struct TailGroupTests {
    private static func row(_ count: Int, height: Double) -> LayoutGroup {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
        return .horizontal(
            layoutSize: size,
            subitem: LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1))),
            count: count)
    }

    private static let section = LayoutSection(
        group: row(3, height: 60), contentInsets: .init(top: 5, bottom: 7), interGroupSpacing: 10,
        tailGroups: [1: row(1, height: 100), 2: row(2, height: 80)])

    private func solve(_ section: LayoutSection, items: Int) -> SolvedLayout {
        CollectionLayout(section: section).solve(in: Size(width: 300, height: 400), itemCounts: [items])
    }

    @Test(arguments: [
        (1, [Rect(x: 0.0, y: 5, width: 300, height: 100)], 112.0),
        (2, [Rect(x: 0.0, y: 5, width: 150, height: 80), Rect(x: 150, y: 5, width: 150, height: 80)], 92),
        (3, [Rect(x: 0.0, y: 5, width: 100, height: 60)], 72),
        (4, [Rect(x: 0.0, y: 75, width: 300, height: 100)], 182),
        (8, [Rect(x: 0.0, y: 145, width: 150, height: 80), Rect(x: 150, y: 145, width: 150, height: 80)], 232),
    ]) func lastItems(items: Int, tail: [Rect<Double>], height: Double) {
        let solved = solve(Self.section, items: items)
        let frames = solved.frames()
        #expect(solved.problems.isEmpty)
        let cells = frames.sections[0].items
        #expect(Array(cells.dropFirst(items % 3 == 0 ? items - 3 : items / 3 * 3).prefix(tail.count)) == tail)
        #expect(cells.count == items)
        #expect(frames.contentSize.height == height)
    }

    /// A million items are still only two runs.
    @Test func tailsAreOneRunMore() {
        let runs = solve(Self.section, items: 1_000_001).sections[0].runs
        #expect(runs.map(\.itemCount) == [999_999, 2])
        #expect(runs.map(\.firstItem) == [0, 999_999])
        #expect(runs[1].origin.y == Length(points: 5 + 333_333 * 70))
    }

    /// A tail has its own edge spacing on both axes.
    @Test func edgesOfTheTailCount() {
        var section = Self.section
        section.group.edgeSpacing = EdgeSpacing(top: .fixed(3))
        var tail = Self.row(1, height: 20)
        tail.layoutSize.width = .absolute(100)
        tail.edgeSpacing = EdgeSpacing(
            leading: .flexible(0), top: .fixed(11), trailing: .flexible(0), bottom: .fixed(9))
        section.tailGroups = [1: tail]
        let frames = solve(section, items: 4).frames()
        #expect(frames.sections[0].items[3] == Rect(x: 100.0, y: 89, width: 100, height: 20))
        #expect(frames.contentSize.height == 89 + 20 + 9 + 7)
        #expect(solve(section, items: 4).snappedFrames() == frames)
    }

    @Test func estimatesOfTailsAreMeasured() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(50))
        func row(_ count: Int) -> LayoutGroup {
            .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: count)
        }
        let section = LayoutSection(group: row(3), tailGroups: [1: row(1), 2: row(2)])
        let heights = [10.0, 20, 30, 44, 33].enumerated().map { ($0, MeasuredSizes.Extent(height: $1)) }
        let measured = MeasuredSizes(items: [0: Dictionary(uniqueKeysWithValues: heights)])
        let frames = CollectionLayout(section: section)
            .solve(in: Size(width: 300, height: 400), itemCounts: [5], measured: measured).frames().sections[0]
        #expect(frames.items[3] == Rect(x: 0, y: 30, width: 150, height: 44))
        #expect(frames.items[4] == Rect(x: 150, y: 30, width: 150, height: 33))
        #expect(frames.frame.height == 74)
    }

    /// All tails are checked at any number of items, because a page gets more items over time.
    @Test(arguments: [1, 3, 5]) func tailOfAnotherNumber(items: Int) {
        var section = Self.section
        section.tailGroups[2] = Self.row(3, height: 10)
        let solved = solve(section, items: items)
        #expect(solved.problems.map(\.kind) == [.tailMismatch(remainder: 2, cells: 3)])
        #expect(solved.problems.first?.group == section.tailGroups[2])
        #expect(solved.frames().sections[0].items.isEmpty)
    }

    @Test(arguments: [0, -1, Int.min]) func tailOfNothing(remainder: Int) {
        var section = Self.section
        section.tailGroups[remainder] = Self.row(1, height: 10)
        #expect(solve(section, items: 3).problems.map(\.name) == ["tailMismatch"])
    }

    @Test func numbersThatTheGroupHoldsAreNotNeeded() {
        var section = Self.section
        section.tailGroups[3] = Self.row(1, height: 10)
        section.tailGroups[.max] = Self.row(1, height: 10)
        #expect(solve(section, items: 3).problems.isEmpty)
        #expect(solve(section, items: 3).frames().sections[0].items.map(\.width) == [100, 100, 100])
    }

    @Test func whatIsWrongInATailIsFound() {
        var section = Self.section
        section.tailGroups[1] = .horizontal(layoutSize: .row, subitems: [])
        #expect(solve(section, items: 3).problems.map(\.name) == ["emptySubitems"])
        section.tailGroups[1] = .row([.square(.absolute(.nan))])
        #expect(solve(section, items: 3).problems.map(\.name) == ["nonFinite"])
        section.tailGroups[1] = .row([.square(.absolute(301))])
        #expect(solve(section, items: 3).problems.map(\.name) == ["cannotFit"])
    }

    @Test func rowsThatScrollEndInTails() {
        var section = Self.section
        section.orthogonalScrollingBehavior = .groupPaging
        section.group.layoutSize.width = .absolute(120)
        section.tailGroups[1]?.layoutSize.width = .absolute(90)
        let frames = solve(section, items: 4).frames().sections[0]
        #expect(frames.items.map(\.x) == [0, 40, 80, 130])
        #expect(frames.items[3].width == 90)
    }
}

import CompositionalLayout
import Testing

/// Compositional sections on the sides of a split layout.
@Suite struct CompositionalSplitTests {
    private static let sides: [SplitSide] = [.left, .right, .left, .right]

    /// Rows of two cells, 10 points high; the height may be estimated.
    private func layout(
        _ arrangement: @escaping @Sendable (LayoutEnvironment) -> SplitArrangement,
        height: LayoutDimension = .absolute(10)
    ) -> CompositionalSplitLayout {
        let cell = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: height))
        let row = LayoutGroup.horizontal(layoutSize: cell.layoutSize, subitem: cell, count: 2)
        return CompositionalSplitLayout(
            configuration: LayoutConfiguration(interSectionSpacing: 5), splitProvider: arrangement
        ) { _, _ in LayoutSection(group: row) }
    }

    private func frames(
        _ ratio: Double, width: Double = 500, direction: LayoutTraits.LayoutDirection = .leftToRight,
        mirrors: Bool = false, sides: [SplitSide] = sides
    ) -> LayoutFrames {
        layout { _ in
            SplitArrangement(
                leftSideRatio: ratio, splitSpacing: 20, sides: sides, mirrorsWithDirection: mirrors)
        }
        .solve(
            in: LayoutEnvironment(width: width, height: 800, layoutDirection: direction), itemCounts: [2, 4, 2, 2]
        ).snappedFrames()
    }

    @Test func eachSideIsAStackOfItsOwn() {
        let frames = frames(0.25)
        #expect(frames.sections.map(\.frame.x) == [0, 140, 0, 140])
        #expect(frames.sections.map(\.frame.width) == [120, 360, 120, 360])
        #expect(frames.sections.map(\.frame.y) == [0, 0, 15, 25])
        #expect(frames.contentSize == Size(width: 500, height: 35))
        #expect(frames.sections[1].items.map(\.x) == [140, 320, 140, 320])
    }

    /// Sections are solved for a width that a page can have: half of 33 points is 17, not 16.5.
    @Test func sidesBeginAndEndOnWholePoints() {
        let frames = frames(1.0 / 3, width: 121)
        #expect(frames.sections.map(\.frame.x) == [0, 54, 0, 54])
        #expect(frames.sections.map(\.frame.width) == [34, 67, 34, 67])
    }

    /// If one side has the whole width, the spacing is ignored and the sections of the other side are not shown.
    @Test(arguments: [(0.0, [false, true, false, true]), (1.0, [true, false, true, false])])
    func aSideWithoutWidthIsDropped(ratio: Double, shown: [Bool]) {
        let frames = frames(ratio)
        #expect(frames.sections.map { $0.frame.width == 500 } == shown)
        #expect(frames.sections.map { !$0.items.isEmpty } == shown)
    }

    @Test func oneColumnIsInTheOrderOfThePage() {
        let frames = frames(0, sides: Array(repeating: .right, count: 4))
        #expect(frames.sections.map(\.frame.y) == [0, 15, 40, 55])
    }

    /// Sides are physical. Their contents read in the page's direction.
    @Test(arguments: [(false, [0.0, 140, 0, 140]), (true, [380.0, 0, 380, 0])])
    func rightToLeft(mirrors: Bool, x: [Double]) {
        let frames = frames(0.25, direction: .rightToLeft, mirrors: mirrors)
        #expect(frames.sections.map(\.frame.x) == x)
        #expect(frames.sections[0].items[0].x == x[0] + 60)
    }

    @Test func measuredSizesAreByThePagesSections() {
        let split = layout({ _ in SplitArrangement(leftSideRatio: 0.5, sides: Self.sides) }, height: .estimated(10))
        var measured = MeasuredSizes()
        measured.items[2] = [1: .init(height: 33)]
        let frames = split.solve(
            in: LayoutEnvironment(width: 400, height: 800), itemCounts: [2, 2, 2, 2], measured: measured
        ).frames()
        #expect(frames.sections.map(\.frame.height) == [10, 10, 33, 10])
    }

    /// Providers receive the width of the side and its size class.
    @Test func providersSeeTheirSide() {
        let split = CompositionalSplitLayout { _ in
            SplitArrangement(leftSideRatio: 0.25, sides: [.left, .right])
        } sectionProvider: { _, environment in
            let isWide = environment.traits.horizontalSizeClass == .regular
            let size = LayoutSize(
                width: .fractionalWidth(1),
                height: .absolute(environment.container.contentSize.width + (isWide ? 1 : 0)))
            return LayoutSection(group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        }
        let frames = split.solve(in: LayoutEnvironment(width: 1200, height: 800), itemCounts: [1, 1]).frames()
        #expect(frames.sections.map { $0.items[0].height } == [300, 901])
    }

    @Test func problemsNameThePagesSections() {
        let split = CompositionalSplitLayout { _ in
            SplitArrangement(leftSideRatio: 2, sides: [.right, .left, .left])
        } sectionProvider: { _, _ in
            nil
        }
        let solved = split.solve(in: LayoutEnvironment(width: 400, height: 800), itemCounts: [1, 0, 3])
        #expect(solved.problems == [LayoutProblem(.missingSection, section: 2)])
        #expect(solved.warnings == [LayoutWarning(.ratioOutOfRange(2), section: nil)])
    }

    @Test(arguments: [Double.nan, .infinity, 1e300]) func numbersThatAreNone(number: Double) {
        let solved = layout { _ in SplitArrangement(leftSideRatio: 0.5, splitSpacing: number, sides: Self.sides) }
            .solve(in: LayoutEnvironment(width: 400, height: 800), itemCounts: [1, 1, 1, 1])
        #expect(solved.problems.map(\.name) == [number.isFinite ? "tooLarge" : "nonFinite"])
        #expect(solved.frames().sections.flatMap(\.items) == [])
    }

    @Test func linesOfEqualHeight() {
        let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(10)))
        let fixed = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: .absolute(10)))
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(10))
        let row = LayoutGroup.horizontal(layoutSize: size, subitems: [text, text])
        let stack = LayoutGroup.vertical(layoutSize: size, subitems: [row, fixed, text])
        var measured = MeasuredSizes()
        measured.items[0] = [0: .init(height: 30), 1: .init(height: 20)]
        let section = LayoutSection(group: stack).normalizingLineHeights
        let items = CollectionLayout(section: section)
            .solve(in: Size(width: 200, height: 500), itemCounts: [4], measured: measured).frames().sections[0].items
        #expect(items.map(\.height) == [30, 30, 10, 10])
    }
}

/// Frames of `SplitLayout`'s own sections with edges on whole points.
@Suite struct SnappedSplitFramesTests {
    @Test func neighboursShareTheirEdge() {
        let layout = SplitLayout(leftSideRatio: 0.4, splitSpacing: 8)
        let third = Size(width: 146.8 / 3, height: 10.5)
        let frames = layout.frames(
            in: SplitContainer(size: Size(width: 375, height: 600)),
            sections: [
                SplitSection(
                    side: .left, itemSizes: [third, third, third, third], headerSize: Size(width: 146.8, height: 7.25)),
                SplitSection(side: .right, itemSizes: [Size(width: 220.2, height: 3)]),
            ]
        ).snapped
        let items = frames.sections[0].items.map(\.frame)
        #expect(items.prefix(3).map(\.x) == [0, 49, 98] && items.prefix(3).map(\.maxX) == [49, 98, 147])
        #expect(items.map(\.y) == [7, 7, 7, 18] && items.map(\.maxY) == [18, 18, 18, 28])
        #expect(frames.sections[0].header?.maxY == 7)
        #expect(frames.sections[1].background == Rect(x: 155, y: 0, width: 220, height: 3))
    }
}

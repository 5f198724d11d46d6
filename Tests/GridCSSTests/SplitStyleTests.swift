import CompositionalLayout
import Testing

@testable import GridCSS

/// Split pages as rules.
@Suite struct SplitStyleTests {
    private static let finder = IntervalFinder(widths: 240...1280)

    private static func style(
        sides: [SplitSide] = [.left, .right], hasBackgrounds: Bool = false,
        _ arrangement: @escaping (Int) -> (ratio: Double, spacing: Double)
    ) -> SplitStyle {
        SplitStyle(finder: finder, sectionSpacing: 24, hasBackgrounds: hasBackgrounds) { environment in
            let (ratio, spacing) = arrangement(Int(environment.container.contentSize.width))
            let only = SplitSide(leftSideRatio: ratio)
            return SplitArrangement(leftSideRatio: ratio, splitSpacing: spacing, sides: sides.map { only ?? $0 })
        }
    }

    private static let narrowAndWide: @Sendable (Int) -> (ratio: Double, spacing: Double) = {
        ($0 < 700 ? 0 : 0.4, 16)
    }

    @Test func theStackOfTheFirstSectionComesFirst() {
        let stacks = Self.style(sides: [.right, .left, .left], Self.narrowAndWide).stacks
        #expect(stacks.map(\.className) == ["cl-right", "cl-left"])
        #expect(stacks.map(\.sections) == [[0], [1, 2]])
    }

    @Test(arguments: [
        ([SplitSide.left, .left, .right], false), ([.left, .right, .left], true), ([.right, .left], false),
    ])
    func sidesInTurnsAreShownInTheOrderOfThePage(sides: [SplitSide], isReordered: Bool) {
        let style = Self.style(sides: sides, Self.narrowAndWide)
        #expect(Stylesheet(sections: [], splits: [("s", style)]).text.contains("{ order:") == isReordered)
    }

    @Test func widthsOfSides() {
        let style = Self.style(Self.narrowAndWide)
        #expect(style.width(ofSection: 0, inContainer: 699) == 699)
        #expect(style.width(ofSection: 0, inContainer: 700) == 274)
        #expect(style.width(ofSection: 1, inContainer: 700) == 410)
        #expect(style.widths(ofSection: 0) == 240...699)
        #expect(style.widths(ofSection: 1) == 240...758)
        // 500 in one column, and again on the side, at (1256 - 16) * 0.4 and more.
        #expect(style.breakpoints(ofSection: 0, own: [500]) == [500, 700, 1265])
    }

    @Test func whatCannotBeShownNamesItsWidths() {
        let wide = Self.style { _ in (0.4, 300) }.problems
        #expect(wide.map(\.cause) == [.lowering(.sideWithoutWidth(.left)), .lowering(.sideWithoutWidth(.right))])
        #expect(wide.map(\.lowerBound) == [240, 240])
        #expect(wide.map(\.upperBound) == [302, 301])
        let overlapping = Self.style { $0 < 700 ? (1, -5) : (0.4, -5) }.problems
        #expect(overlapping.map(\.cause) == [.lowering(.overlappingSides)])
        #expect(overlapping.map(\.lowerBound) == [700] && overlapping.map(\.upperBound) == [nil])
        #expect(
            Set(Self.style { _ in (.nan, 0) }.problems.map(\.cause)) == [
                .layout(LayoutProblem(.nonFinite, section: nil))
            ])
    }

    /// The markup does not depend on the width, so a section cannot change its side.
    @Test func aSectionHasOneSide() {
        let style = SplitStyle(finder: Self.finder) { environment in
            let width = environment.container.contentSize.width
            return SplitArrangement(
                leftSideRatio: width < 500 ? 1 : 0.5, sides: width < 800 ? [.left, .right] : [.left, .left])
        }
        #expect(style.problems.map(\.cause) == [.lowering(.sideChanges(section: 1))])
        #expect(style.problems.map(\.lowerBound) == [800] && style.problems.map(\.upperBound) == [nil])
    }

    /// If two sections share an element, one cannot be hidden while the other is shown.
    @Test func aSideIsDroppedAsAWhole() {
        func problems(_ narrow: [SplitSide]) -> [LoweringProblem] {
            SplitStyle(finder: Self.finder) { environment in
                environment.container.contentSize.width < 500
                    ? SplitArrangement(leftSideRatio: 1, sides: narrow)
                    : SplitArrangement(leftSideRatio: 0.5, sides: [.left, .right, .right])
            }.problems.compactMap { if case .lowering(let problem) = $0.cause { problem } else { nil } }
        }
        #expect(problems([.left, .right, .right]) == [])
        #expect(problems([.left, .left, .left]) == [])
        #expect(problems([.left, .left, .right]) == [.sideChanges(section: 2)])
    }

    /// An arrangement without one of the sections is a problem, not a crash.
    @Test func everySectionHasASide() {
        let style = SplitStyle(finder: Self.finder) { environment in
            environment.container.contentSize.width < 500
                ? SplitArrangement(leftSideRatio: 1, sides: [.left])
                : SplitArrangement(leftSideRatio: 0.5, sides: [.left, .right, .right])
        }
        #expect(style.problems.map(\.cause) == [.lowering(.sideChanges(section: 3))])
    }

    /// Containers have no height, so the height class is the viewport's.
    @Test func sidesMayFollowTheClassOfTheHeight() {
        let style = SplitStyle(finder: Self.finder) { environment in
            let isLow = environment.traits.verticalSizeClass == .compact
            return SplitArrangement(leftSideRatio: isLow ? 0.5 : 1, sides: isLow ? [.left, .right] : [.left, .left])
        }
        #expect(style.stacks.map(\.sections) == [[0], [1]])
        #expect(style.variants.last?.intervals.map(\.arrangement.leftSideRatio) == [0.5])
        let text = Stylesheet(sections: [], splits: [("s", style)]).text
        #expect(text.contains("@media (height >= ") && text.contains("@media (height < "))
        #expect(style.widths(ofSection: 0) == 120...1280)
    }

    @Test func onlyLogicalProperties() {
        let text = Stylesheet(sections: [], splits: [("s", Self.style(Self.narrowAndWide))]).text
        for physical in [" left:", " right:", "margin-top", " width:", " height:"] {
            #expect(!text.contains(physical), "\(physical)")
        }
    }
}

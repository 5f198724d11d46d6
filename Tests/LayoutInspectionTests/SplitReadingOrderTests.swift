import CompositionalLayout
import GridCSS
import LayoutInspection
import Testing

/// Sides whose reading order differs from their visual order.
@Suite struct SplitReadingOrderTests {
    /// One column below 700 px, two sides from there on.
    private static func order(_ sides: [SplitSide], mirrors: Bool = false, ratio: Double = 0.4) -> SplitReadingOrder {
        SplitReadingOrder(
            SplitStyle { environment in
                environment.container.contentSize.width < 700
                    ? .column(of: sides.count)
                    : SplitArrangement(leftSideRatio: ratio, sides: sides, mirrorsWithDirection: mirrors)
            })
    }

    struct Case: Sendable {
        let sides: [SplitSide]
        let mirrors: Bool
        let leftToRight: [String]
        let rightToLeft: [String]
    }

    static let column =
        "in one column, from 240 to 699 px, section 2 is seen before section 3, which comes first in the document"
    static let cases = [
        Case(
            sides: [.left, .left, .right], mirrors: false, leftToRight: [],
            rightToLeft: [
                "side by side, from 700 px on, the right side is seen before the left one, which comes first in the document"
            ]),
        Case(
            sides: [.right, .left], mirrors: false,
            leftToRight: [
                "side by side, from 700 px on, the left side is seen before the right one, which comes first in the document"
            ], rightToLeft: []),
        Case(sides: [.left, .right], mirrors: true, leftToRight: [], rightToLeft: []),
        Case(sides: [.left, .right, .left], mirrors: true, leftToRight: [column], rightToLeft: [column]),
        Case(sides: [.left, .left], mirrors: false, leftToRight: [], rightToLeft: []),
    ]

    @Test(arguments: cases) func conflicts(_ sample: Case) {
        let order = Self.order(sample.sides, mirrors: sample.mirrors)
        #expect(order.conflicts(reading: .leftToRight).map(\.message) == sample.leftToRight)
        #expect(order.conflicts(reading: .rightToLeft).map(\.message) == sample.rightToLeft)
    }

    /// If one side has the whole width and the other is hidden, sections do not alternate.
    @Test func oneSideAlone() {
        let order = SplitReadingOrder(
            SplitStyle { _ in SplitArrangement(leftSideRatio: 1, sides: [.left, .right, .left]) })
        #expect(order.conflicts.isEmpty)
        #expect(order.lines == ["yes  sections are seen in the order of the document, side by side and in one column"])
    }

    @Test func otherRatiosAreTheSameConflict() {
        let order = SplitReadingOrder(
            SplitStyle { environment in
                SplitArrangement(
                    leftSideRatio: environment.container.contentSize.width < 700 ? 0.5 : 0.4, sides: [.right, .left])
            })
        #expect(order.conflicts.map(\.widths) == [WidthSpan(lowerBound: 240, upperBound: nil)])
    }

    @Test func lowWindowsAreProvedToo() {
        let order = SplitReadingOrder(
            SplitStyle { environment in
                let isLow = environment.traits.verticalSizeClass == .compact
                return isLow
                    ? SplitArrangement(leftSideRatio: 0.5, sides: [.left, .right, .left])
                    : .column(of: 3)
            })
        #expect(order.conflicts.map(\.condition.heightBelow) == [nil, 480])
        #expect(order.lines.last?.hasSuffix("in pages that are read from right to left") == true)
    }
}

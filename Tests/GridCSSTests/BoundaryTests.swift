import CompositionalLayout
import Testing

@testable import GridCSS

/// Boundary items that CSS cannot express are refused with a reason, and pinning uses `position: sticky`.
@Suite struct BoundaryTests {
    private static func item(
        _ kind: String, _ alignment: BoundarySupplementaryItem.Alignment, _ height: LayoutDimension,
        pins: Bool = false, extends: Bool = true, offset: Double = 0
    ) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(
            layoutSize: .init(width: .fractionalWidth(1), height: height), elementKind: kind, alignment: alignment,
            absoluteOffset: Point(x: 0, y: offset), extendsBoundary: extends, pinToVisibleBounds: pins)
    }

    private static func section(_ items: [BoundarySupplementaryItem], stacks: Bool) -> LayoutSection {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(40))
        var section = LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 2),
            boundarySupplementaryItems: items)
        section.stacksBoundaryItems = stacks
        return section
    }

    static let refused: [(LoweringProblem, [BoundarySupplementaryItem], stacks: Bool)] = [
        (
            .pinnedContent, [item("header", .top, .absolute(9), pins: true), item("footer", .bottom, .estimated(9))],
            false
        ),
        (
            .pinnedContent, [item("header", .top, .estimated(9)), item("footer", .bottom, .absolute(9), pins: true)],
            false
        ),
        (.pinnedOffset, [item("header", .top, .estimated(9), pins: true, offset: 4)], false),
        (
            .pinnedOffset,
            [
                item("header", .top, .absolute(9), pins: true, offset: 4),
                item("footer", .bottom, .absolute(9), pins: true),
            ], false
        ),
        (.pinnedInside, [item("header", .top, .estimated(9), pins: true, extends: false)], false),
        (.pinnedInside, [item("header", .top, .absolute(9000), pins: true, extends: false)], false),
        (
            .stackedInside,
            [item("one", .top, .estimated(9), extends: false), item("two", .top, .absolute(9), extends: false)], true
        ),
        (
            .contentWidth,
            [
                BoundarySupplementaryItem(
                    layoutSize: .init(width: .estimated(30), height: .estimated(9)),
                    elementKind: "header", alignment: .top, extendsBoundary: false)
            ], false
        ),
        (
            .fractionsBesideContent,
            [
                BoundarySupplementaryItem(
                    layoutSize: .init(width: .estimated(30), height: .absolute(9)),
                    elementKind: "header", alignment: .top, absoluteOffset: Point(x: 0.5, y: 0))
            ], false
        ),
    ]

    @Test(arguments: refused.indices) func isRefused(number: Int) {
        let (problem, items, stacks) = Self.refused[number]
        let section = Self.section(items, stacks: stacks)
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in section }
        #expect(style.problems.map(\.cause) == [.lowering(problem)])
        #expect(!problem.message.isEmpty && !problem.hint.isEmpty)
        #expect(throws: problem) {
            try PageStyle(
                LayoutConfiguration(boundarySupplementaryItems: items, stacksBoundaryItems: stacks))
        }
    }

    /// The page's element does not know its own width in whole pixels.
    @Test func footersOfAPageThatFollowTheWidthKeepNothingPinned() {
        let items = [
            Self.item("header", .top, .absolute(9), pins: true), Self.item("footer", .bottom, .fractionalWidth(0.1)),
        ]
        #expect(throws: LoweringProblem.pinnedContent) {
            try PageStyle(LayoutConfiguration(boundarySupplementaryItems: items))
        }
        #expect(SectionStyle { _ in Self.section(items, stacks: false) }.problems.isEmpty)
    }

    /// Items that must know the last row reserve rows for a number of sections. Other items allow any number.
    @Test func pagesOfVeryManySections() throws {
        let footers = ["footer", "credits"].map { Self.item($0, .bottom, .absolute(20)) }
        let overlapping = LayoutConfiguration(boundarySupplementaryItems: footers)
        let stacked = LayoutConfiguration(boundarySupplementaryItems: footers, stacksBoundaryItems: true)
        _ = try PageStyle(overlapping, sectionCount: 1000)
        #expect(throws: LoweringProblem.tooManySections(most: 1000)) { try PageStyle(overlapping, sectionCount: 1001) }
        _ = try PageStyle(stacked, sectionCount: 100_000)
    }

    @Test func sectionsDoNotMoveOverEachOther() {
        #expect(throws: LoweringProblem.negativeSectionSpacing) {
            try PageStyle(LayoutConfiguration(interSectionSpacing: -1))
        }
    }

    @Test func pinsAreSticky() {
        let header = Self.item("header", .top, .estimated(30), pins: true)
        let style = SectionStyle { _ in Self.section([header], stacks: false) }
        let text = Stylesheet(sections: [("list", style)], includesBase: false).text
        #expect(text.contains("position: sticky; inset-block-start: 0; z-index: 1000000001;"))
        #expect(!text.contains("overflow"))
    }
}

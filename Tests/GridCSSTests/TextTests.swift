import CompositionalLayout
import Testing

@testable import GridCSS

/// Sizes in em become `rem`, and a layout whose shape would depend on the text is refused.
@Suite struct TextTests {
    private static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    private static func header(_ kind: String, _ height: LayoutDimension) -> BoundarySupplementaryItem {
        BoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: .top)
    }

    private static func style(_ group: LayoutGroup, _ items: [BoundarySupplementaryItem] = []) -> SectionStyle {
        SectionStyle { _ in LayoutSection(group: group, boundarySupplementaryItems: items) }
    }

    private static func row(_ height: LayoutDimension) -> LayoutGroup {
        .horizontal(
            layoutSize: size(.fractionalWidth(1), height),
            subitem: LayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
    }

    @Test func rulesInRem() {
        let style = Self.style(Self.row(.textRelative(1.0 / 3)), [Self.header("header", .textRelative(2.5))])
        let text = Stylesheet(sections: [("one", style)], includesBase: false).text
        #expect(text.contains("block-size: calc(-1 * round(-1*2.5rem + 0.033056px, 1px));"))
        #expect(text.contains("grid-auto-rows: round(0.333333333333rem + 0.033056px, 1px);"))
        #expect(style.intervals.count == 1)
        #expect(style.problems.isEmpty)
    }

    /// Which of two overlapping headers is the taller one depends on the text. Grid rows are as tall as either.
    @Test func headersMayDifferInUnits() {
        let items = [Self.header("header", .textRelative(2.5)), Self.header("spacer", .absolute(60))]
        #expect(Self.style(Self.row(.absolute(40)), items).problems.isEmpty)
    }

    @Test func itemsThatFitByTheirText() throws {
        let group = LayoutGroup.horizontal(
            layoutSize: Self.size(.fractionalWidth(1), .absolute(40)),
            subitems: [
                LayoutItem(layoutSize: Self.size(.textRelative(12), .fractionalHeight(1))),
                LayoutItem(layoutSize: Self.size(.absolute(9000), .fractionalHeight(1))),
            ])
        let problems = Self.style(group).problems
        let first = try #require(problems.first)
        #expect(problems.count == 1)
        #expect(first.cause == .lowering(.dependsOnText))
        #expect((first.lowerBound, first.upperBound) == (240, 864))
    }

    /// The edge of an item in points is before or after one in em, so tracks cannot hold both.
    @Test func edgesThatCross() {
        let column = LayoutGroup.vertical(
            layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [
                LayoutItem(layoutSize: Self.size(.fractionalWidth(1), .absolute(60))),
                LayoutItem(layoutSize: Self.size(.fractionalWidth(1), .textRelative(4))),
            ])
        let other = LayoutGroup.vertical(
            layoutSize: Self.size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitem: LayoutItem(layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
        let tracks = FixedTracks(extremes: LengthUnits.extremes(300...600, height: 800))
        func slices(_ group: LayoutGroup) -> [Slice] {
            let whole = LayoutGroup.horizontal(
                layoutSize: Self.size(.fractionalWidth(1), .textRelative(20)), subitems: [group, other])
            let solved = CollectionLayout { _, _ in LayoutSection(group: whole) }
                .solve(in: Size(width: 400, height: 800), itemCounts: [4])
            let pattern = solved.sections[0].runs[0].pattern
            return Slices.cut(
                pattern, along: .vertical, from: .zero, to: pattern.area.height, custom: .tiles(solved.container))
        }
        #expect(tracks.plan(slices(column), dropsLead: false) == nil)
        #expect(tracks.plan(slices(other), dropsLead: false) != nil)
    }
}

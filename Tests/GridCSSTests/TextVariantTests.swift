import CompositionalLayout
import Testing

@testable import GridCSS

/// Layouts that depend on the container's width in em of the root's text.
@Suite struct TextVariantTests {
    private static func section(columns: Int, height: Double = 100) -> LayoutSection {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
        return LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
    }

    private static func text(_ style: SectionStyle) -> String {
        Stylesheet(sections: [(name: "g", style: style)], includesBase: false).text
    }

    @Test func everyClassHasRules() {
        let style = SectionStyle { environment in
            Self.section(
                columns: environment.isNarrower(thanEms: 30) ? 1 : environment.isNarrower(thanEms: 60.5) ? 2 : 3)
        }
        #expect(style.variants.map(\.condition.ems) == [0..<30, 30..<60.5, 60.5..<Double.infinity])
        // The widths that occur with text of 9 to 72 px.
        #expect(style.variants.map { $0.intervals.map(\.lowerBound) } == [[240], [270], [545]])
        #expect(style.problems == [])
        let text = Self.text(style)
        let parts = text.split(separator: "@container cl ")
        #expect(parts.count == 4)
        #expect(parts[1].hasPrefix("(width < 30rem) {"))
        #expect(parts[2].hasPrefix("(30rem <= width < 60.5rem) {"))
        #expect(parts[3].hasPrefix("(width >= 60.5rem) {"))
        // Rules that are equal for all text are written once.
        #expect(parts[0].contains("grid-auto-rows: 100px;") || text.split(separator: "100px").count == 4)
    }

    @Test func rulesOfAllTextComeOnce() {
        let style = SectionStyle { environment in
            var section = Self.section(columns: 2)
            section.boundarySupplementaryItems = [
                BoundarySupplementaryItem(
                    layoutSize: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)), elementKind: "header",
                    alignment: .top)
            ]
            if environment.isNarrower(thanEms: 30) { section.group = Self.section(columns: 1).group }
            return section
        }
        let parts = Self.text(style).split(separator: "@container cl ")
        #expect(parts.count == 3)
        #expect(parts[0].contains(".g > .cl-header"))
        #expect(!parts[1].contains(".cl-header") && !parts[2].contains(".cl-header"))
    }

    @Test func widthsAndTextTogether() {
        let style = SectionStyle { environment in
            let width = environment.container.contentSize.width
            return Self.section(columns: environment.isNarrower(thanEms: 20) ? 1 : width < 500 ? 2 : 3)
        }
        #expect(style.variants.map { $0.intervals.map(\.lowerBound) } == [[240], [240, 500]])
        #expect(Self.text(style).contains("@container cl (width >= 500px)"))
    }

    @Test func heightsAndTextTogether() {
        let style = SectionStyle { environment in
            let isLow = environment.traits.verticalSizeClass == .compact
            return Self.section(columns: environment.isNarrower(thanEms: 30) ? 1 : isLow ? 4 : 2)
        }
        #expect(
            style.variants.map(\.condition) == [
                PageCondition(heightFrom: 480, ems: 0..<30), PageCondition(heightFrom: 480, ems: 30..<Double.infinity),
                PageCondition(heightBelow: 480, ems: 0..<30),
                PageCondition(heightBelow: 480, ems: 30..<Double.infinity),
            ])
        #expect(Self.text(style).split(separator: "@media").count == 3)
    }

    /// A bound that is asked for only in one class, and only at some widths.
    @Test func boundsInsideOfBranches() {
        let style = SectionStyle { environment in
            guard environment.container.contentSize.width >= 900, !environment.isNarrower(thanEms: 50) else {
                return Self.section(columns: 1)
            }
            return Self.section(columns: environment.isNarrower(thanEms: 70) ? 2 : 3)
        }
        #expect(style.variants.map(\.condition.ems.lowerBound) == [0, 50, 70])
        #expect(style.variants.map { $0.intervals.map(\.lowerBound) } == [[240], [450, 900], [630, 900]])
    }

    @Test func tooManyBounds() {
        let style = SectionStyle { environment in
            Self.section(columns: 1 + [10, 20, 30, 40, 50].count { !environment.isNarrower(thanEms: $0) })
        }
        #expect(style.problems.map(\.cause) == [.lowering(.tooManyTextThresholds)])
        let four = SectionStyle { environment in
            Self.section(columns: 1 + [10, 20, 30, 40].count { !environment.isNarrower(thanEms: $0) })
        }
        #expect(four.problems == [] && four.variants.count == 5)
    }

    @Test func problemsSayWhichText() {
        let style = SectionStyle { environment in
            var section = Self.section(columns: 2)
            if environment.isNarrower(thanEms: 30) { section.group.arrangement = .subitems([]) }
            return section
        }
        #expect(style.problems.map(\.condition.ems) == [0..<30])
        #expect(style.problems.map(\.lowerBound) == [240])
    }

    /// An element that one variant needs is in the markup for all, and the others hide it.
    @Test func elementsOfOneClass() {
        let style = SectionStyle { environment in
            var section = Self.section(columns: 1)
            if !environment.isNarrower(thanEms: 30) {
                section.decorationItems = [.background(elementKind: "shade")]
            }
            return section
        }
        #expect(style.decorationItems == ["shade"])
        let parts = Self.text(style).split(separator: "@container cl ")
        #expect(parts.map { $0.contains(/cl-decoration-shade[^{]*{ display: none/) } == [false, true, false])
    }

    @Test func rangesOfAnyFunction() {
        let ranges = IntervalFinder(widths: 240...2000).ranges { $0.isNarrower(thanEms: 30) ? "a" : "b" }
        #expect(
            ranges == [
                PageRange(lowerBound: 240, upperBound: nil, condition: PageCondition(ems: 0..<30), value: "a"),
                PageRange(
                    lowerBound: 270, upperBound: nil, condition: PageCondition(ems: 30..<Double.infinity), value: "b"),
            ])
        #expect(ranges.compactMap(\.withStandardText).map(\.lowerBound) == [240, 480])
        #expect(ranges.compactMap(\.withStandardText).map(\.upperBound) == [480, nil])
        let style = CellStyle(name: "g", ranges: ranges.map { $0.with([$0.value]) })
        let text = Stylesheet(sections: [], cells: [style], includesBase: false).text
        #expect(text.contains("@container cl (width < 30rem) {\n    a"))
        #expect(text.contains("@container cl (width >= 30rem) {\n    b"))
    }

    @Test func splitsCannotFollowTheText() {
        for bounds in [[30.0], [10, 20, 30, 40, 50]] {
            let style = SplitStyle(finder: IntervalFinder(widths: 240...1280)) { environment in
                let isNarrow = bounds.contains { environment.isNarrower(thanEms: $0) }
                return SplitArrangement(
                    leftSideRatio: isNarrow ? 1 : 0.5, sides: isNarrow ? [.left, .left] : [.left, .right])
            }
            #expect(style.problems.map(\.cause) == [.lowering(.splitFollowsText)])
        }
    }
}

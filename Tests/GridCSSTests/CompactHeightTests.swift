import CompositionalLayout
import GridCSS
import Testing

/// Layouts that depend on the height class.
@Suite struct CompactHeightTests {
    private static func section(columns: Int, height: Double = 100) -> LayoutSection {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(height))
        return LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
    }

    private static func text(_ style: SectionStyle) -> String {
        Stylesheet(sections: [(name: "g", style: style)], includesBase: false).text
    }

    @Test func bothClassesHaveRules() {
        let style = SectionStyle { environment in
            let traits = environment.traits
            let isRegular = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
            return Self.section(columns: isRegular ? 3 : 1, height: isRegular ? 250 : 90)
        }
        #expect(style.intervals.map(\.lowerBound) == [240, 600])
        #expect(style.variants.map(\.condition) == [PageCondition(heightFrom: 480), PageCondition(heightBelow: 480)])
        #expect(style.variants.last?.intervals.map(\.lowerBound) == [240])
        let text = Self.text(style)
        let parts = text.split(separator: "@media ").dropFirst()
        #expect(parts.count == 2)
        #expect(parts.first?.hasPrefix("(height >= 480px) {") == true)
        #expect(parts.first?.contains("@container cl (width >= 600px)") == true)
        #expect(parts.last?.hasPrefix("(height < 480px) {") == true)
        #expect(parts.last?.contains("90px") == true)
        #expect(parts.last?.contains("250px") == false)
    }

    /// Fractional heights do not depend on the height class.
    @Test func othersHaveOneSetOfRules() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
        let style = SectionStyle { _ in
            LayoutSection(group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 2))
        }
        #expect(style.variants.map(\.condition) == [.any])
        #expect(!Self.text(style).contains("@media"))
    }

    /// The same is true if layouts are solved with a compact height.
    @Test(arguments: [(200.0, nil), (480, 480.0), (1200, 1200), (0, nil)] as [(Double, Double?)])
    func thresholdsAreThePages(threshold: Double, expected: Double?) {
        var environment = PageEnvironment(height: threshold == 200 ? 100 : 800)
        environment.sizeClassThresholds = SizeClassThresholds(regularHeight: threshold)
        let style = SectionStyle(finder: IntervalFinder(environment: environment, widths: 300...400)) { environment in
            Self.section(columns: environment.traits.verticalSizeClass == .compact ? 1 : 2)
        }
        let heights = style.variants.compactMap(\.condition.heightBelow)
        #expect(heights == [threshold == 200 ? 200 : expected].compactMap(\.self))
        #expect(style.intervals.count == 1)
    }

    @Test func problemsSayWhichHeights() {
        let style = SectionStyle { environment in
            var section = Self.section(columns: 2)
            if environment.traits.verticalSizeClass == .compact { section.group.arrangement = .subitems([]) }
            return section
        }
        #expect(style.problems.map(\.condition.heightBelow) == [480])
        #expect(style.intervals.count == 1)
    }
}

import CompositionalLayout
import GridCSS
import Testing

@Suite struct PageEnvironmentTests {
    private static let environment = PageEnvironment(
        sizeClassThresholds: .init(regularWidth: 700, regularHeight: 500), safeArea: EdgeInsets(leading: 10),
        layoutMargins: EdgeInsets(leading: 20, trailing: 30), readableWidth: 500)

    @Test(arguments: [(699.0, 800.0), (700, 800), (700, 499.5), (700, 500)])
    func classesFollowTheThresholds(width: Double, height: Double) {
        let traits = Self.environment.layoutEnvironment(width: width, height: height).traits
        #expect(traits.horizontalSizeClass == (width < 700 ? .compact : .regular))
        #expect(traits.verticalSizeClass == (height < 500 ? .compact : .regular))
    }

    @Test(arguments: [(400.0, 30.0, 30.0), (560, 30, 30), (600, 50, 50), (1061, 280.5, 280.5)])
    func readableContentIsCentredBetweenTheMargins(width: Double, leading: Double, trailing: Double) {
        let insets = Self.environment.layoutEnvironment(width: width).referenceInsets
        #expect(insets[.safeArea] == EdgeInsets(leading: 10))
        #expect(insets[.layoutMargins] == EdgeInsets(leading: 30, trailing: 30))
        #expect(insets[.readableContent] == EdgeInsets(leading: leading, trailing: trailing))
    }

    /// The insets grow with the width, so one set of rules serves all large widths.
    @Test func aReadableSectionTakesOneRuleForAllWideContainers() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(40))
        var section = LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 2))
        section.contentInsetsReference = .readableContent
        let style = SectionStyle(finder: IntervalFinder(environment: Self.environment)) { [section] _ in section }
        #expect(style.problems.isEmpty)
        #expect(style.intervals.map(\.lowerBound) == [240, 561])
    }

    @Test func theLayoutsConfigurationSaysWhatIsAutomatic() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(40))
        let section = LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 1))
        func css(_ reference: ContentInsetsReference) -> String {
            let finder = IntervalFinder(
                environment: Self.environment, configuration: LayoutConfiguration(contentInsetsReference: reference))
            return Stylesheet(sections: [("list", SectionStyle(finder: finder) { _ in section })], includesBase: false)
                .text
        }
        #expect(css(.none).contains("margin-inline-start") == false)
        #expect(css(.safeArea).contains("inline-size: calc(var(--w) - 10px); margin-inline-start: 10px;"))
        #expect(css(.layoutMargins).contains("inline-size: calc(var(--w) - 60px); margin-inline-start: 30px;"))
    }
}

import CompositionalLayout
import Testing

@testable import GridCSS

/// What the stylesheet has no rules for is refused by name, at every width, never shown as something else.
@Suite struct UnsupportedFeatureTests {
    private static let row = LayoutGroup.horizontal(
        layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)), subitem: item, count: 2)
    private static let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)))

    static let features: [(String, @Sendable (inout LayoutSection) -> Void)] = [
        (
            "uniformAcrossSiblings",
            {
                $0.orthogonalScrollingBehavior = .continuous
                var item = item
                item.layoutSize.height = .uniformAcrossSiblings(estimate: 40)
                $0.group.arrangement = .subitems([item.subitem])
            }
        )
    ]

    @Test(arguments: features.indices) func sectionIsRefused(number: Int) {
        let (name, change) = Self.features[number]
        var section = LayoutSection(group: Self.row)
        change(&section)
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in section }
        #expect(style.problems.map(\.cause) == [.lowering(.unsupported(name))])
        #expect(style.intervals.isEmpty)
        #expect(LoweringProblem.unsupported(name).message.contains(name))
    }

    @Test func pageIsRefused() {
        #expect(throws: LoweringProblem.sidewaysPage) {
            try PageStyle(LayoutConfiguration(scrollDirection: .horizontal))
        }
    }
}

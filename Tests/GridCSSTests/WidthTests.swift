import CompositionalLayout
import Testing

@testable import GridCSS

/// Estimated widths and flexible edges that are refused. Those that are carried are compared in browsers.
@Suite struct WidthTests {
    private static func item(
        _ width: LayoutDimension, _ height: LayoutDimension, _ edges: EdgeSpacing = .none
    ) -> LayoutItem {
        LayoutItem(layoutSize: .init(width: width, height: height), edgeSpacing: edges)
    }

    private static func row(
        _ subitems: [any LayoutElement], gap: LayoutSpacing = .fixed(8), height: LayoutDimension = .absolute(40)
    ) -> LayoutGroup {
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: height), subitems: subitems)
        group.interItemSpacing = gap
        return group
    }

    private static let tag = item(.estimated(90), .fractionalHeight(1))
    private static let middle = EdgeSpacing(top: .flexible(0), bottom: .flexible(0))

    static let refused: [(String, LayoutGroup, LoweringProblem)] = [
        ("tags of two kinds", row([tag, item(.absolute(24), .absolute(24))]), .unlikeCells),
        ("tags and a group", row([tag, row([tag])]), .unlikeCells),
        ("a gap of parts of a pixel", row([tag], gap: .fixed(7.5)), .fractionsBesideContent),
        (
            "flexible edges beside tags",
            row([item(.estimated(90), .absolute(40), .init(leading: .flexible(0), trailing: .flexible(0)))]),
            .fractionsBesideContent
        ),
        (
            "a last group as tall as its text",
            row([item(.fractionalWidth(0.5), .estimated(20)), item(.fractionalWidth(0.2), .fractionalHeight(1))]),
            .trimmedToContent
        ),
        ("flexible gaps beside tags", row([tag], gap: .flexible(8)), .fractionsBesideContent),
        ("tags that overlap", row([tag], gap: .fixed(-4)), .overlappingContent),
        ("texts in lines of a known height", row([item(.estimated(90), .estimated(30))]), .contentInFixedStack),
        (
            "tags below a title",
            .vertical(
                layoutSize: .init(width: .fractionalWidth(1), height: .estimated(90)),
                subitems: [item(.fractionalWidth(1), .estimated(20)), row([tag])]), .contentInFixedStack
        ),
        (
            "parts of a pixel around the middle of text",
            row(
                [
                    item(.absolute(40), .absolute(40), .init(top: .flexible(0.5), bottom: .flexible(0))),
                    item(.fractionalWidth(0.5), .estimated(90)),
                ], height: .estimated(90)), .flexibleSpaceInContent
        ),
        (
            "two texts that are centred together",
            row(
                [
                    { () -> LayoutGroup in
                        var texts = row([item(.absolute(40), .estimated(9)), item(.absolute(40), .estimated(9))])
                        texts.layoutSize = .init(width: .absolute(100), height: .estimated(20))
                        texts.edgeSpacing = middle
                        return texts
                    }(), item(.fractionalWidth(0.5), .estimated(90)),
                ], height: .estimated(90)), .flexibleSpaceInContent
        ),
    ]

    @Test(arguments: refused.indices) func refusal(number: Int) {
        let (name, group, problem) = Self.refused[number]
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in LayoutSection(group: group) }
        #expect(style.problems.map(\.cause) == [.lowering(problem)], "\(name)")
        #expect(!problem.message.isEmpty && !problem.hint.isEmpty)
    }

    @Test("one set of rules for tags, whatever number of them the estimate lets in")
    func tagsNeedOneInterval() {
        let style = SectionStyle(finder: IntervalFinder(widths: 300...1200)) { _ in
            LayoutSection(group: Self.row([Self.tag]))
        }
        #expect(style.problems.isEmpty)
        #expect(style.intervals.count == 1)
    }
}

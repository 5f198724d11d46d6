import CompositionalLayout
import Testing

@testable import GridCSS

/// Shared heights of cells. Layouts that CSS cannot express are refused, and only those.
@Suite struct UniformTests {
    private static let uniform = LayoutDimension.uniformAcrossSiblings(estimate: 40)

    private static func cell(
        _ height: LayoutDimension = uniform, bottom: Double = 0, width: Double = 0.4
    ) -> LayoutItem {
        LayoutItem(
            layoutSize: .init(width: .fractionalWidth(width), height: height),
            edgeSpacing: .init(bottom: .fixed(bottom)))
    }

    private static func section(
        _ height: LayoutDimension, _ cells: [LayoutItem], spacing: Double = 0
    ) -> LayoutSection {
        LayoutSection(
            group: .horizontal(layoutSize: .init(width: .fractionalWidth(1), height: height), subitems: cells),
            interGroupSpacing: spacing)
    }

    static let refused: [(String, LayoutSection, LoweringProblem)] = [
        (
            "beside a text with more room", section(.estimated(40), [cell(), cell(.estimated(40), bottom: 20)]),
            .uniformBesideTaller
        ),
        (
            "groups all alike, with parts of pixels around cells and between groups",
            section(uniform, [cell(bottom: 0.5), cell(bottom: 0.5)], spacing: 7.5), .uniformGroups
        ),
        (
            "groups all alike, of uniform and fixed cells", section(uniform, [cell(), cell(.absolute(70))]),
            .uniformGroups
        ),
        (
            "groups all alike, whose last one has less room around its cells",
            section(uniform, [cell(), cell(bottom: 5)]), .uniformGroups
        ),
    ]

    @Test(arguments: refused.indices) func isRefusedWhereItIs(number: Int) {
        let (name, section, problem) = Self.refused[number]
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { environment in
            (310..<316).contains(environment.container.contentSize.width)
                ? section : Self.section(.estimated(40), [Self.cell(), Self.cell()])
        }
        #expect(style.problems.map(\.cause) == [.lowering(problem)], "\(name)")
        #expect(style.problems.map(\.lowerBound) == [310] && style.problems.map(\.upperBound) == [316], "\(name)")
        #expect(style.intervals.map(\.lowerBound) == [300, 316], "\(name)")
        #expect(!problem.hint.isEmpty && !problem.message.isEmpty)
    }

    private static func row(_ cells: [any LayoutElement]) -> LayoutGroup {
        .horizontal(layoutSize: .init(width: .fractionalWidth(0.45), height: .estimated(40)), subitems: cells)
    }

    static let carried: [(String, LayoutGroup, hasBoxes: Bool)] = [
        ("a row beside a text", row([row([cell(), cell()]), cell(.estimated(40))]), false),
        ("rows side by side", row([row([cell(), cell()]), row([cell(), cell()])]), true),
        ("alone in their groups", row([row([cell(width: 1)]), row([cell(width: 1)])]), false),
        (
            "groups of two rows, all alike",
            .vertical(
                layoutSize: .init(width: .fractionalWidth(1), height: uniform),
                subitems: [row([cell(), cell()]), cell(.estimated(40))]), true
        ),
    ]

    @Test(arguments: carried.indices) func hasBoxesWhereRowsAreNotTheGrids(number: Int) {
        let (name, group, hasBoxes) = Self.carried[number]
        let style = SectionStyle(finder: IntervalFinder(widths: 800...820)) { _ in LayoutSection(group: group) }
        #expect(style.problems.isEmpty, "\(name)")
        #expect((style.stacks != nil) == hasBoxes, "\(name)")
    }

    @Test func groupsOfRowsThatScrollHaveBoxes() {
        for cells in [[Self.cell(), Self.cell()], [Self.cell(), Self.cell(.estimated(40))]] {
            let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in
                LayoutSection(group: Self.row(cells), orthogonalScrollingBehavior: .continuous)
            }
            #expect(style.problems.isEmpty)
            #expect(style.stacks?.elements == [.stack([.cell, .cell])])
        }
    }

    /// A badge on a group of shared length would have to follow the other groups.
    @Test func badgeOnSharedLengthIsRefused() {
        var section = Self.section(Self.uniform, [Self.cell(.estimated(40))])
        section.group.supplementaryItems = [
            SupplementaryItem(
                layoutSize: .init(width: .absolute(10), height: .absolute(10)), elementKind: "count",
                containerAnchor: LayoutAnchor(edges: .bottom))
        ]
        let style = SectionStyle(finder: IntervalFinder(widths: 300...320)) { [section] _ in section }
        #expect(style.problems.map(\.cause) == [.lowering(.supplementaryFollowsContent("count"))])
    }
}

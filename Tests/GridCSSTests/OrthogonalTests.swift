import CompositionalLayout
import Testing

@testable import GridCSS

/// Rows of groups: the markup, and the refused layouts.
@Suite struct OrthogonalTests {
    private static func style(
        _ behavior: OrthogonalScrollingBehavior, _ group: LayoutGroup, widths: ClosedRange<Int> = 300...320
    ) -> SectionStyle {
        SectionStyle(finder: IntervalFinder(widths: widths)) { _ in
            LayoutSection(group: group, orthogonalScrollingBehavior: behavior)
        }
    }

    private static func card(_ width: LayoutDimension) -> LayoutGroup {
        .horizontal(
            layoutSize: .init(width: width, height: .absolute(40)),
            subitems: [LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))])
    }

    @Test(arguments: OrthogonalScrollingBehavior.allCases)
    func markup(behavior: OrthogonalScrollingBehavior) {
        let style = Self.style(behavior, Self.card(.fractionalWidth(0.5)))
        #expect(style.problems.isEmpty)
        #expect(style.scrolls == (behavior != .none))
        #expect(style.needsIndex == (behavior == .paging))
        let text = Stylesheet(sections: [("row", style)]).text
        #expect(text.contains(".cl-scroller") == (behavior != .none))
    }

    /// A stylesheet has the rules for arrows and effects only if a row uses them.
    @Test func arrowsAndEffects() {
        func text(_ properties: OrthogonalScrollingProperties) -> String {
            let style = SectionStyle(finder: IntervalFinder(widths: 300...900)) { _ in
                var row = LayoutSection(
                    group: Self.card(.fractionalWidth(0.5)), orthogonalScrollingBehavior: .groupPaging)
                row.orthogonalScrollingProperties = properties
                return row
            }
            return Stylesheet(sections: [("row", style)]).text
        }
        let plain = text(.init())
        #expect(!plain.contains("scroll-button") && !plain.contains("animation"))
        let arrows = text(.init(bounce: .never, hasArrows: true))
        #expect(arrows.contains("::scroll-button(inline-end)") && !arrows.contains("animation"))
        #expect(arrows.contains("overscroll-behavior-inline: none"))
        let depth = text(.init(effect: .depth))
        #expect(depth.contains("@keyframes cl-depth") && !depth.contains("cl-fade") && !depth.contains("scroll-button"))
    }

    /// Only the first cell of each group has a dot, and where the section does not scroll no cell has one.
    @Test func dots() {
        let style = SectionStyle(finder: IntervalFinder(widths: 300...900)) { environment in
            let scrolls = environment.container.contentSize.width < 600
            let trio = LayoutGroup.vertical(
                layoutSize: .init(width: .absolute(100), height: .absolute(90)),
                subitem: LayoutItem(
                    layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1))), count: 3)
            return LayoutSection(
                group: trio,
                boundarySupplementaryItems: [
                    .init(
                        layoutSize: .init(width: .fractionalWidth(1), height: .absolute(30)), elementKind: RowDots.kind,
                        alignment: .bottom)
                ], orthogonalScrollingBehavior: scrolls ? .groupPaging : .none)
        }
        let text = Stylesheet(sections: [("row", style)]).text
        let wide = text.split(separator: "@container cl (width >= 600px)")
        #expect(wide[0].contains(".row > .cl-dots a:not(:nth-child(3n+1)) { display: none; }"))
        #expect(wide[1].contains(".row > .cl-dots a { visibility: hidden; }"))
        #expect(text.contains("scroll-target-group"))
    }

    @Test func listDoesNotScrollWhereItsSectionDoesNot() {
        let style = SectionStyle(finder: IntervalFinder(widths: 300...900)) { environment in
            LayoutSection(
                group: Self.card(.fractionalWidth(1)),
                orthogonalScrollingBehavior: environment.container.contentSize.width < 600 ? .continuous : .none)
        }
        #expect(style.scrolls)
        let text = Stylesheet(sections: [("row", style)]).text
        let wide = text.split(separator: "@container cl (width >= 600px)")
        #expect(wide.count == 2)
        #expect(wide.last?.contains(".row > .cl-scroller { display: contents; }") == true)
        #expect(wide.last?.contains(".row > .cl-scroller > .cl-list {") == true)
    }

    private static let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(40)))

    static let refused: [(String, OrthogonalScrollingBehavior, LayoutGroup, LoweringProblem)] = [
        (
            "a page that no group starts in", .paging, card(.fractionalWidth(1.2)), .pageWithoutGroup
        ),
        (
            "pages of words as wide as they are", .paging,
            .horizontal(
                layoutSize: .init(width: .estimated(90), height: .absolute(40)),
                subitems: [LayoutItem(layoutSize: .init(width: .estimated(90), height: .absolute(40)))]),
            .contentWidth
        ),
    ]

    @Test(arguments: refused.indices) func refusal(number: Int) {
        let (_, behavior, group, problem) = Self.refused[number]
        let style = Self.style(behavior, group)
        #expect(style.problems.map(\.cause) == [.lowering(problem)])
        #expect(!problem.message.isEmpty && !problem.hint.isEmpty)
    }
}

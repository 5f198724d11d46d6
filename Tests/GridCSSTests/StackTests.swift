import CompositionalLayout
import Testing

@testable import GridCSS

/// Boxes around cells, for groups that one grid cannot represent.
@Suite struct StackTests {
    private static let cell = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(50)))

    private static func stack(of count: Int, width: Double = 0.5) -> LayoutGroup {
        .vertical(
            layoutSize: .init(width: .fractionalWidth(width), height: .estimated(100)),
            subitems: Array(repeating: cell, count: count))
    }

    private static func row(_ subitems: [any LayoutElement]) -> LayoutSection {
        LayoutSection(
            group: .horizontal(
                layoutSize: .init(width: .fractionalWidth(1), height: .estimated(100)), subitems: subitems))
    }

    private static let wide = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(50)))

    static let flat: [(String, LayoutSection)] = [
        ("a row of texts", row([wide, wide])),
        ("a lead beside one stack", row([wide, stack(of: 3)])),
        ("one stack", row([stack(of: 3, width: 1)])),
    ]

    @Test(arguments: flat.indices) func noBoxesWhereNoneAreNeeded(number: Int) {
        let style = SectionStyle { _ in Self.flat[number].1 }
        #expect(style.problems.isEmpty && style.stacks == nil, "\(Self.flat[number].0)")
        #expect(!Stylesheet(sections: [("flat", style)]).text.contains("display: contents"))
    }

    @Test func stacksSideBySideHaveBoxes() throws {
        let style = SectionStyle { _ in Self.row([Self.stack(of: 3), Self.stack(of: 2)]) }
        #expect(style.problems.isEmpty)
        let stacks = try #require(style.stacks)
        #expect(stacks.elements == [.stack([.cell, .cell, .cell]), .stack([.cell, .cell])])
        let places = stacks.places(count: 7)
        #expect(places.map(\.opens) == [1, 0, 0, 1, 0, 1, 0])
        #expect(places.map(\.closes) == [0, 0, 1, 0, 1, 0, 1])
        #expect(places.allSatisfy { $0.classes.isEmpty })
    }

    /// Two and three stacks of two use the same boxes, one after another.
    @Test func numbersOfAlikeStacksAgree() {
        let style = SectionStyle { environment in
            environment.container.contentSize.width < 700
                ? Self.row([Self.stack(of: 2), Self.stack(of: 2)])
                : Self.row(Array(repeating: Self.stack(of: 2, width: 0.3), count: 3))
        }
        #expect(style.problems.isEmpty)
        #expect(style.stacks?.elements == [.stack([.cell, .cell])])
        #expect(style.intervals.count == 2)
    }

    @Test func otherStacksAtOtherWidthsAreRefused() {
        let style = SectionStyle { environment in
            Self.row(Array(repeating: Self.stack(of: environment.container.contentSize.width < 700 ? 2 : 3), count: 2))
        }
        #expect(style.problems.map(\.cause) == [.lowering(.conflictingStacks(from: 240, to: 700))])
        #expect(style.problems.map(\.lowerBound) == [700])
        #expect(style.intervals.map(\.lowerBound) == [240])
    }

    /// A stack beside one that contains stacks. Boxes carry no number, so cells beside rows of others could not be
    /// placed.
    @Test(arguments: [LayoutDimension.estimated(50), .absolute(37)]) func besideBoxesAllStacksHaveBoxes(
        height: LayoutDimension
    ) {
        let fixed = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: height))
        let left = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(100)), subitems: [fixed, fixed])
        let right = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(100)),
            subitems: [
                LayoutGroup.horizontal(
                    layoutSize: .init(width: .fractionalWidth(1), height: .estimated(100)),
                    subitems: [Self.stack(of: 3), Self.stack(of: 2)])
            ])
        let style = SectionStyle { _ in Self.row([left, right]) }
        #expect(style.problems.isEmpty && !style.needsIndex)
        #expect(style.stacks?.elements == [2, 3, 2].map { .stack(Array(repeating: .cell, count: $0)) })
    }

    /// Classes identify badges in boxes, also at widths where the boxes have no effect.
    @Test func badgesInBoxes() throws {
        var badged = Self.cell
        badged.supplementaryItems = [
            SupplementaryItem(
                layoutSize: .init(width: .absolute(20), height: .absolute(20)), elementKind: "new",
                containerAnchor: LayoutAnchor(edges: [.top, .trailing]))
        ]
        let stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(100)), subitems: [badged, Self.cell])
        let style = SectionStyle { _ in Self.row([stack, Self.stack(of: 2)]) }
        #expect(style.problems.isEmpty)
        #expect(try #require(style.stacks).capacities == [4])
        #expect((0..<5).map { style.supplementaryItems.kinds(ofCell: $0) } == [["new"], [], [], [], ["new"]])
        #expect(Stylesheet(sections: [("s", style)]).text.contains(" .cl-4-1 > .cl-supplementary-new {"))
    }

    /// In a mosaic at widths without stacks, classes identify the cells.
    @Test func cellsInBoxesHaveClassesWhereOrderMatters() throws {
        let lead = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(90)),
            subitems: [
                LayoutItem(layoutSize: .init(width: .fractionalWidth(0.7), height: .absolute(90))),
                LayoutItem(layoutSize: .init(width: .fractionalWidth(0.3), height: .absolute(60))),
            ])
        let style = SectionStyle { environment in
            environment.container.contentSize.width < 700
                ? LayoutSection(group: lead) : Self.row([Self.stack(of: 3), Self.stack(of: 3)])
        }
        let stacks = try #require(style.stacks)
        #expect(stacks.capacities == [2])
        #expect(stacks.places(count: 4).map { $0.classes.first } == ["cl-2-1", "cl-2-2", "cl-2-1", "cl-2-2"])
        let text = Stylesheet(sections: [("s", style)]).text
        #expect(text.contains(".cl-2-2 {"))
        #expect(!text.contains("> :nth-child(2n+2) { margin"))
    }

    @Test(arguments: [
        (" > *", " :is(.cl-list > li, .cl-stack > li)"),
        (" > :nth-child(3n+1)", " .cl-3-1"),
        (" > :is(:nth-child(3n+1), :nth-child(3n+3))", " :is(.cl-3-1, .cl-3-3)"),
        (" > :nth-child(3n+1):nth-last-child(2)", " .cl-3-1.cl-end-2"),
        (" > :nth-child(3n+1) > .cl-supplementary-badge", " .cl-3-1 > .cl-supplementary-badge"),
        (" > :nth-child(3n+1) > :nth-child(2 of .cl-x)", " .cl-3-1 > :nth-child(2 of .cl-x)"),
        (" > :not(:nth-child(3n+1)) > .cl-x", " :not(.cl-3-1) > .cl-x"),
        (":has(> :nth-child(2):last-child)", ":has(.cl-end-2):not(:has(.cl-end-3))"),
        (":has(> :nth-child(3n+2):last-child)", ":has(.cl-3-2.cl-end-1)"),
        (":not(:has(li), :only-child)", ":not(:has(li), :only-child)"),
    ]) func selectors(flat: String, wrapped: String) {
        var cells = WrappedCells()
        #expect(cells.rules([Rule(flat, [])]).map(\.selector) == [wrapped])
    }

    /// In a group of fixed height, the content determines the number of texts: as many as fit.
    @Test(arguments: [LayoutDimension.absolute(70), .fractionalWidth(0.3)]) func textsInAFixedHeightAreRefused(
        height: LayoutDimension
    ) {
        let stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: height), subitems: [Self.cell])
        for group in [stack, Self.row([stack]).group] {
            let style = SectionStyle { _ in LayoutSection(group: group) }
            #expect(style.problems.map(\.cause) == [.lowering(.contentInFixedStack)])
        }
    }

    /// A row cannot have a negative height. A cell that reaches beyond a group of fixed height therefore cannot overlap
    /// the text after it.
    @Test func cellsThatStickOutAboveTextAreRefused() {
        let tall = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(70)))
        let fixed = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(60)),
            subitem: LayoutGroup.vertical(
                layoutSize: .init(width: .fractionalWidth(1), height: .estimated(90)), repeatingSubitem: tall, count: 3),
            count: 1)
        let group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(200)), subitems: [fixed, Self.cell])
        let style = SectionStyle(finder: IntervalFinder(widths: 300...900)) { _ in LayoutSection(group: group) }
        #expect(style.problems.map(\.cause) == [.lowering(.overlappingContent)])
        #expect(style.problems.map(\.lowerBound) == [300])
    }
}

import CompositionalLayout
import Testing

@testable import GridCSS

/// Badges, backgrounds and custom groups as rules: the markup, the refused layouts, and the drawing order.
@Suite struct AttachedTests {
    private static let text = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(50)))

    private static func badge(
        _ edges: LayoutAnchor.Edges, width: LayoutDimension = .absolute(10), kind: String = "badge", z: Int = 1
    ) -> SupplementaryItem {
        SupplementaryItem(
            layoutSize: .init(width: width, height: .absolute(10)), elementKind: kind,
            containerAnchor: LayoutAnchor(edges: edges), zIndex: z)
    }

    private func style(_ section: LayoutSection) -> SectionStyle {
        SectionStyle(finder: IntervalFinder(widths: 300...320)) { _ in section }
    }

    private func row(_ subitem: LayoutItem, count: Int = 2) -> LayoutGroup {
        .horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: subitem.layoutSize.height), subitem: subitem,
            count: count)
    }

    // MARK: Markup

    @Test func cellsHoldWhatSomeWidthShows() {
        let style = SectionStyle(finder: IntervalFinder(widths: 300...900), provider: Samples.badges)
        #expect(style.supplementaryItems.kinds == ["dot", "label"])
        #expect(
            (0..<4).map(style.supplementaryItems.kinds(ofCell:)) == [
                ["dot", "label"], ["dot"], ["dot", "label"], ["dot"],
            ])
        #expect(style.supplementaryItems.kindsOfEveryCell == nil)
        #expect(SectionStyle(provider: Samples.thirds).supplementaryItems.isEmpty)
    }

    @Test func oneKindMayStandTwiceOnACell() {
        var group = row(Self.text, count: 1)
        group.supplementaryItems = [Self.badge(.top), Self.badge([.top, .trailing])]
        let style = style(LayoutSection(group: group))
        #expect(style.supplementaryItems.kinds(ofCell: 7) == ["badge", "badge"])
        #expect(style.supplementaryItems.kindsOfEveryCell == ["badge", "badge"])
        #expect(Stylesheet(sections: [("s", style)]).text.contains(":nth-child(2 of .cl-supplementary-badge)"))
    }

    @Test func backgroundsAreListedOnce() {
        let style = SectionStyle(finder: IntervalFinder(widths: 300...900)) { environment in
            var section = Samples.panel(environment)
            if environment.container.contentSize.width < 500 { section?.decorationItems.removeFirst() }
            return section
        }
        #expect(style.decorationItems == ["veil", "panel"])
    }

    // MARK: Estimated heights

    static let dependent: [(name: String, group: LayoutGroup, isCarried: Bool)] = {
        func group(_ edges: LayoutAnchor.Edges, _ subitems: [LayoutItem], _ axis: Axis) -> LayoutGroup {
            let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(90))
            let items = subitems.map { item in
                var item = item
                if axis == .horizontal { item.layoutSize.width = .fractionalWidth(0.5) }
                return item
            }
            var group: LayoutGroup =
                axis == .horizontal
                ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
            group.supplementaryItems = [badge(edges)]
            return group
        }
        let fixed = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(30)))
        return [
            ("top of a row of text", group(.top, [text, text], .horizontal), true),
            ("bottom of a row of text", group(.bottom, [text, text], .horizontal), false),
            ("middle of a row of text", group([], [text, text], .horizontal), false),
            ("bottom of text beside a fixed item", group(.bottom, [text, fixed], .horizontal), false),
            ("bottom of fixed items", group(.bottom, [fixed, fixed], .horizontal), true),
            ("bottom of one text above a fixed item", group(.bottom, [text, fixed], .vertical), true),
            ("bottom of a text under a fixed item", group(.bottom, [fixed, text], .vertical), false),
            ("bottom of two texts", group(.bottom, [text, text], .vertical), false),
        ]
    }()

    @Test(arguments: dependent.indices) func groupsOfEstimatedHeight(number: Int) {
        let (name, group, isCarried) = Self.dependent[number]
        let problems = style(LayoutSection(group: group)).problems.map(\.cause)
        #expect(problems == (isCarried ? [] : [.lowering(.supplementaryFollowsContent("badge"))]), "\(name)")
    }

    @Test func widthsThatFollowTheTextAreRefused() {
        var item = Self.text
        item.supplementaryItems = [Self.badge(.top, width: .fractionalHeight(0.5))]
        let problem = LoweringProblem.supplementaryFollowsContent("badge")
        #expect(style(LayoutSection(group: row(item))).problems.map(\.cause) == [.lowering(problem)])
        #expect(problem.message.contains("'badge'"))
    }

    // MARK: Drawing order

    @Test func partsAreDrawnByTheirZ() {
        var item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .absolute(40)))
        item.supplementaryItems = [
            Self.badge(.top), Self.badge(.top, kind: "below", z: -4), Self.badge(.top, kind: "high", z: 9),
        ]
        var section = LayoutSection(group: row(item))
        section.decorationItems = [
            .background(elementKind: "ground"), DecorationItem(elementKind: "veil", zIndex: 1),
            DecorationItem(elementKind: "haze", zIndex: 1),
        ]
        section.boundarySupplementaryItems = [
            .init(layoutSize: item.layoutSize, elementKind: "header", alignment: .top)
        ]
        let text = Stylesheet(sections: [("s", style(section))], includesBase: false).text
        // Decorations raise cells to 1. At equal z, the order is items, badges, headers, decorations.
        let expected = [
            "supplementary-below": -2, "decoration-ground": -1, "supplementary-badge": 1, "header": 2,
            "decoration-veil": 3, "decoration-haze": 4, "supplementary-high": 5,
        ]
        for (kind, number) in expected {
            let rule = text.split(separator: "\n").first { $0.contains("cl-\(kind) {") && $0.contains("z-index") }
            #expect(rule?.contains("z-index: \(number);") == true, "\(kind): \(rule ?? "no rule")")
        }
        #expect(text.contains("isolation: isolate"))
    }

    @Test func customItemsAreDrawnByTheirZ() {
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(80))
        var group = LayoutGroup.custom(layoutSize: size) { _ in
            [2, 0, -1].map { LayoutGroupCustomItem(frame: Rect(x: 0, y: 0, width: 50, height: 50), zIndex: $0) }
        }
        let text = Stylesheet(sections: [("s", style(LayoutSection(group: group)))], includesBase: false).text
        #expect(text.contains(":nth-child(3n+2) { z-index: -1; }"))
        #expect(text.contains(":nth-child(3n+3) { z-index: -2; }"))
        // A badge on a cell with a different z than the first badge's cell would be drawn with that cell.
        group.supplementaryItems = [Self.badge(.top)]
        let nested = LayoutGroup.vertical(
            layoutSize: size,
            subitems: [
                LayoutItem(
                    layoutSize: .init(width: .fractionalWidth(1), height: .absolute(20)),
                    supplementaryItems: [Self.badge(.top)]), group,
            ])
        var tall = nested
        tall.layoutSize.height = .absolute(120)
        #expect(style(LayoutSection(group: tall)).problems.map(\.cause) == [.lowering(.drawingOrder("badge"))])
    }

    @Test func pagesWithoutBadgesHaveNoRulesForThem() {
        for provider in [Samples.feed, Samples.mosaic, Samples.overlap] {
            let text = Stylesheet(sections: [("s", SectionStyle(provider: provider))]).text
            for word in ["supplementary", "decoration", "isolation", "absolute"] { #expect(!text.contains(word)) }
        }
    }
}

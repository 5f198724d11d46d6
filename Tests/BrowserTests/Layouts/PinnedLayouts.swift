import CompositionalLayout

extension JudgedLayout {
    private static func pinned(
        _ kind: String, _ alignment: BoundarySupplementaryItem.Alignment, _ height: LayoutDimension,
        width: LayoutDimension = .fractionalWidth(1), extends: Bool = true, offset: Point<Double> = .zero
    ) -> BoundarySupplementaryItem {
        var item = boundary(kind, alignment, height, width: width, extends: extends, offset: offset)
        item.pinToVisibleBounds = true
        return item
    }

    private static func section(
        _ items: [BoundarySupplementaryItem], stacks: Bool = false, cells: LayoutDimension = .absolute(170)
    ) -> LayoutSection {
        var section = LayoutSection(
            group: row(of: 2, height: cells, spacing: 10),
            contentInsets: .init(top: 12, leading: 20, bottom: 8, trailing: 33), interGroupSpacing: 10,
            boundarySupplementaryItems: items)
        section.stacksBoundaryItems = stacks
        return section
    }

    private static func sections(
        _ name: String, own: [BoundarySupplementaryItem] = [], ownStacks: Bool = false, counts: [Int] = [7, 0, 9],
        _ section: LayoutSection
    ) -> JudgedLayout {
        JudgedLayout(
            name,
            configuration: LayoutConfiguration(
                interSectionSpacing: 15, boundarySupplementaryItems: own, stacksBoundaryItems: ownStacks),
            sections: counts.map { count in Section(itemCount: count) { _ in section } })
    }

    static let pins = [
        sections("a pinned header", section([pinned("header", .top, .absolute(44))])),
        sections("a pinned header as tall as its text", section([pinned("header", .top, .estimated(44))])),
        sections(
            "a pinned header whose height follows the width",
            section([pinned("header", .topLeading, .fractionalWidth(0.09), width: .fractionalWidth(0.4))])),
        sections("a pinned footer", section([pinned("footer", .bottom, .absolute(31.5))])),
        sections("a pinned footer as tall as its text", section([pinned("footer", .bottomTrailing, .estimated(31.5))])),
        sections(
            "pinned header and footer",
            section([pinned("header", .top, .absolute(44)), pinned("footer", .bottom, .absolute(30))])),
        sections(
            "a pinned header and a footer that stays",
            section([pinned("header", .top, .absolute(44)), boundary("footer", .bottom, .fractionalWidth(0.06))])),
        sections(
            "a pinned text and a footer that stays",
            section([pinned("header", .top, .estimated(44)), boundary("footer", .bottom, .absolute(30))])),
        sections(
            "a pinned text at the foot and a header that stays",
            section([boundary("header", .top, .fractionalWidth(0.07)), pinned("footer", .bottom, .estimated(30))])),
        sections(
            "pinned headers stack",
            section(
                [
                    boundary("spacer", .top, .estimated(60)), pinned("header", .top, .absolute(40)),
                    pinned("title", .topTrailing, .absolute(25), width: .absolute(150)),
                ], stacks: true)),
        sections(
            "pinned texts stack",
            section(
                [pinned("header", .top, .estimated(40)), boundary("spacer", .top, .absolute(25))], stacks: true)),
        sections(
            "pinned headers overlap",
            section([
                boundary("spacer", .top, .absolute(60)), pinned("header", .top, .absolute(44)),
                pinned("title", .topTrailing, .fractionalWidth(0.1), width: .absolute(150)),
            ])),
        sections(
            "pinned items that are moved",
            section([
                pinned("header", .top, .absolute(44), width: .absolute(180), offset: Point(x: 5, y: 7.5)),
                boundary("spacer", .top, .fractionalWidth(0.1), width: .absolute(99)),
            ])),
        sections(
            "pinned footers that are moved",
            section([
                pinned("footer", .bottom, .absolute(30), offset: Point(x: -4, y: -3)),
                pinned("end", .bottomLeading, .absolute(12.5), width: .absolute(60), offset: Point(x: 0, y: 6.5)),
            ])),
        sections(
            "a pinned header over its cells", counts: [7, 1, 9],
            section([pinned("header", .top, .absolute(44), extends: false)])),
        sections(
            "pinned header and footer over their cells", counts: [7, 1, 9],
            section([
                pinned("header", .topLeading, .fractionalWidth(0.03), width: .absolute(180), extends: false),
                pinned("footer", .bottom, .absolute(31), extends: false),
                boundary("spacer", .bottom, .absolute(25)),
            ])),
        sections(
            "a pinned header over its cells below one that stays", counts: [7, 2, 9],
            section([
                pinned("header", .top, .absolute(44), extends: false), boundary("spacer", .top, .estimated(25)),
            ])),
        sections(
            "a pinned header as wide as its words", counts: [7, 1, 9],
            section([pinned("header", .top, .absolute(34), width: .estimated(90))])
        ).with(.short),
        sections("the layout's own pinned header", own: [pinned("header", .top, .absolute(50))], section([])),
        sections("the layout's own pinned text", own: [pinned("header", .top, .estimated(50))], section([])),
        sections(
            "the layout's own pinned header and footer",
            own: [pinned("header", .top, .absolute(50)), pinned("footer", .bottom, .absolute(45))],
            section([pinned("header", .top, .absolute(33))])),
        sections(
            "the layout's own pinned header in a stack",
            own: [boundary("spacer", .top, .estimated(50)), pinned("header", .top, .absolute(30))], ownStacks: true,
            section([pinned("header", .top, .estimated(33))], cells: .estimated(100))),
    ]
}

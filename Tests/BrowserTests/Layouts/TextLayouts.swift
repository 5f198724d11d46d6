import CompositionalLayout

/// Sizes in em, on pages with text of several sizes.
extension JudgedLayout {
    private static func em(_ factor: Double) -> LayoutDimension { .textRelative(factor) }

    private static func section(
        _ group: LayoutGroup, _ boundary: [BoundarySupplementaryItem] = [], stacks: Bool = false
    ) -> LayoutSection {
        var section = LayoutSection(
            group: group, contentInsets: .init(top: 6, leading: 12.5, bottom: 9, trailing: 7.25),
            interGroupSpacing: 8.5, boundarySupplementaryItems: boundary)
        section.stacksBoundaryItems = stacks
        return section
    }

    private static let titles = [
        boundary("header", .top, em(2.5)),
        boundary("spacer", .topTrailing, em(1.3), width: em(9.1), offset: Point(x: -3.5, y: -9)),
        boundary("footer", .bottom, .absolute(30), width: em(11)),
    ]

    /// A lead beside two rows, whose heights are shares of the lead's. A badge grows with the text.
    private static let mosaic: LayoutGroup = {
        let lead = badged(
            item(.fractionalWidth(0.6), .fractionalHeight(1), insets: .init(all: 3)),
            [
                badge("new", [.top, .trailing], em(1.5), em(1.3), offset: .fractional(Point(x: 0.3, y: -0.3))),
                badge("dot", [.bottom], em(0.7), .absolute(9)),
            ])
        let stack = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: filling, count: 2
        ).spaced(5.5)
        var group = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), em(10)), subitems: [lead, stack])
        group.supplementaryItems = groupBadges("outer", allCorners)
        return group
    }()

    /// Copies of a width that grows with the text, and rows of unequal heights.
    private static let copies = LayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), em(7.5)),
        subitems: [
            LayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), em(2.7)),
                repeatingSubitem: item(em(4.1), .fractionalHeight(1)), count: 3
            ).spaced(6.5),
            item(.fractionalWidth(1), em(3.3), insets: .init(top: 4)),
        ])

    /// Texts beside items that grow with the size of text. Either may be the taller one.
    private static let beside = LayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(90)),
        subitems: [item(.fractionalWidth(0.3), em(4.1)), item(.fractionalWidth(0.5), .estimated(40))]
    ).spaced(12)

    private static let texts = LayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(90)),
        subitems: [item(.fractionalWidth(1), .estimated(40)), item(.fractionalWidth(0.7), em(1.3)), beside])

    private static let frames = LayoutGroup.custom(layoutSize: size(.fractionalWidth(1), em(8.3))) { size in
        [
            LayoutGroupCustomItem(frame: Rect(x: 0, y: 0, width: size.width * 0.6, height: size.height)),
            LayoutGroupCustomItem(
                frame: Rect(x: size.width * 0.6 + 4, y: 7, width: size.width * 0.4 - 4, height: size.height * 0.5)),
        ]
    }

    private static let tailed: LayoutSection = {
        var section = Self.section(row(of: 3, height: em(4.3), spacing: 7))
        section.tailGroups = [1: row(of: 1, height: em(6.1)), 2: row(of: 2, height: .fractionalWidth(0.2))]
        return section
    }()

    private static let title = JudgedLayout(
        "headers and footers in em", items: 5, section(row(of: 2, height: em(6.1), spacing: 10), titles, stacks: true))

    static let ems =
        [
            title,
            JudgedLayout("headers in em that overlap", items: 3, section(row(of: 3, height: .absolute(90)), titles)),
            JudgedLayout("a mosaic in em", items: 7, section(mosaic, [boundary("rail", .leading, em(31))])),
            JudgedLayout("copies in em", items: 9, section(copies)),
            JudgedLayout("texts beside items in em", items: 5, section(beside)),
            JudgedLayout("texts above items in em", items: 9, section(texts)),
            JudgedLayout("frames in a group in em", items: 5, section(frames)),
        ].flatMap(\.withLargerText)
        + (1...5).flatMap { JudgedLayout("tails in em, \($0) cells", items: $0, tailed).withLargerText }
        + JudgedLayout(
            "headers of a page in em",
            configuration: LayoutConfiguration(
                interSectionSpacing: 24,
                boundarySupplementaryItems: [
                    boundary("header", .top, em(3.7)), boundary("footer", .bottom, em(2.1)),
                ]),
            sections: [3, 0, 4].map { count in Section(itemCount: count) { _ in section(copies, titles) } }
        ).withLargerText

    static let shelvesOfEms = OrthogonalScrollingBehavior.allCases.filter { ![.none, .paging].contains($0) }.flatMap {
        JudgedLayout(
            "\($0), cards in em", items: 7,
            shelf(
                $0, .vertical(layoutSize: size(em(9.3), em(11)), subitem: filling, count: 2).spaced(8),
                insets: .init(top: 6, leading: 20, bottom: 9, trailing: 24), spacing: 10.5)
        ).withLargerText
    }

    static let pinnedEms: [JudgedLayout] = {
        var header = boundary("header", .top, em(2.7))
        header.pinToVisibleBounds = true
        var inside = boundary("header", .top, em(2.7), extends: false)
        inside.pinToVisibleBounds = true
        let group = row(of: 2, height: em(8), spacing: 10)
        return [("a pinned header in em", [header, titles[2]]), ("a pinned header in em over cells", [inside])].flatMap
        {
            JudgedLayout($0, items: 9, section(group, $1)).withLargerText
        }
    }()

    static let splitEms: [JudgedLayout] = {
        var layout = title
        layout.name = "sides in em"
        layout.sections.append(Section(itemCount: 6) { _ in section(copies, titles) })
        layout.split = {
            SplitArrangement(
                leftSideRatio: $0.container.contentSize.width < 700 ? 0 : 0.4, splitSpacing: 16, sides: [.left, .right])
        }
        return layout.withLargerText
    }()
}

import CompositionalLayout

/// Supplementary items of items and groups.
extension JudgedLayout {
    static func badge(
        _ kind: String, _ edges: LayoutAnchor.Edges, _ width: LayoutDimension, _ height: LayoutDimension,
        offset: LayoutAnchor.Offset = .zero, own: LayoutAnchor? = nil, z: Int = 1
    ) -> SupplementaryItem {
        SupplementaryItem(
            layoutSize: size(width, height), elementKind: kind,
            containerAnchor: LayoutAnchor(edges: edges, offset: offset), itemAnchor: own, zIndex: z)
    }

    /// A badge at every corner, one in the middle, one as large as its host, and one on an edge.
    static let corners = [
        badge("new", [.top, .trailing], .absolute(24), .absolute(17.5), offset: .fractional(Point(x: 0.3, y: -0.3))),
        badge("dot", [.bottom, .leading], .absolute(9.5), .absolute(9.5), offset: .absolute(Point(x: -2.5, y: 3))),
        badge("count", [], .absolute(31), .absolute(20)),
        badge("veil", [.top, .leading], .fractionalWidth(1), .fractionalHeight(0.5), z: -1),
        badge(
            "tab", [.bottom], .fractionalWidth(1.0 / 3), .fractionalWidth(0.05),
            own: LayoutAnchor(edges: [.top], offset: .absolute(Point(x: 0, y: 1.5)))),
        inset,
    ]

    /// It has room around it and insets of its own.
    private static let inset: SupplementaryItem = {
        var item = badge("mark", [.top, .leading], .fractionalWidth(0.4), .absolute(31))
        item.contentInsets = EdgeInsets(top: 3, leading: 2.5, bottom: 4, trailing: 6)
        item.edgeSpacing = EdgeSpacing(leading: .fixed(7), top: .flexible(2.25), bottom: .fixed(90))
        return item
    }()

    static func badged(_ item: LayoutItem, _ badges: [SupplementaryItem] = corners) -> LayoutItem {
        var item = item
        item.supplementaryItems = badges
        return item
    }

    private static func section(_ group: LayoutGroup, leading: Double = 12.5) -> LayoutSection {
        LayoutSection(
            group: group, contentInsets: .init(top: 6, leading: leading, bottom: 9, trailing: 7.25),
            interGroupSpacing: 8.5)
    }

    private static func badgedRow(_ count: Int, _ height: LayoutDimension) -> LayoutGroup {
        .horizontal(
            layoutSize: size(.fractionalWidth(1), height),
            subitem: badged(item(.fractionalWidth(1), height.isEstimated ? height : .fractionalHeight(1))),
            count: count
        ).spaced(10.5)
    }

    /// Corners of a group's outer rectangle. Sizes are fractions of the enclosing box.
    static func groupBadges(_ kind: String, _ edges: [LayoutAnchor.Edges]) -> [SupplementaryItem] {
        edges.enumerated().map { number, edges in
            badge(
                "\(kind)\(number)", edges, .fractionalWidth(0.07), .absolute(11.5),
                offset: .fractional(Point(x: 0.25, y: -0.4)))
        }
    }

    static let allCorners: [LayoutAnchor.Edges] = [
        [.top, .leading], [.top, .trailing], [.bottom, .trailing], [.bottom], [],
    ]

    private static let nested: LayoutGroup = {
        var stack = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.45), .fractionalHeight(1)), subitem: filling, count: 2
        ).spaced(5.5)
        stack.supplementaryItems = groupBadges("inner", allCorners)
        var row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.3)),
            subitems: [badged(item(.fractionalWidth(0.5), .fractionalHeight(1), insets: .init(all: 4.5))), stack]
        ).spaced(3.5)
        row.supplementaryItems = groupBadges("outer", allCorners)
        return row
    }()

    private static let adapting: Provider = { environment in
        switch environment.container.contentSize.width {
        case ..<500: section(badgedRow(1, .absolute(70)))
        case ..<900: section(nested)
        case ..<1400:
            section(row(of: 4, height: .absolute(60)))
        default:
            section(
                .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(50)),
                    subitems: [
                        item(.fractionalWidth(0.3), .fractionalHeight(1)),
                        badged(
                            item(.fractionalWidth(0.7), .fractionalHeight(1)),
                            [
                                badge("new", [.top], .absolute(20), .absolute(10)),
                                badge("new", [.bottom], .absolute(22), .absolute(12)),
                            ]),
                    ]))
        }
    }

    static let badges =
        [1, 5].map { JudgedLayout("badges on a list of \($0)", items: $0, section(badgedRow(1, .absolute(64)))) }
        + [3, 7].map {
            JudgedLayout("badges in three columns of \($0)", items: $0, section(badgedRow(3, .fractionalWidth(0.3))))
        }
        + [
            JudgedLayout("badges on text", items: 5, section(badgedRow(1, .estimated(100)))),
            JudgedLayout("badges on rows of text", items: 8, section(badgedRow(3, .estimated(100)))),
            JudgedLayout("badges that change with the width", items: 7, provider: adapting),
            JudgedLayout(
                "badges on squares, as many as fit", items: 11,
                section(
                    .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(140)),
                        subitems: [badged(item(.absolute(140), .absolute(140)))]
                    ).spaced(12))),
        ]
        + (1...6).map { JudgedLayout("badges on nested groups, \($0) items", items: $0, section(nested)) }
        + groupsOfText
}

// MARK: Groups of estimated height

extension JudgedLayout {
    /// Badges that depend on a known height: that of a group with one cell of text.
    private static let groupsOfText: [JudgedLayout] = {
        let text = item(.fractionalWidth(1), .estimated(50))
        var alone = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(90)),
            subitems: [text, item(.fractionalWidth(0.8), .absolute(30))]
        ).spaced(6.5).inset(.init(top: 3, leading: 5, bottom: 4.5, trailing: 2))
        alone.supplementaryItems = groupBadges("group", allCorners)
        var row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(90)),
            subitem: badged(item(.fractionalWidth(1), .estimated(60))), count: 3
        ).spaced(9)
        row.supplementaryItems = groupBadges("row", [[.top, .leading], [.top, .trailing], [.top]])
        var short = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(90)),
            subitems: [
                item(.fractionalWidth(0.3), .absolute(20)), item(.fractionalWidth(0.3), .absolute(55.5)),
                item(.fractionalWidth(0.3), .absolute(41)),
            ]
        ).spaced(9)
        short.supplementaryItems = groupBadges("row", allCorners)
        var narrow = short
        narrow.layoutSize.width = .estimated(200)
        narrow.arrangement = .subitems(
            [item(.absolute(50), .absolute(20)), item(.absolute(61.5), .absolute(44))].map(\.subitem))
        let within = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(150)),
            subitems: [narrow, item(.fractionalWidth(0.5), .absolute(31))]
        ).spaced(4)
        return (2...5).map { JudgedLayout("badges on a group with one text, \($0)", items: $0, section(alone)) }
            + [4, 6].map { JudgedLayout("badges on top of rows of text, \($0)", items: $0, section(row)) }
            + (3...6).map { JudgedLayout("badges on rows that shrink, \($0)", items: $0, section(short)) }
            + (4...6).map { JudgedLayout("badges on a nested group that shrinks, \($0)", items: $0, section(within)) }
    }()
}

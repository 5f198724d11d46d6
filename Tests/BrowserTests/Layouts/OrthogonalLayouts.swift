import CompositionalLayout

/// Rows of groups with their own scrolling, in every behaviour.
extension JudgedLayout {
    static let orthogonal =
        behaviours + fullAndPartial + groupForms + contentHeights + uniformShelves + places + mixed + shelvesWithTails
        + negativeInsets

    static func shelf(
        _ behavior: OrthogonalScrollingBehavior, _ group: LayoutGroup, insets: EdgeInsets = .zero, spacing: Double = 0,
        trims: Bool = true
    ) -> LayoutSection {
        var section = LayoutSection(
            group: group, contentInsets: insets, interGroupSpacing: spacing,
            boundarySupplementaryItems: [
                boundary("header", .top, .estimated(30)), boundary("footer", .bottom, .absolute(20)),
            ],
            orthogonalScrollingBehavior: behavior)
        section.trimsLastGroup = trims
        return section
    }

    private static let edges = EdgeInsets(top: 6, leading: 20, bottom: 9, trailing: 24)

    /// One cell per group.
    private static func card(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutGroup {
        .horizontal(layoutSize: size(width, height), subitems: [filling])
    }

    private static func stack(_ width: LayoutDimension, of count: Int, spacing: Double = 8) -> LayoutGroup {
        .vertical(layoutSize: size(width, .absolute(190)), subitem: filling, count: count).spaced(spacing)
    }

    private static func pair(_ width: LayoutDimension, spacing: Double) -> LayoutGroup {
        .horizontal(layoutSize: size(width, .absolute(80)), subitem: filling, count: 2).spaced(spacing)
    }

    private static let scrolling = OrthogonalScrollingBehavior.allCases.filter { $0 != .none }

    // MARK: Behaviours

    private static let behaviours = scrolling.flatMap { behavior in
        [
            JudgedLayout(
                "\(behavior), cards", items: 9,
                shelf(behavior, card(.fractionalWidth(0.37), .fractionalWidth(0.2)), insets: edges, spacing: 12)),
            JudgedLayout(
                "\(behavior), stacks of three", items: 11,
                shelf(behavior, stack(.fractionalWidth(0.45), of: 3), insets: edges, spacing: 10.5)),
            JudgedLayout(
                "\(behavior), whole pages", items: 4,
                shelf(behavior, card(.fractionalWidth(1), .absolute(90)))),
            JudgedLayout(
                "\(behavior), a row that fits", items: 2,
                shelf(behavior, card(.fractionalWidth(0.2), .absolute(60)), insets: edges, spacing: 8)),
            JudgedLayout("\(behavior), one card", items: 1, shelf(behavior, card(.absolute(180), .absolute(60)))),
            JudgedLayout(
                "\(behavior), nothing", items: 0,
                shelf(behavior, card(.absolute(180), .absolute(60)), insets: edges, spacing: 8)),
            JudgedLayout(
                "\(behavior), nothing of stacks with insets", items: 0,
                shelf(
                    behavior, stack(.fractionalWidth(0.45), of: 3).inset(.init(top: 7, bottom: 3)), insets: edges)),
        ]
    }

    // MARK: Negative insets

    /// A row that lies over the elements before and after it.
    private static let negativeInsets = [(-40.0, 0.0), (0, -30), (-25, -15), (-12, 20)].flatMap { top, bottom in
        let insets = EdgeInsets(top: top, leading: 20, bottom: bottom, trailing: 8)
        let groups = [
            ("cards", card(.fractionalWidth(0.4), .absolute(120))),
            ("shares of the width", card(.fractionalWidth(0.4), .fractionalWidth(0.3))),
            ("texts", .horizontal(layoutSize: size(.fractionalWidth(0.4), .estimated(100)), subitems: [text])),
            ("stacks", stack(.fractionalWidth(0.3), of: 3)),
        ]
        return groups.flatMap { name, group in
            [0, 2, 7].flatMap { items in
                [true, false].map { isFramed in
                    var row = shelf(.groupPaging, group, insets: insets, spacing: 8)
                    if !isFramed { row.boundarySupplementaryItems = [] }
                    return JudgedLayout(
                        "\(name) between \(top) and \(bottom), \(items), headers: \(isFramed)", items: items, row)
                }
            }
        }
    }

    // MARK: The end of the row

    /// A last group that is partly filled. The row ends with it: in columns, in padding or after the last cell.
    private static let fullAndPartial = (1...6).flatMap { items in
        [
            JudgedLayout(
                "pairs in a row of \(items)", items: items,
                shelf(.groupPaging, pair(.fractionalWidth(0.6), spacing: 8), insets: edges, spacing: 8)),
            JudgedLayout(
                "pairs with other gaps in a row of \(items)", items: items,
                shelf(.paging, pair(.fractionalWidth(0.6), spacing: 4), insets: .init(leading: 3), spacing: 17)),
            JudgedLayout(
                "pairs that are not trimmed, \(items)", items: items,
                shelf(.continuous, pair(.fractionalWidth(0.7), spacing: 9), spacing: 9, trims: false)),
            JudgedLayout(
                "inset stacks in a row of \(items)", items: items,
                shelf(
                    .continuousGroupLeadingBoundary,
                    stack(.absolute(260), of: 3).inset(.init(top: 4, leading: 7.5, bottom: 3, trailing: 12)),
                    insets: .init(top: 7.5, bottom: 2.5), spacing: 6)),
            JudgedLayout(
                "lead and pair in a row of \(items)", items: items,
                shelf(
                    .groupPagingCentered,
                    LayoutGroup.horizontal(
                        layoutSize: size(.fractionalWidth(0.8), .fractionalWidth(0.4)),
                        subitems: [
                            item(.fractionalWidth(0.6), .fractionalHeight(1)), stack(.fractionalWidth(0.4), of: 2).tall,
                        ]
                    ).spaced(7), insets: edges, spacing: 7)),
        ]
    }

    // MARK: Groups

    private static let groupForms = [
        JudgedLayout(
            "overlapping cells in a row", items: 8,
            shelf(
                .groupPaging,
                LayoutGroup.horizontal(
                    layoutSize: size(.absolute(240), .absolute(80)),
                    repeatingSubitem: item(.absolute(100), .absolute(80)), count: 3
                ).spaced(-120), insets: edges, spacing: 5)),
        JudgedLayout(
            "edges of groups and cells in a row", items: 7,
            shelf(.paging, card(.fractionalWidth(0.3), .absolute(70)).edged, insets: edges, spacing: 4)),
        JudgedLayout(
            "flexible edges above a row", items: 5,
            shelf(
                .continuous,
                LayoutGroup.vertical(
                    layoutSize: size(.absolute(150), .absolute(120)),
                    subitems: [item(.fractionalWidth(1), .absolute(40)), item(.fractionalWidth(0.5), .absolute(40))]
                ).flexibly(3), spacing: 9)),
        JudgedLayout(
            "squares that stick out of their row", items: 7,
            shelf(
                .continuousGroupLeadingBoundary,
                .horizontal(
                    layoutSize: size(.fractionalWidth(0.5), .fractionalWidth(0.2)),
                    subitems: [item(.fractionalWidth(0.5), .fractionalWidth(0.5), insets: .init(top: 2, leading: 3))]),
                insets: edges, spacing: 3)),
        JudgedLayout(
            "groups as wide as their cells", items: 8,
            shelf(
                .groupPaging,
                LayoutGroup.horizontal(
                    layoutSize: size(.estimated(300), .absolute(60)),
                    subitems: [item(.absolute(90), .absolute(60)), item(.absolute(45.5), .absolute(30))]
                ).spaced(5), insets: edges, spacing: 11)),
    ]

    // MARK: Heights

    private static let text = item(.fractionalWidth(1), .estimated(100))

    private static let contentHeights =
        (0...4).map { items in
            JudgedLayout(
                "texts in a row, \(items)", items: items,
                shelf(
                    .continuousGroupLeadingBoundary,
                    .horizontal(layoutSize: size(.fractionalWidth(0.4), .estimated(100)), subitems: [text]),
                    insets: .init(top: 7.5, leading: 12.25, bottom: 2.5, trailing: 4), spacing: 7.5))
        }
        + (1...5).map { items in
            JudgedLayout(
                "inset pairs of texts in a row, \(items)", items: items,
                shelf(
                    .paging,
                    LayoutGroup.horizontal(
                        layoutSize: size(.absolute(230), .estimated(100)), subitem: text, count: 2
                    ).spaced(6).inset(.init(top: 3.5, leading: 7, bottom: 12.25, trailing: 11)),
                    insets: .init(top: 4.5, bottom: 2, trailing: 8)))
        }
        + [
            JudgedLayout(
                "text beside a fixed cell in a row", items: 5,
                shelf(
                    .groupPaging,
                    LayoutGroup.horizontal(
                        layoutSize: size(.fractionalWidth(0.7), .estimated(100)),
                        subitems: [
                            item(.fractionalWidth(0.3), .absolute(61)), item(.fractionalWidth(0.6), .estimated(100)),
                        ]
                    ).spaced(6), insets: edges, spacing: 12)),
            JudgedLayout(
                "groups of estimated height with fixed cells, fewer than one group", items: 2,
                shelf(
                    .continuous,
                    LayoutGroup.vertical(
                        layoutSize: size(.absolute(200), .estimated(300)),
                        subitems: Array(repeating: item(.fractionalWidth(1), .absolute(44.5)), count: 3)
                    ).spaced(3), insets: edges, spacing: 8)),
            JudgedLayout(
                "groups of estimated height with fixed cells", items: 8,
                shelf(
                    .continuous,
                    LayoutGroup.vertical(
                        layoutSize: size(.absolute(200), .estimated(300)),
                        subitems: Array(repeating: item(.fractionalWidth(1), .absolute(44.5)), count: 3)
                    ).spaced(3), insets: edges, spacing: 8)),
            JudgedLayout(
                "text in rows of a fixed height that scroll", items: 5,
                shelf(
                    .groupPaging,
                    .horizontal(
                        layoutSize: size(.absolute(210), .absolute(60)),
                        subitems: [item(.fractionalWidth(1), .estimated(20))]), insets: edges, spacing: 4)),
        ]

    // MARK: Beside other things

    private static let places = [
        JudgedLayout(
            "rows clear of insets", environment: .init(height: height, safeArea: .init(leading: 33, trailing: 14)),
            sections: scrolling.map { behavior in
                Section(itemCount: 6) { _ in
                    shelf(behavior, stack(.fractionalWidth(0.4), of: 2), insets: edges, spacing: 8)
                }
            }),
        JudgedLayout(
            "badges and a panel of a row", items: 5, adorned(stack(.fractionalWidth(0.45), of: 2))),
        JudgedLayout("a panel of an empty row", items: 0, adorned(stack(.fractionalWidth(0.45), of: 2))),
        JudgedLayout(
            "shares of the height in a row", items: 6,
            shelf(.groupPaging, card(.fractionalHeight(0.4), .fractionalHeight(0.2)), insets: edges, spacing: 8)),
    ]

    private static func adorned(_ group: LayoutGroup) -> LayoutSection {
        var group = group
        group.supplementaryItems = [badge("mark", [.top, .trailing], .absolute(20), .absolute(14))]
        var section = LayoutSection(
            group: group, contentInsets: edges, interGroupSpacing: 8.5, orthogonalScrollingBehavior: .groupPaging)
        section.decorationItems = [.background(elementKind: "panel")]
        return section
    }

    /// Scrolling at some widths, in lines at others.
    private static let mixed = [0, 1, 5].map { items in
        JudgedLayout("a row where it is narrow, columns where it is wide, \(items)", items: items) { environment in
            environment.container.contentSize.width < 700
                ? shelf(
                    .groupPaging, card(.fractionalWidth(0.8), .absolute(120)).edged, insets: edges, spacing: 12)
                : LayoutSection(
                    group: row(of: 3, height: .absolute(100), spacing: 12).edged, contentInsets: edges,
                    interGroupSpacing: 12,
                    boundarySupplementaryItems: [
                        boundary("header", .top, .estimated(30)), boundary("footer", .bottom, .absolute(20)),
                    ])
        }
    }
}

extension LayoutGroup {
    /// As tall as what it stands in.
    fileprivate var tall: LayoutGroup {
        var group = self
        group.layoutSize.height = .fractionalHeight(1)
        return group
    }

    fileprivate var edged: LayoutGroup {
        var group = self
        group.edgeSpacing = EdgeSpacing(leading: .fixed(5), top: .fixed(2.5), trailing: .fixed(6.5), bottom: .fixed(3))
        return group
    }

    fileprivate func flexibly(_ spacing: Double) -> LayoutGroup {
        var group = self
        group.interItemSpacing = .flexible(spacing)
        group.edgeSpacing = EdgeSpacing(top: .flexible(4))
        return group
    }
}

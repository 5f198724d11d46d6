import CompositionalLayout

/// Mosaics with tails, for every number of last cells.
extension JudgedLayout {
    private static let small = item(.fractionalWidth(0.5), .fractionalHeight(1), insets: .init(all: 3))

    private static func pair(_ height: LayoutDimension) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: [small])
    }

    private static func one(_ height: LayoutDimension, width: LayoutDimension = .fractionalWidth(1)) -> LayoutGroup {
        .horizontal(layoutSize: size(width, height), subitem: filling, count: 1)
    }

    /// A lead beside a stack of two cells of unequal height.
    private static let beside: LayoutGroup = {
        let stack = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitem: filling, count: 2
        ).spaced(8)
        return LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)),
            subitems: [stack, item(.fractionalWidth(2.0 / 3), .fractionalHeight(1))]
        ).spaced(12)
    }()

    private static let above = LayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.5)),
        subitems: [pair(.fractionalWidth(0.5)), item(.fractionalWidth(1), .fractionalWidth(1))])

    private static let lowered: LayoutGroup = {
        var group = one(.absolute(50))
        group.edgeSpacing = EdgeSpacing(top: .fixed(2.5), bottom: .fixed(1.5))
        return group
    }()

    private static func textRow(_ count: Int) -> LayoutGroup {
        .horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(90)),
            subitem: item(.fractionalWidth(1), .estimated(90)), count: count
        ).spaced(14)
    }

    private static func each(
        _ name: String, of capacity: Int, _ section: LayoutSection
    ) -> [JudgedLayout] {
        (0...2 * capacity).map { JudgedLayout("\(name), \($0) cells", items: $0, section) }
    }

    /// A lead with badges, and a pair whose second cell has one. One of the tails has different badges, the other has
    /// none.
    private static let badgedAbove: LayoutSection = {
        let badgedPair = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [small, badged(small, Array(corners.prefix(2)))])
        var group = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.5)),
            subitems: [badgedPair, badged(item(.fractionalWidth(1), .fractionalWidth(1)))])
        group.supplementaryItems = groupBadges("group", allCorners)
        var alone = one(.fractionalWidth(0.31)).edges(2.5, nil)
        alone.arrangement = .counted(
            badged(filling, [corners[2], badge("only", [.bottom], .absolute(31), .absolute(8.5), z: -1)]).subitem,
            count: 1)
        alone.supplementaryItems = groupBadges("group", [[.bottom]])
        return LayoutSection(
            group: group, contentInsets: .init(top: 4, leading: 11.5, bottom: 6, trailing: 9), interGroupSpacing: 5.5,
            tailGroups: [1: alone, 2: pair(.fractionalWidth(0.47))])
    }()

    /// Badges on texts; on the second text only in a tail.
    private static let badgedTexts: LayoutSection = {
        func row(_ cells: [LayoutItem]) -> LayoutGroup {
            .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(90)), subitems: cells).spaced(14)
        }
        func text(_ width: Double) -> LayoutItem { item(.fractionalWidth(width), .estimated(90)) }
        return LayoutSection(
            group: row([badged(text(0.3)), text(0.3), badged(text(0.3))]), interGroupSpacing: 7.25,
            tailGroups: [1: row([badged(text(1))]), 2: row([text(0.5), badged(text(0.5))])])
    }()

    /// A custom group with overlapping cells, and a tail with the opposite order.
    static let orderedTails: LayoutSection = {
        func custom(_ layers: [Int]) -> LayoutGroup {
            .custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { _ in
                layers.enumerated().map { number, z in
                    LayoutGroupCustomItem(
                        frame: Rect(
                            x: Length(points: Double(number * 40)), y: Length(points: Double(number * 11)),
                            width: 100, height: 60), zIndex: z)
                }
            }
        }
        return LayoutSection(
            group: custom([0, 2, 1]), interGroupSpacing: 6, tailGroups: [1: custom([3]), 2: custom([1, 0])])
    }()

    /// Scrolling rows that end with one card, or with a wider and taller group of two.
    static let shelvesWithTails: [JudgedLayout] = {
        func stack(_ count: Int, _ width: Double, _ height: Double) -> LayoutGroup {
            .vertical(
                layoutSize: size(.fractionalWidth(width), .absolute(height)), subitem: badged(filling), count: count
            ).spaced(8)
        }
        func section(_ behavior: OrthogonalScrollingBehavior) -> LayoutSection {
            var wide = stack(2, 0.61, 230.5)
            wide.edgeSpacing = EdgeSpacing(leading: .fixed(4), top: .fixed(3), trailing: .fixed(6.5))
            var section = shelf(
                behavior, stack(3, 0.45, 190), insets: .init(top: 6, leading: 20, bottom: 9, trailing: 24),
                spacing: 10.5)
            section.tailGroups = [1: one(.absolute(120), width: .absolute(155)), 2: wide]
            return section
        }
        return OrthogonalScrollingBehavior.allCases.filter { $0 != .none }.flatMap { behavior in
            [4, 5].map { JudgedLayout("\(behavior), with a tail, \($0) cells", items: $0, section(behavior)) }
        }
            + [0, 1, 2, 3, 8].map {
                JudgedLayout("a row with a tail, \($0) cells", items: $0, section(.groupPaging))
            }
    }()

    static let tails =
        each(
            "pair above, with tails", of: 3,
            LayoutSection(
                group: above, contentInsets: .init(top: 4, leading: 11.5, bottom: 6, trailing: 9),
                interGroupSpacing: 5.5, tailGroups: [1: one(.fractionalWidth(0.31)), 2: pair(.fractionalWidth(0.47))]))
        + each("badges in groups and tails", of: 3, badgedAbove)
        + each("badges on texts and in tails of them", of: 3, badgedTexts)
        + each("cells over each other in tails", of: 3, orderedTails)
        + each(
            "stack beside, with tails", of: 3,
            LayoutSection(
                group: beside, contentInsets: .init(leading: 10, trailing: 10), interGroupSpacing: 12,
                tailGroups: [1: one(.absolute(77)), 2: pair(.absolute(500))]))
        + each(
            "columns that end before the edge of their group, with wider tails", of: 2,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(0.8), .absolute(60)),
                    repeatingSubitem: item(.absolute(47.5), .absolute(40)), count: 2), interGroupSpacing: 6,
                tailGroups: [1: one(.absolute(50), width: .fractionalWidth(0.7))])
        )
        + each(
            "a tail half a pixel further from what is before it", of: 2,
            LayoutSection(
                group: row(of: 2, height: .absolute(60)), contentInsets: .init(top: 7.5, bottom: 3.5),
                tailGroups: [1: lowered])
        )
        + each(
            "columns that end in halves", of: 4,
            LayoutSection(
                group: row(of: 4, height: .absolute(70), spacing: 10), interGroupSpacing: 10,
                tailGroups: [
                    1: one(.absolute(40)), 2: row(of: 2, height: .absolute(99.5), spacing: 10),
                    3: .vertical(
                        layoutSize: size(.fractionalWidth(1), .absolute(150)),
                        subitems: [
                            row(of: 1, height: .absolute(70)), row(of: 2, height: .absolute(70), spacing: 10),
                        ]
                    ).spaced(10),
                ]))
        + each(
            "overlapping, with a tail in the middle", of: 3,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(80)),
                    repeatingSubitem: item(.absolute(100), .absolute(80)), count: 3
                ).spaced(-120), interGroupSpacing: 4,
                tailGroups: [
                    1: one(.absolute(33), width: .absolute(101)).edges(5, .flexible(0)), 2: pair(.absolute(60)),
                ])
        )
        + each(
            "texts that end in wider ones", of: 3,
            LayoutSection(
                group: textRow(3), contentInsets: .init(leading: 12, trailing: 12), interGroupSpacing: 16,
                tailGroups: [1: textRow(1), 2: textRow(2).edges(2.5, nil)]))
        + each(
            "texts between fractions of pixels, with tails", of: 3,
            LayoutSection(
                group: textRow(3), interGroupSpacing: 7.25, tailGroups: [1: textRow(1), 2: textRow(2)]))
        + each(
            "lead and stack of text, with tails", of: 3,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .estimated(300)),
                    subitems: [
                        item(.fractionalWidth(0.6), .estimated(300)),
                        LayoutGroup.vertical(
                            layoutSize: size(.fractionalWidth(0.4), .estimated(300)),
                            subitems: [
                                item(.fractionalWidth(1), .estimated(90)), item(.fractionalWidth(1), .estimated(90)),
                            ]
                        ).spaced(9),
                    ]), interGroupSpacing: 12, tailGroups: [1: textRow(1), 2: textRow(2)]))
}

extension LayoutGroup {
    fileprivate func edges(_ top: Double, _ sides: LayoutSpacing?) -> LayoutGroup {
        var group = self
        group.edgeSpacing = EdgeSpacing(leading: sides, top: .fixed(top), trailing: sides, bottom: .fixed(top + 1))
        return group
    }
}

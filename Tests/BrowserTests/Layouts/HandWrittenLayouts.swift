import CompositionalLayout

extension JudgedLayout {
    static let handWritten =
        uniforms + nestedUniforms + uniformTails + columns + mosaics + boundaries + sides + estimates + pages
        + environments + badges
        + decorations
        + customs + tails + lastGroups + lists + stacks + alignments + widths + justified + waterfalls + placedMosaics
        + ems + textSwitches

    /// Short forms for the descriptions below.
    static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
        LayoutSize(width: width, height: height)
    }

    static func item(_ width: LayoutDimension, _ height: LayoutDimension, insets: EdgeInsets = .zero) -> LayoutItem {
        LayoutItem(layoutSize: size(width, height), contentInsets: insets)
    }

    /// An item as large as its group.
    static let filling = item(.fractionalWidth(1), .fractionalHeight(1))
}

extension LayoutGroup {
    func spaced(_ spacing: Double) -> LayoutGroup {
        var group = self
        group.interItemSpacing = .fixed(spacing)
        return group
    }

    func inset(_ insets: EdgeInsets) -> LayoutGroup {
        var group = self
        group.contentInsets = insets
        return group
    }
}

// MARK: Uniform columns

extension JudgedLayout {
    static func row(of columns: Int, height: LayoutDimension, spacing: Double = 0) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitem: filling, count: columns).spaced(spacing)
    }

    private static let columns = [
        JudgedLayout(
            "list", items: 7,
            LayoutSection(group: row(of: 1, height: .absolute(60)), interGroupSpacing: 1)),
        JudgedLayout(
            "one, two, three columns", items: 8,
            provider: { environment in
                let columns =
                    switch environment.container.effectiveContentSize.width {
                    case ..<500: 1
                    case ..<1025: 2
                    default: 3
                    }
                return LayoutSection(
                    group: row(of: columns, height: .fractionalWidth(0.4), spacing: 20),
                    contentInsets: .init(leading: 20, trailing: 20), interGroupSpacing: 20)
            }),
        JudgedLayout(
            "the hole at 500", items: 5,
            provider: { environment in
                let columns =
                    switch environment.container.effectiveContentSize.width {
                    case 0..<500: 1
                    case 501...1024: 2
                    default: 3
                    }
                return LayoutSection(group: row(of: columns, height: .absolute(80), spacing: 7))
            }),
        JudgedLayout(
            "twelve columns", items: 30,
            LayoutSection(group: row(of: 12, height: .fractionalWidth(1.0 / 12), spacing: 3), interGroupSpacing: 3)),
        JudgedLayout(
            "equal columns of at least 200, as many as fit", items: 13,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(90)), subitem: filling, fitting: 200
                ).spaced(16),
                contentInsets: .init(leading: 20, trailing: 20), interGroupSpacing: 16)),
        JudgedLayout(
            "texts in as many columns as fit", items: 11,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .estimated(90)),
                    subitem: item(.fractionalWidth(1), .estimated(90)), fitting: 250
                ).spaced(10),
                interGroupSpacing: 10)),
        JudgedLayout(
            "squares, as many as fit", items: 23,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(140)),
                    subitems: [item(.absolute(140), .absolute(140))]
                ).spaced(12), interGroupSpacing: 12)),
        JudgedLayout(
            "fixed beside fractional", items: 9,
            LayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(90)),
                    subitems: [item(.absolute(80), .fractionalHeight(1)), item(.fractionalWidth(0.5), .absolute(70))]
                ).spaced(8), interGroupSpacing: 5)),
        JudgedLayout(
            "insets everywhere", items: 11,
            LayoutSection(
                group: LayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(0.9), .fractionalWidth(0.25)),
                    subitem: item(
                        .fractionalWidth(1), .fractionalHeight(1),
                        insets: .init(top: 3, leading: 5.5, bottom: 7.25, trailing: 2)),
                    count: 3
                ).spaced(6.5).inset(.init(top: 4, leading: 9, bottom: 2.5, trailing: 1)),
                contentInsets: .init(top: 10, leading: 12.5, bottom: 14, trailing: 30), interGroupSpacing: 4.5)),
        JudgedLayout(
            "flexible spacing", items: 10,
            LayoutSection(
                group: LayoutGroup(
                    axis: .horizontal, layoutSize: size(.fractionalWidth(1), .absolute(50)),
                    arrangement: .repeating(item(.absolute(50), .absolute(50)).subitem, count: 4),
                    interItemSpacing: .flexible(4)))),
        JudgedLayout(
            "a third of the viewport's height", items: 4,
            LayoutSection(group: row(of: 2, height: .fractionalHeight(1.0 / 3), spacing: 10))),
    ]
}

// MARK: Nested groups

extension JudgedLayout {
    private static func stack(_ width: Double, of count: Int, spacing: Double = 8) -> LayoutGroup {
        .vertical(layoutSize: size(.fractionalWidth(width), .fractionalHeight(1)), subitem: filling, count: count)
            .spaced(spacing)
    }

    /// Two small cells above a large one.
    private static let twoAndOne: LayoutGroup = {
        let small = item(
            .fractionalWidth(0.5), .fractionalWidth(0.5), insets: .init(leading: 2, bottom: 2, trailing: 2))
        let pair = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [small])
        let large = item(
            .fractionalWidth(1), .fractionalWidth(1), insets: .init(leading: 2, bottom: 4, trailing: 2))
        return .vertical(layoutSize: size(.fractionalWidth(1), .fractionalWidth(1.5)), subitems: [pair, large])
    }()

    private static let leadAndGrid: LayoutGroup = {
        let row = LayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitem: filling, count: 2)
        let grid = LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: row, count: 2)
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), grid])
    }()

    /// Two thirds and one third, above three thirds. The second and the third column start 4 px apart.
    private static let wideThenThree: LayoutGroup = {
        let row = size(.fractionalWidth(1), .absolute(90))
        let wide = LayoutGroup.horizontal(
            layoutSize: row,
            subitems: [2.0 / 3, 1.0 / 3].map { item(.fractionalWidth($0), .fractionalHeight(1)) }
        ).spaced(12)
        let three = LayoutGroup.horizontal(layoutSize: row, subitem: filling, count: 3).spaced(12)
        return LayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(192)), subitems: [wide, three]
        ).spaced(12)
    }()

    /// Every number of items in the last group.
    private static func remainders(_ name: String, _ group: LayoutGroup, of capacity: Int) -> [JudgedLayout] {
        (1...capacity).map { left in
            JudgedLayout(
                "\(name), \(left) in the last group", items: 2 * capacity + left,
                LayoutSection(
                    group: group, contentInsets: .init(top: 16, leading: 4, bottom: 9, trailing: 4),
                    interGroupSpacing: 6))
        }
    }

    private static let mosaics =
        remainders("two and one", twoAndOne, of: 3)
        + remainders("lead and 2 × 2", leadAndGrid, of: 5)
        + remainders(
            "lead and stack of 2",
            .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.45)),
                subitems: [item(.fractionalWidth(2.0 / 3), .fractionalHeight(1)), stack(1.0 / 3, of: 2)]), of: 3)
        + remainders(
            "stacks of 3 and 2",
            .horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
                subitems: [stack(0.4, of: 3), stack(0.6, of: 2)]), of: 5)
        + [
            JudgedLayout(
                "starts of two rows closer than their gap", items: 8,
                LayoutSection(group: wideThenThree, contentInsets: .init(leading: 12, trailing: 12))),
            JudgedLayout(
                "overlapping", items: 8,
                LayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(80)),
                        repeatingSubitem: item(.absolute(100), .absolute(80)), count: 3
                    ).spaced(-120))),
            JudgedLayout(
                "overlap that opens with the width", items: 7,
                LayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(80)),
                        subitems: [item(.absolute(200), .absolute(60)), item(.fractionalWidth(0.25), .absolute(80))]
                    ).spaced(-150), interGroupSpacing: 3)),
            JudgedLayout(
                "taller than its group", items: 7,
                LayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(50)),
                        repeatingSubitem: item(.fractionalWidth(0.3), .absolute(70)), count: 3),
                    interGroupSpacing: 10)),
        ]
}

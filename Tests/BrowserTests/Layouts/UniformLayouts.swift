import CompositionalLayout

/// Cells that are as tall as the tallest of their row or section, and sections that overlap their surroundings.
extension JudgedLayout {
    private static let uniform = item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 80))

    private static func row(
        _ subitems: [any LayoutElement], _ height: LayoutDimension = .estimated(80), insets: EdgeInsets = .zero
    ) -> LayoutGroup {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems).spaced(9).inset(insets)
    }

    private static func cell(
        _ width: Double, _ height: LayoutDimension, edges: EdgeSpacing = .none, insets: EdgeInsets = .zero
    ) -> LayoutItem {
        LayoutItem(
            layoutSize: size(.fractionalWidth(width), height), contentInsets: insets, edgeSpacing: edges)
    }

    private static func uniformCell(_ width: Double, edges: EdgeSpacing = .none) -> LayoutItem {
        cell(width, .uniformAcrossSiblings(estimate: 80), edges: edges)
    }

    /// Two full groups and a part of a third, of every size.
    static func remainders(
        _ name: String, _ group: LayoutGroup, of capacity: Int, gap: Double = 12
    ) -> [JudgedLayout] {
        (1...capacity).map { left in
            JudgedLayout(
                "\(name), \(left) in the last group", items: 2 * capacity + left,
                LayoutSection(
                    group: group, contentInsets: .init(top: 3, leading: 10, bottom: 4, trailing: 10),
                    interGroupSpacing: gap))
        }
    }

    /// All groups are as tall as the tallest, including the last one, although nothing in them has a content height.
    private static let known = (1...7).map { count in
        JudgedLayout(
            "stacks of known heights, all alike, \(count) cells", items: count,
            LayoutSection(
                group: .vertical(
                    layoutSize: size(.absolute(170), .uniformAcrossSiblings(estimate: 200)),
                    repeatingSubitem: cell(0.7, .fractionalWidth(0.2)), count: 3
                ).spaced(1), contentInsets: .init(top: 20, leading: 4), interGroupSpacing: 4,
                boundarySupplementaryItems: [boundary("footer", .bottom, .absolute(30))]))
    }

    /// Gaps with parts of pixels between groups that are all alike.
    private static let halves =
        remainders(
            "two uniform halves, half a point between",
            row([uniformCell(0.4), uniformCell(0.4)], .uniformAcrossSiblings(estimate: 80)), of: 2,
            gap: 8.5)

    private static let rows =
        remainders(
            "uniform row",
            .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(80)), subitem: uniform, count: 3).spaced(7),
            of: 3)
        + remainders(
            "uniform beside estimated and fixed",
            row([uniformCell(0.3), cell(0.25, .estimated(50)), cell(0.2, .absolute(90.5))]), of: 3)
        + remainders(
            "uniform row with edges and insets",
            row(
                [
                    uniformCell(0.3, edges: .init(top: .fixed(6), bottom: .fixed(2.5))), uniformCell(0.3),
                    uniformCell(0.2, edges: .init(top: .fixed(1))),
                ], insets: .init(top: 5, leading: 3, bottom: 7.5, trailing: 2)), of: 3, gap: 7.5)
        + remainders(
            "uniform beside a stack",
            row([
                uniformCell(0.4), cell(0.2, .absolute(130)),
                LayoutGroup.vertical(
                    layoutSize: size(.fractionalWidth(0.3), .estimated(90)),
                    subitems: [cell(1, .estimated(40)), cell(1, .estimated(40))]
                ).spaced(8),
            ]), of: 4)
        + remainders(
            "uniform rows under each other",
            .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(300)),
                subitems: [
                    row([uniformCell(0.5), uniformCell(0.4)]), row([uniformCell(0.3), cell(0.6, .estimated(20))]),
                ]
            ).spaced(9), of: 4)

    private static let sections =
        remainders(
            "all rows alike",
            row([uniformCell(0.3), uniformCell(0.4), cell(0.2, .estimated(20))], .uniformAcrossSiblings(estimate: 80)),
            of: 3)
        + remainders(
            "all rows alike, as tall as a fixed cell",
            row([cell(0.3, .absolute(70)), cell(0.6, .estimated(20))], .uniformAcrossSiblings(estimate: 80)), of: 2)
        + [
            JudgedLayout(
                "uniform in a row of a fixed height", items: 5,
                LayoutSection(group: row([uniformCell(0.4), uniformCell(0.5)], .absolute(60)), interGroupSpacing: 4))
        ]

    /// Heights half a pixel apart. Page and solver compare whole pixels to decide which is taller.
    private static let nearTies = (0..<8).map { step in
        JudgedLayout(
            "a fixed height of \(36 + Double(step) / 8) beside text", items: 7,
            LayoutSection(
                group: row([cell(0.4, .absolute(36 + Double(step) / 8)), cell(0.5, .estimated(20))]),
                interGroupSpacing: 6))
    }

    private static func moved(_ name: String, _ insets: EdgeInsets, items: Int, edges: EdgeSpacing = .none)
        -> JudgedLayout
    {
        var group = row([cell(0.4, .absolute(50)), cell(0.5, .absolute(40))], .absolute(60))
        group.edgeSpacing = edges
        let section = LayoutSection(
            group: group, contentInsets: insets, interGroupSpacing: 5,
            boundarySupplementaryItems: [
                boundary("header", .top, .absolute(30)), boundary("footer", .bottom, .estimated(20)),
            ])
        var text = section
        text.group = row([cell(0.4, .estimated(50)), cell(0.5, .estimated(40))])
        text.boundarySupplementaryItems = []
        return JudgedLayout(
            name, sections: [section, text].map { section in Section(itemCount: items) { _ in section } })
    }

    private static let movedOver = [
        moved("cells over the header", .init(top: -11.5, leading: 4), items: 3),
        moved("the footer over the cells", .init(top: 3, bottom: -14), items: 4),
        moved("cells over header and footer", .init(top: -8, bottom: -9.5), items: 3),
        moved("less than nothing", .init(top: -8, bottom: 5), items: 0),
        moved(
            "less than nothing with edges", .init(top: -8, bottom: -5), items: 0,
            edges: .init(top: .fixed(3), bottom: .fixed(2))),
        moved(
            "edges make up for insets", .init(top: -8, bottom: -5), items: 5,
            edges: .init(top: .fixed(10), bottom: .fixed(2))),
    ]

    static let uniforms = known + halves + rows + sections + nearTies + movedOver
}

import CompositionalLayout

/// Flexible edges across rows whose heights only the browser knows.
extension JudgedLayout {
    private static let text = item(.fractionalWidth(0.5), .estimated(100))
    private static let middle = EdgeSpacing(top: .flexible(0), bottom: .flexible(0))
    private static let below = EdgeSpacing(top: .flexible(0))

    private static func edged(_ item: LayoutItem, _ edges: EdgeSpacing) -> LayoutItem {
        var item = item
        item.edgeSpacing = edges
        return item
    }

    private static func row(_ subitems: [any LayoutElement], _ height: LayoutDimension = .estimated(300)) -> LayoutGroup
    {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems).spaced(12)
    }

    /// Two rows of one fixed cell. No height in them depends on content.
    private static func fixedRows(
        _ spacing: LayoutSpacing, _ edges: EdgeSpacing = .none, in height: LayoutDimension = .estimated(200)
    ) -> LayoutGroup {
        var line = row([item(.fractionalWidth(0.5), .absolute(41.5))], .estimated(90))
        line.edgeSpacing = edges
        var group = LayoutGroup.vertical(
            layoutSize: size(.absolute(230), height), subitems: [line, line])
        group.interItemSpacing = spacing
        return group
    }

    private static func repeated(_ name: String, _ group: LayoutGroup, of cells: Int, gap: Double = 6) -> [JudgedLayout]
    {
        [1, cells, cells + 1, 3 * cells].map { items in
            JudgedLayout(
                "\(name), \(items)", items: items,
                LayoutSection(
                    group: group, contentInsets: .init(top: 3, leading: 10, bottom: 5, trailing: 7),
                    interGroupSpacing: gap))
        }
    }

    static let alignments =
        repeated(
            "a fixed cell in the middle of text", row([edged(item(.absolute(80), .absolute(41)), middle), text]), of: 2)
        + repeated(
            "a fixed cell at the end of text", row([text, edged(item(.absolute(80), .absolute(30)), below)]), of: 2)
        + repeated(
            "a square of a part of the width in the middle of text",
            row([edged(item(.fractionalWidth(0.13), .fractionalWidth(0.13)), middle), text]), of: 2)
        + repeated(
            "least space around the middle",
            row([
                edged(item(.absolute(80), .absolute(33)), .init(top: .flexible(9), bottom: .flexible(4))), text,
            ]).inset(.init(top: 7, leading: 3, bottom: 2, trailing: 5)), of: 2)
        + repeated(
            "texts in the middle of each other",
            row([edged(text, middle), edged(item(.fractionalWidth(0.3), .estimated(20)), middle)]), of: 2)
        + repeated(
            "a fixed pair in the middle of text",
            row([
                { () -> LayoutGroup in
                    var pair = LayoutGroup.vertical(
                        layoutSize: size(.absolute(90), .absolute(52)),
                        subitems: [
                            item(.fractionalWidth(1), .absolute(20)), item(.fractionalWidth(0.5), .absolute(26)),
                        ]
                    ).spaced(6)
                    pair.edgeSpacing = middle
                    return pair
                }(), text,
            ]), of: 3)
        + repeated(
            "a fixed cell in the middle of a stack of texts",
            row([
                edged(item(.absolute(80), .absolute(40)), middle),
                LayoutGroup.vertical(
                    layoutSize: size(.fractionalWidth(0.5), .estimated(100)),
                    subitems: [
                        item(.fractionalWidth(1), .estimated(20)), item(.fractionalWidth(1), .estimated(20)),
                    ]
                ).spaced(4),
            ]), of: 3)
        + repeated(
            "a row with a middle in a stack",
            .vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(300)),
                subitems: [
                    item(.fractionalWidth(1), .estimated(20)),
                    row([edged(item(.absolute(60), .absolute(24)), middle), text]),
                ]
            ).spaced(9), of: 3)
        + repeated(
            "free space between fixed cells of estimated rows", fixedRows(.flexible(4)), of: 2)
        + repeated(
            "free space between fixed cells of estimated rows in a known height",
            fixedRows(.flexible(4), in: .absolute(100)), of: 2)
        + repeated(
            "fixed cells of estimated rows, one at the end", fixedRows(.fixed(4), below), of: 2)
        + [1, 3].map { items in
            var section = LayoutSection(
                group: row([edged(text, middle), item(.fractionalWidth(0.2), .fractionalHeight(1))], .absolute(150)),
                interGroupSpacing: 6)
            section.trimsLastGroup = false
            return JudgedLayout("text in the middle of a row of a known height, \(items)", items: items, section)
        }
        + [2, 5].flatMap { items in
            [OrthogonalScrollingBehavior.continuous, .groupPaging].map { behavior in
                var group = LayoutGroup.horizontal(
                    layoutSize: size(.absolute(150), .estimated(80)),
                    subitems: [item(.fractionalWidth(1), .estimated(80))])
                group.edgeSpacing = .init(top: .flexible(2), bottom: .flexible(6))
                return JudgedLayout(
                    "texts in the middle of a scrolling row, \(behavior), \(items)", items: items,
                    shelf(behavior, group, insets: .init(top: 4, leading: 8, bottom: 3, trailing: 2), spacing: 10))
            }
        }
        + [3, 6].map { items in
            var group = LayoutGroup.vertical(
                layoutSize: size(.absolute(150), .estimated(80)),
                subitems: [item(.fractionalWidth(1), .estimated(80)), item(.fractionalWidth(1), .absolute(31))]
            ).spaced(5)
            group.edgeSpacing = below
            return JudgedLayout(
                "stacks at the end of a scrolling row, \(items)", items: items,
                shelf(.continuousGroupLeadingBoundary, group, spacing: 10))
        }
}

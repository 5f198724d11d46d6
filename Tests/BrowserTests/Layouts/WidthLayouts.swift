import CompositionalLayout

/// Estimated widths. They are measured on the page and passed to the solver.
extension JudgedLayout {
    private static let chip = item(.estimated(100), .fractionalHeight(1))
    private static let around = EdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 7)

    private static func edged(_ item: LayoutItem, _ edges: EdgeSpacing) -> LayoutItem {
        var item = item
        item.edgeSpacing = edges
        return item
    }

    private static func edged(_ group: LayoutGroup, _ edges: EdgeSpacing) -> LayoutGroup {
        var group = group
        group.edgeSpacing = edges
        return group
    }

    private static func line(_ subitems: [any LayoutElement], _ height: LayoutDimension = .absolute(40)) -> LayoutGroup
    {
        .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems).spaced(8)
    }

    private static func own(_ subitems: [any LayoutElement], _ height: LayoutDimension = .absolute(40)) -> LayoutGroup {
        .horizontal(layoutSize: size(.estimated(300), height), subitems: subitems).spaced(8)
    }

    private static func listed(
        _ name: String, _ group: LayoutGroup, of counts: [Int], gap: Double = 6, texts: Texts = .short
    ) -> [JudgedLayout] {
        counts.map { items in
            JudgedLayout(
                "\(name), \(items)", items: items,
                LayoutSection(group: group, contentInsets: around, interGroupSpacing: gap)
            ).with(texts)
        }
    }

    private static func shelved(
        _ name: String, _ group: LayoutGroup, of counts: [Int], spacing: Double = 8
    ) -> [JudgedLayout] {
        counts.flatMap { items in
            [
                OrthogonalScrollingBehavior.continuous, .continuousGroupLeadingBoundary, .groupPaging,
                .groupPagingCentered,
            ].map { behavior in
                JudgedLayout(
                    "\(name), \(behavior), \(items)", items: items,
                    shelf(behavior, group, insets: around, spacing: spacing)
                )
                .with(.short)
            }
        }
    }

    static let widths = wrapped + ownWidths + scrolling + headers

    // MARK: As many as fit

    private static let wrapped =
        listed("tags", line([chip]), of: [1, 2, 30])
        + listed("tags with a gap of parts of pixels below", line([chip]), of: [25], gap: 8.5)
        + listed("tags that wrap inside", line([chip]), of: [9], texts: .wrapped)
        + listed("tags in insets", line([chip]).inset(.init(top: 4, leading: 9, bottom: 2.5, trailing: 1)), of: [20])
        + listed(
            "tags of estimated heights", line([item(.estimated(90), .estimated(30))], .estimated(40)), of: [22],
            texts: .wrapped)
        + listed(
            "low tags in the middle of their line",
            line([edged(item(.estimated(90), .absolute(19)), .init(top: .flexible(0), bottom: .flexible(0)))]),
            of: [22])
        + listed(
            "tags with edges", line([edged(chip, .init(leading: .fixed(3), top: .fixed(2), trailing: .fixed(5)))]),
            of: [22])
        + listed(
            "tags of equal heights", line([item(.estimated(90), .uniformAcrossSiblings(estimate: 30))], .estimated(40)),
            of: [14], texts: .wrapped)

    // MARK: As wide as their words

    private static let ownWidths =
        listed("a tag in each line", own([chip]), of: [1, 5])
        + listed(
            "a tag in the middle of each line",
            edged(own([chip]), .init(leading: .flexible(0), trailing: .flexible(0))), of: [5])
        + listed(
            "a tag at the end of each line", edged(own([chip]), .init(leading: .flexible(4), trailing: .fixed(9))),
            of: [5])
        + listed(
            "long words in each line", own([item(.estimated(90), .estimated(30))], .estimated(30)), of: [5],
            texts: .wrapped)
        + listed(
            "icon and word", own([item(.absolute(24), .absolute(24)), chip, item(.absolute(16), .absolute(16))]),
            of: [1, 2, 3, 7])
        + listed(
            "icon and word in insets in the middle",
            edged(
                own(
                    [
                        edged(item(.absolute(24), .absolute(24)), .init(top: .flexible(0), bottom: .flexible(0))),
                        item(.estimated(50), .estimated(20)),
                    ], .estimated(40)
                ).inset(.init(top: 5, leading: 12, bottom: 6, trailing: 10)),
                .init(leading: .flexible(0), trailing: .flexible(0))), of: [1, 2, 5, 6])
        + listed(
            "words below each other",
            .vertical(
                layoutSize: size(.fractionalWidth(0.8), .estimated(100)),
                subitems: [
                    item(.estimated(80), .estimated(20)),
                    edged(item(.estimated(80), .estimated(20)), .init(leading: .flexible(0), trailing: .flexible(0))),
                    edged(item(.estimated(80), .absolute(20)), .init(leading: .flexible(0))),
                ]
            ).spaced(5), of: [1, 2, 3, 4])
        + listed(
            "words below each other, as wide as the longest",
            .vertical(
                layoutSize: size(.estimated(200), .estimated(100)),
                subitems: [
                    item(.estimated(80), .estimated(20)),
                    edged(item(.absolute(60), .absolute(20)), .init(leading: .flexible(0), trailing: .flexible(0))),
                    edged(item(.estimated(80), .estimated(20)), .init(leading: .flexible(0))),
                ]
            ).spaced(5), of: [1, 2, 3, 4])

    // MARK: Rows that scroll

    private static let scrolling =
        shelved("chips in a row", own([chip]), of: [0, 1, 12])
        + shelved("chips with icons in a row", own([item(.absolute(24), .absolute(24)), chip]), of: [1, 2, 9])
        + shelved(
            "chips of both estimates in a row",
            edged(
                own([item(.estimated(90), .estimated(30))], .estimated(40)).inset(
                    .init(top: 2, leading: 11, bottom: 3, trailing: 13)),
                .init(leading: .fixed(4), trailing: .fixed(6))), of: [9], spacing: 0)
        + shelved(
            "pairs of words in a row",
            .vertical(
                layoutSize: size(.estimated(200), .estimated(100)),
                subitems: [item(.estimated(80), .estimated(20)), item(.estimated(80), .estimated(20))]
            ).spaced(4), of: [1, 2, 7])
        + shelved(
            "words in groups of a known width in a row",
            .vertical(
                layoutSize: size(.absolute(180), .absolute(50)),
                subitems: [item(.estimated(80), .absolute(20)), item(.estimated(80), .absolute(20))]
            ).spaced(4), of: [1, 2, 7])

    // MARK: Headers

    private static let headers =
        BoundarySupplementaryItem.Alignment.allCases.filter { ![.leading, .trailing].contains($0) }.flatMap {
            alignment in
            [LayoutDimension.absolute(33), .estimated(30)].map { height in
                var header = BoundarySupplementaryItem(
                    layoutSize: size(.estimated(120), height), elementKind: "header", alignment: alignment)
                header.absoluteOffset = Point(x: 3, y: 0)
                return JudgedLayout(
                    "a header as wide as its words, \(alignment), \(height)", items: 3,
                    LayoutSection(
                        group: JudgedLayout.row(of: 2, height: .absolute(60), spacing: 5), contentInsets: around,
                        boundarySupplementaryItems: [header])
                ).with(.short)
            }
        }
}

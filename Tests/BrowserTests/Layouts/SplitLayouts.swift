import CompositionalLayout

/// Two stacks of sections side by side.
extension JudgedLayout {
    private static func split(
        _ name: String, spacing: Double = 0, mirrors: Bool = false,
        ratio: @escaping @Sendable (Int) -> Double = { $0 < 700 ? 0 : 0.4 }, sides: [SplitSide], drops: Bool = false,
        _ sections: [Section]
    ) -> JudgedLayout {
        var layout = JudgedLayout(
            name, configuration: LayoutConfiguration(interSectionSpacing: spacing), sections: sections)
        layout.split = { environment in
            let ratio = ratio(Int(environment.container.contentSize.width))
            let only = drops ? nil : SplitSide(leftSideRatio: ratio)
            return SplitArrangement(
                leftSideRatio: ratio, splitSpacing: 16, sides: sides.map { only ?? $0 }, mirrorsWithDirection: mirrors)
        }
        return layout
    }

    private static func section(
        _ items: Int, _ group: LayoutGroup, header: LayoutDimension? = .absolute(44)
    ) -> Section {
        var section = LayoutSection(
            group: group, contentInsets: .init(top: 6, leading: 8, bottom: 10, trailing: 13), interGroupSpacing: 9,
            boundarySupplementaryItems: header.map { [boundary("header", .top, $0)] } ?? [])
        section.supplementariesFollowContentInsets = false
        return Section(itemCount: items) { [section] _ in section }
    }

    private static let definite = [
        section(5, row(of: 1, height: .absolute(60))),
        section(7, row(of: 3, height: .fractionalWidth(1.0 / 3), spacing: 7)),
        section(2, row(of: 2, height: .fractionalWidth(0.3), spacing: 4), header: nil),
    ]

    private static let estimated: [Section] = {
        let text = item(.fractionalWidth(1), .estimated(80))
        @Sendable func row(_ columns: Int) -> LayoutGroup {
            .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(80)), subitem: text, count: columns).spaced(11)
        }
        return [
            section(4, row(1), header: .estimated(30)), section(5, row(2)), section(3, row(1), header: nil),
            // The number of columns depends on the width of the side, not of the page.
            Section(itemCount: 8) { environment in
                let width = environment.container.contentSize.width
                return LayoutSection(group: row(width < 321 ? 1 : width < 550 ? 2 : 4), interGroupSpacing: 5)
            },
        ]
    }()

    /// As many columns as fit into the side.
    private static let fitting = section(
        13,
        .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [item(.absolute(70), .absolute(90))]
        ).spaced(10))

    static let splits = [
        split("split, fixed heights", sides: [.left, .right, .right], definite),
        split("split, estimated heights", spacing: 24, sides: [.left, .left, .right, .right], estimated),
        split("split, sides in turns", spacing: 7.5, sides: [.left, .right, .left, .right], estimated),
        split("split, the right side first", spacing: 12, sides: [.right, .right, .left], definite),
        split(
            "split in thirds, then in halves", spacing: 1, ratio: { $0 < 541 ? 1 : $0 < 1100 ? 1 / 3 : 0.5 },
            sides: [.left, .right, .right, .left], estimated),
        split(
            "split, one side dropped", ratio: { $0 < 500 ? 0 : $0 < 900 ? 0.61 : 1 }, sides: [.left, .right, .right],
            drops: true, definite),
        split("split, everything on one side", sides: [.left, .left, .left], definite),
        split("split, as many as fit", ratio: { _ in 0.45 }, sides: [.left, .right], [fitting, fitting]),
        split(
            "split, a section without cells", spacing: 24, sides: [.left, .right, .right],
            [definite[0], section(0, row(of: 2, height: .absolute(50))), definite[2]]),
        split(
            "split, mirrored with the page", spacing: 24, mirrors: true, sides: [.left, .left, .right, .right],
            estimated),
    ]
}

import CompositionalLayout

/// Layouts whose stylesheets are stored as text.
enum Samples {
    static let feed: @Sendable (LayoutEnvironment) -> LayoutSection? = { environment in
        let columns =
            switch environment.container.effectiveContentSize.width {
            case ..<500: 1
            case ..<1025: 2
            default: 3
            }
        let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(200))
        var row = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns)
        row.interItemSpacing = .fixed(20)
        return LayoutSection(
            group: row, contentInsets: .init(leading: 20, trailing: 20), interGroupSpacing: 20,
            boundarySupplementaryItems: [
                .init(layoutSize: size, elementKind: "header", alignment: .top)
            ])
    }

    static let mosaic: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let small = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(0.5), height: .fractionalWidth(0.5)),
            contentInsets: .init(leading: 2, bottom: 2, trailing: 2))
        let pair = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.5)), subitems: [small])
        let large = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1)),
            contentInsets: .init(leading: 2, bottom: 4, trailing: 2))
        let group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1.5)), subitems: [pair, large])
        return LayoutSection(
            group: group, contentInsets: .init(top: 16),
            boundarySupplementaryItems: [
                .init(
                    layoutSize: .init(width: .fractionalWidth(1), height: .absolute(60)), elementKind: "spacer",
                    alignment: .top),
                .init(
                    layoutSize: .init(width: .fractionalWidth(1), height: .absolute(32)), elementKind: "header",
                    alignment: .top),
            ])
    }

    static let leadAndStack: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let lead = LayoutItem(layoutSize: .init(width: .fractionalWidth(2 / 3), height: .estimated(300)))
        let cell = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(140)))
        var stack = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1 / 3), height: .estimated(300)), subitems: [cell, cell])
        stack.interItemSpacing = .fixed(8)
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(300)), subitems: [lead, stack])
        group.interItemSpacing = .fixed(12)
        return LayoutSection(group: group, interGroupSpacing: 12)
    }

    static let thirds: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1 / 3)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        return LayoutSection(group: group, interGroupSpacing: 10)
    }

    /// Two stacked texts beside three from 600 px; one column below.
    static let stacks: @Sendable (LayoutEnvironment) -> LayoutSection? = { environment in
        let isWide = environment.container.effectiveContentSize.width >= 600
        let cell = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(140)))
        func stack(_ count: Int) -> LayoutGroup {
            var stack = LayoutGroup.vertical(
                layoutSize: .init(width: .fractionalWidth(0.5), height: .estimated(300)),
                subitems: Array(repeating: cell, count: count))
            stack.interItemSpacing = .fixed(8)
            return stack
        }
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(300)),
            subitems: isWide ? [stack(2), stack(3)] : [cell])
        group.interItemSpacing = .fixed(12)
        return LayoutSection(group: group, interGroupSpacing: 12)
    }

    /// Three squares per row; remaining squares in halves or alone.
    static let tails: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        func row(_ count: Int) -> LayoutGroup {
            .horizontal(
                layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1 / Double(count))),
                subitem: LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1))),
                count: count)
        }
        return LayoutSection(group: row(3), interGroupSpacing: 4, tailGroups: [1: row(1), 2: row(2)])
    }

    /// The second item overlaps the first one.
    static let overlap: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let item = LayoutItem(layoutSize: .init(width: .absolute(100), height: .absolute(80)))
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(80)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(-120)
        return LayoutSection(group: group)
    }

    /// Stacks of three side by side, with the next one partly visible; columns at large widths.
    static let shelf: @Sendable (LayoutEnvironment) -> LayoutSection? = { environment in
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let isWide = environment.container.contentSize.width >= 1200
        var group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(isWide ? 0.3 : 0.85), height: .absolute(288)), subitem: item,
            count: 3)
        group.interItemSpacing = .fixed(12)
        var section = LayoutSection(
            group: group, contentInsets: .init(leading: 20, trailing: 20), interGroupSpacing: 16,
            boundarySupplementaryItems: [
                .init(
                    layoutSize: .init(width: .fractionalWidth(1), height: .estimated(44)), elementKind: "header",
                    alignment: .top)
            ])
        if !isWide { section.orthogonalScrollingBehavior = .groupPaging }
        return section
    }

    /// Texts with paging.
    static let pages: @Sendable (LayoutEnvironment) -> LayoutSection? = { _ in
        let item = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .estimated(120)))
        let group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(0.4), height: .estimated(120)), subitems: [item])
        return LayoutSection(group: group, interGroupSpacing: 12, orthogonalScrollingBehavior: .paging)
    }
}

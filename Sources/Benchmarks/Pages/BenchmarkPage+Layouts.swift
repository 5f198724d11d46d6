import CompositionalLayout

/// The layouts of the measured pages.
extension BenchmarkPage {
    private static let filling = LayoutItem(
        layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))

    /// The same number of columns as the plain grid at every width.
    static func columns(
        _ height: LayoutDimension, badges: [SupplementaryItem] = []
    ) -> (LayoutEnvironment) -> LayoutSection? {
        { environment in
            let count = max(1, Int((environment.container.contentSize.width + 20) / 320))
            let size = LayoutSize(width: .fractionalWidth(1), height: height)
            var item = LayoutItem(layoutSize: size)
            item.supplementaryItems = badges
            var row = LayoutGroup.horizontal(layoutSize: size, subitem: item, count: count)
            row.interItemSpacing = .fixed(20)
            return LayoutSection(group: row, interGroupSpacing: 20)
        }
    }

    static let badge = SupplementaryItem(
        layoutSize: LayoutSize(width: .absolute(24), height: .absolute(18)), elementKind: "new",
        containerAnchor: LayoutAnchor(edges: [.top, .trailing], offset: .absolute(Point(x: 7, y: -9))))

    /// A large cell beside two small ones.
    static func mosaic(_: LayoutEnvironment) -> LayoutSection? {
        let half = LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let stack = LayoutGroup.vertical(layoutSize: half, subitem: filling, count: 2)
        let group = LayoutGroup.horizontal(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .absolute(500)),
            subitems: [LayoutItem(layoutSize: half), stack])
        return LayoutSection(group: group, interGroupSpacing: 20)
    }

    /// The mosaic with tails for one and for two last cells.
    static func mosaicWithTails(_ environment: LayoutEnvironment) -> LayoutSection? {
        let tails = [1, 2].map { count in
            LayoutGroup.horizontal(
                layoutSize: LayoutSize(width: .fractionalWidth(1), height: .absolute(240)), subitem: filling,
                count: count)
        }
        return mosaic(environment).map { section in
            var section = section
            section.tailGroups = [1: tails[0], 2: tails[1]]
            return section
        }
    }

    /// Two stacks of two content-height cells, side by side.
    static func stacks(_ environment: LayoutEnvironment) -> LayoutSection? {
        let count = max(1, Int((environment.container.contentSize.width + 20) / 320))
        let text = LayoutItem(layoutSize: LayoutSize(width: .fractionalWidth(1), height: .estimated(240)))
        var stack = LayoutGroup.vertical(
            layoutSize: LayoutSize(width: .fractionalWidth(1 / Double(count)), height: .estimated(500)),
            subitems: [text, text])
        stack.interItemSpacing = .fixed(20)
        let row = LayoutGroup.horizontal(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .estimated(500)),
            subitems: Array(repeating: stack, count: count))
        return LayoutSection(group: row, interGroupSpacing: 20)
    }
}

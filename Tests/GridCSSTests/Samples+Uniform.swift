import CompositionalLayout

extension Samples {
    /// Two cells per row with equal rows. From 600 px, rows of two side by side, each with its own height.
    static let uniform: @Sendable (LayoutEnvironment) -> LayoutSection? = { environment in
        let isWide = environment.container.effectiveContentSize.width >= 600
        let cell = LayoutItem(
            layoutSize: .init(width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 140)))
        func pair(_ width: Double, _ height: LayoutDimension) -> LayoutGroup {
            var pair = LayoutGroup.horizontal(
                layoutSize: .init(width: .fractionalWidth(width), height: height), subitem: cell, count: 2)
            pair.interItemSpacing = .fixed(8)
            return pair
        }
        guard isWide else {
            return LayoutSection(group: pair(1, .uniformAcrossSiblings(estimate: 140)), interGroupSpacing: 12)
        }
        var group = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .estimated(140)),
            subitems: [pair(0.5, .estimated(140)), pair(0.4, .estimated(140))])
        group.interItemSpacing = .fixed(12)
        return LayoutSection(group: group, interGroupSpacing: 12)
    }
}

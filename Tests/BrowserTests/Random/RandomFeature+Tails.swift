import CompositionalLayout

extension RandomFeature {
    /// Tails, whose rows have the heights of the groups before them or different heights.
    static let tails = RandomFeature(name: "tails", rarity: 5) { section, random in
        let isEstimated = section.group.layoutSize.height.isEstimated
        for count in 1...3 where !random.once(in: 3) {
            let height: LayoutDimension =
                isEstimated ? .estimated(80) : random.pick([.absolute(61), .absolute(72.5), .fractionalWidth(0.21)])
            let cell = JudgedLayout.item(.fractionalWidth(1), isEstimated ? .estimated(80) : .fractionalHeight(1))
            var tail = LayoutGroup.horizontal(
                layoutSize: JudgedLayout.size(random.pick([.fractionalWidth(1), .fractionalWidth(0.7)]), height),
                subitem: cell, count: count)
            tail.interItemSpacing = .fixed(random.points())
            if random.once(in: 4) { tail.edgeSpacing = random.edgeSpacing() }
            section.tailGroups[count] = tail
        }
    }
}

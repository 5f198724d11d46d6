import CompositionalLayout

extension RandomFeature {
    /// Rows of groups that scroll by themselves.
    static let orthogonalScrolling = RandomFeature(name: "orthogonal scrolling", rarity: 5) { section, random in
        section.orthogonalScrollingBehavior = random.pick(OrthogonalScrollingBehavior.allCases)
        // Narrow enough for more than one group.
        if random.once(in: 2) {
            section.group.layoutSize.width = random.pick([.fractionalWidth(0.45), .absolute(170)])
        }
    }
}

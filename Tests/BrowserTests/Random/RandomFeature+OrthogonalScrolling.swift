import CompositionalLayout

extension RandomFeature {
    /// Rows of groups with their own scrolling.
    static let orthogonalScrolling = RandomFeature(name: "orthogonal scrolling", rarity: 5) { section, random in
        section.orthogonalScrollingBehavior = random.pick(OrthogonalScrollingBehavior.allCases)
        // They must not move a cell.
        section.orthogonalScrollingProperties = .init(hasArrows: true, effect: .scale)
        // Narrow enough for several groups.
        if random.once(in: 2) {
            section.group.layoutSize.width = random.pick([.fractionalWidth(0.45), .absolute(170)])
        }
    }
}

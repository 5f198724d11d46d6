import CompositionalLayout

extension RandomFeature {
    /// Headers, spacers and footers, in heights of every kind.
    static let boundaryItems = RandomFeature(name: "boundary items", rarity: 2) { section, random in
        section.supplementariesFollowContentInsets = random.once(in: 2)
        section.stacksBoundaryItems = random.once(in: 2)
        for kind in ["header", "spacer", "footer"] where !random.once(in: 3) {
            let alignments: [BoundarySupplementaryItem.Alignment] =
                kind == "footer" ? [.bottom, .bottomLeading, .bottomTrailing] : [.top, .topLeading, .topTrailing]
            section.boundarySupplementaryItems.append(
                JudgedLayout.boundary(
                    kind, random.pick(alignments),
                    random.pick([.absolute(40), .absolute(27.5), .estimated(30), .fractionalWidth(0.1)]),
                    width: random.pick([.fractionalWidth(1), .fractionalWidth(0.45), .absolute(130)]),
                    offset: random.once(in: 4) ? Point(x: 4.5, y: -6) : .zero))
        }
    }
}

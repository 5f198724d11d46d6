import CompositionalLayout

extension DescriptionWords {
    public init(_ section: LayoutSection) {
        let tails = section.tailGroups.keys.sorted().map(String.init).joined(separator: ", ")
        let kinds = section.boundarySupplementaryItems.map(\.elementKind).joined(separator: ", ")
        let backgrounds = section.decorationItems.map(\.elementKind).joined(separator: ", ")
        let reference = section.contentInsetsReference
        let supplementaryReference = section.supplementaryContentInsetsReference
        self.init(
            "LayoutSection",
            [
                ("contentInsets", section.contentInsets.words),
                ("interGroupSpacing", section.interGroupSpacing == 0 ? nil : section.interGroupSpacing.shown),
                (
                    "orthogonalScrollingBehavior",
                    section.orthogonalScrollingBehavior == .none ? nil : ".\(section.orthogonalScrollingBehavior)"
                ),
                ("boundarySupplementaryItems", kinds.isEmpty ? nil : kinds),
                ("decorationItems", backgrounds.isEmpty ? nil : backgrounds),
                ("contentInsetsReference", reference == .automatic ? nil : ".\(reference)"),
                (
                    "supplementaryContentInsetsReference",
                    supplementaryReference == .automatic ? nil : ".\(supplementaryReference)"
                ),
                ("supplementariesFollowContentInsets", section.supplementariesFollowContentInsets ? nil : "false"),
                ("stacksBoundaryItems", section.stacksBoundaryItems ? "true" : nil),
                ("trimsLastGroup", section.trimsLastGroup ? nil : "false"),
                ("tailGroups", tails.isEmpty ? nil : "for the last \(tails)"),
            ])
    }
}

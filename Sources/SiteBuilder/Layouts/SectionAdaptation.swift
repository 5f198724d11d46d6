import CompositionalLayout

/// Adds the header and the spacer of a section. The plan asks for them and the layout may place them.
extension LayoutSection {
    static let headerKind = "header"
    static let footerKind = "footer"
    static let spacerKind = "spacer"

    /// The section with the header and spacer of the plan. If the layout does not place them, they come before the
    /// cells: first the spacer, then the header with the height of its content.
    func adapted(to use: LayoutUse) -> LayoutSection {
        var section = self
        var items = boundarySupplementaryItems
        if !use.hasHeader { items.removeAll { $0.elementKind == Self.headerKind } }
        var added: [BoundarySupplementaryItem] = []
        if let spacer = use.spacer {
            items.removeAll { $0.elementKind == Self.spacerKind }
            added.append(.top(.absolute(spacer), kind: Self.spacerKind))
        }
        if use.hasHeader, !items.contains(where: { $0.elementKind == Self.headerKind }) {
            added.append(.top(.estimated(48), kind: Self.headerKind))
        }
        if !added.isEmpty { section.stacksBoundaryItems = true }
        section.boundarySupplementaryItems = added + items
        if section.items.isEmpty { section.items = use.items }
        if use.pinsHeader { section.pinHeader() }
        return use.normalizesLineHeight ? section.normalizingLineHeights : section
    }

    private mutating func pinHeader() {
        for index in boundarySupplementaryItems.indices {
            let item = boundarySupplementaryItems[index]
            guard item.elementKind == Self.headerKind else { continue }
            boundarySupplementaryItems[index].pinToVisibleBounds = true
            boundarySupplementaryItems[index].zIndex = max(item.zIndex, SplitFrames.pinnedHeaderZIndex)
        }
    }
}

extension BoundarySupplementaryItem {
    fileprivate static func top(_ height: LayoutDimension, kind: String) -> Self {
        BoundarySupplementaryItem(
            layoutSize: .init(width: .fractionalWidth(1), height: height), elementKind: kind, alignment: .top)
    }
}

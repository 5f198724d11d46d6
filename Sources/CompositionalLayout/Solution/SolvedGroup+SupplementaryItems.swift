/// A supplementary item anywhere in a group, and the cell from which on it is there: an item's own, or the first of a
/// group's.
public struct AttachedItem: Hashable, Sendable {
    public let item: SolvedSupplementaryItem
    /// Number of the cell within the group.
    public let leaf: Int
}

extension SolvedGroup {
    /// Supplementary items of the group and of everything in it. A group's own stand before those of its contents; that
    /// is the order in which they are numbered.
    public var attachedItems: [AttachedItem] {
        var items: [AttachedItem] = []
        collectAttachedItems(from: 0, into: &items)
        return items
    }

    private func collectAttachedItems(from firstLeaf: Int, into items: inout [AttachedItem]) {
        items += supplementaryItems.map { AttachedItem(item: $0, leaf: firstLeaf) }
        var leaf = firstLeaf
        for child in children {
            switch child {
            case .item(let item): items += item.supplementaryItems.map { AttachedItem(item: $0, leaf: leaf) }
            case .group(let group): group.collectAttachedItems(from: leaf, into: &items)
            }
            leaf += child.leafCount
        }
    }
}

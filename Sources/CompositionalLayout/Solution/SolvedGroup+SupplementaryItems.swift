/// A supplementary item in a group, and the first cell with which it exists: the item's own cell, or the first of its
/// group.
public struct AttachedItem: Hashable, Sendable {
    public let item: SolvedSupplementaryItem
    /// The cell's index in the group.
    public let leaf: Int
}

extension SolvedGroup {
    /// The supplementary items of the group and all its contents. A group's own items come before those of its
    /// contents. The items are numbered in this order.
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

import CompositionalLayout

/// A supplementary item of the pattern and the cell that contains its element. The cell is the item's own, or the first
/// of a group.
struct Attachment {
    let item: SolvedSupplementaryItem
    let host: SolvedElement
    /// The cell's index in the group.
    let leaf: Int
}

extension SolvedGroup {
    /// The attachments in the engine's order: a group's own come before those of its contents.
    var attachments: [Attachment] {
        var result: [Attachment] = []
        SolvedElement.group(self).collectAttachments(from: 0, into: &result)
        return result
    }

    /// True if a badge is attached to a group that becomes smaller with fewer cells.
    var hasBadgeOnPartialGroup: Bool {
        let isMoved = !supplementaryItems.isEmpty && (sizesToContent.width || sizesToContent.height)
        return isMoved
            || children.contains { child in
                guard case .group(let group) = child else { return false }
                return group.hasBadgeOnPartialGroup
            }
    }
}

extension SolvedElement {
    fileprivate var supplementaryItems: [SolvedSupplementaryItem] {
        switch self {
        case .item(let item): item.supplementaryItems
        case .group(let group): group.supplementaryItems
        }
    }

    fileprivate func collectAttachments(from firstLeaf: Int, into result: inout [Attachment]) {
        result += supplementaryItems.map { Attachment(item: $0, host: self, leaf: firstLeaf) }
        guard case .group(let group) = self else { return }
        var leaf = firstLeaf
        for child in group.children {
            child.collectAttachments(from: leaf, into: &result)
            leaf += child.leafCount
        }
    }
}

import CompositionalLayout

/// A supplementary item of the pattern, with the cell that its element stands in: the item's own, or the first of a
/// group's.
struct Attachment {
    let item: SolvedSupplementaryItem
    let host: SolvedElement
    /// Number of the cell within the group.
    let leaf: Int
}

extension SolvedGroup {
    /// In the engine's order: a group's own before those of its contents.
    var attachments: [Attachment] {
        var result: [Attachment] = []
        SolvedElement.group(self).collectAttachments(from: 0, into: &result)
        return result
    }

    /// True where a badge hangs on a group that is smaller with fewer cells in it.
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

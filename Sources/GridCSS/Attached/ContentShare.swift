import CompositionalLayout

/// The part of a supplementary item's position that depends on a content height. It is a multiple of the height of the
/// cell that contains the element.
struct ContentShare: Hashable {
    let start: Double
    let extent: Double

    /// - Parameter existing: The number of existing cells of the group.
    init(of attachment: Attachment, existing: Int) throws(LoweringProblem) {
        let item = attachment.item.description
        // The item is placed on a box that consists only of content. The result contains the factors of the content.
        let content = Rect(x: Length.zero, y: .zero, width: .zero, height: Length(content: 1))
        let frame: Rect<Length>
        switch attachment.host {
        case .item(let host):
            guard host.sizesToContent.height else {
                (start, extent) = (0, 0)
                return
            }
            frame = item.frame(on: content, in: content.size)
        case .group:
            frame = item.frame(on: content, in: .zero)
            let leaves = attachment.host.contentLeaves(from: attachment.leaf, existing: existing)
            if frame.y.content == 0 || leaves == [] {
                (start, extent) = (0, 0)
                return
            }
            guard leaves == [attachment.leaf] else { throw .supplementaryFollowsContent(item.elementKind) }
        }
        guard frame.x.content == 0, frame.width.content == 0 else {
            throw .supplementaryFollowsContent(item.elementKind)
        }
        (start, extent) = (frame.y.content, frame.height.content)
    }
}

extension SolvedElement {
    /// The cells whose heights add up to this element's height. `nil` if the tallest of several cells determines the
    /// height, because CSS cannot express that from within one cell.
    fileprivate func contentLeaves(from firstLeaf: Int, existing: Int) -> Set<Int>? {
        switch self {
        case .item(let item): return item.sizesToContent.height ? [firstLeaf] : []
        case .group(let group):
            guard group.sizesToContent.height else { return [] }
            // Such a group has the length of the longest group, whatever its content is.
            guard !group.sharesLength else { return nil }
            if group.growsCells, case .item? = group.children.first, group.children[0].isUniform,
                group.children.allSatisfy(\.takesContent)
            {
                return [firstLeaf]
            }
            var parts: [Set<Int>?] = []
            var leaf = firstLeaf
            for child in group.children {
                if leaf < existing { parts.append(child.contentLeaves(from: leaf, existing: existing)) }
                leaf += child.leafCount
            }
            let known = parts.compactMap { $0 }
            guard known.count == parts.count else { return nil }
            let isAlone = parts.count == 1 || known.allSatisfy(\.isEmpty)
            guard group.description.axis == .vertical || isAlone else { return nil }
            return known.reduce([]) { $0.union($1) }
        }
    }
}

import CompositionalLayout

/// How far a supplementary item follows a height that only the browser knows: in multiples of the height of the cell that
/// its element stands in.
struct ContentShare: Hashable {
    let start: Double
    let extent: Double

    /// - Parameter existing: how many of the group's cells are there.
    init(of attachment: Attachment, existing: Int) throws(LoweringProblem) {
        let item = attachment.item.description
        // Placed on a box that is nothing but content, the content's factors are what comes back.
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
    /// The cells whose heights add up in this element's height; `nil` when the tallest of several counts, which CSS cannot
    /// say of one of them.
    fileprivate func contentLeaves(from firstLeaf: Int, existing: Int) -> Set<Int>? {
        switch self {
        case .item(let item): return item.sizesToContent.height ? [firstLeaf] : []
        case .group(let group):
            guard group.sizesToContent.height else { return [] }
            // Such a group is as long as others, whatever stands in it.
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

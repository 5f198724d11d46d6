import CompositionalLayout

/// The part of a supplementary item's place that depends on content along one axis. It is a multiple of the length of
/// the cell that contains the element.
struct ContentShare: Hashable {
    var start = 0.0
    var extent = 0.0

    init() {}

    /// - Parameter existing: The number of existing cells of the group.
    init(of attachment: Attachment, along axis: Axis, existing: Int) throws(LoweringProblem) {
        let item = attachment.item.description
        // The item is placed on a box that consists only of content. The result contains the factors of the content.
        var size = Size<Length>.zero
        size[axis] = Length(content: 1)
        let content = Rect(origin: .zero, size: size)
        let frame: Rect<Length>
        switch attachment.host {
        case .item(let host):
            guard host.sizesToContent[axis] else { return }
            frame = item.frame(on: content, in: content.size)
        case .group:
            frame = item.frame(on: content, in: .zero)
            let leaves = attachment.host.contentLeaves(from: attachment.leaf, existing: existing, axis)
            if frame.start(axis).content == 0 || leaves == [] { return }
            guard leaves == [attachment.leaf] else { throw .supplementaryFollowsContent(item.elementKind) }
        }
        guard frame.start(axis.other).content == 0, frame.extent(axis.other).content == 0 else {
            throw .supplementaryFollowsContent(item.elementKind)
        }
        (start, extent) = (frame.start(axis).content, frame.extent(axis).content)
    }
}

extension SolvedElement {
    /// The cells whose lengths add up to this element's length. `nil` if the longest of several cells determines it,
    /// because CSS cannot express that from within one cell.
    fileprivate func contentLeaves(from firstLeaf: Int, existing: Int, _ axis: Axis) -> Set<Int>? {
        switch self {
        case .item(let item): return item.sizesToContent[axis] ? [firstLeaf] : []
        case .group(let group):
            guard group.sizesToContent[axis] else { return [] }
            // Such a group has the length of the longest group, whatever its content is.
            guard !group.sharesLength || axis == .horizontal else { return nil }
            if axis == .vertical, group.growsCells, case .item? = group.children.first, group.children[0].isUniform,
                group.children.allSatisfy({ $0.takesContent(axis) })
            {
                return [firstLeaf]
            }
            var parts: [Set<Int>?] = []
            var leaf = firstLeaf
            for child in group.children {
                if leaf < existing { parts.append(child.contentLeaves(from: leaf, existing: existing, axis)) }
                leaf += child.leafCount
            }
            let known = parts.compactMap { $0 }
            guard known.count == parts.count else { return nil }
            let isAlone = parts.count == 1 || known.allSatisfy(\.isEmpty)
            guard group.description.axis == axis || isAlone else { return nil }
            return known.reduce([]) { $0.union($1) }
        }
    }
}

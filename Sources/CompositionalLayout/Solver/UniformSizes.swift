/// The largest extents among all groups of a section with a uniform outermost group (layout-semantics 4.8). They grow
/// while the groups are solved. A second pass gives all groups the same extents.
struct UniformExtents: Equatable {
    /// The axis along which groups follow each other.
    let axis: Axis
    /// The largest extent of the estimated and uniform items in those groups.
    var sibling = Length.zero
    /// The largest extent of the groups' content.
    var group = Length.zero
}

extension GroupSolver {
    /// Enlarges uniform entries to the largest of their existing estimated or uniform siblings, if the group also has
    /// the size of its content. A nested group grows as a box; its contents do not move.
    mutating func growUniformEntries(
        _ entries: inout [GroupEntry], of group: LayoutGroup, box: GroupBox, isOutermost: Bool
    ) {
        let axis = group.axis.other
        guard box.sizesToContent[axis], entries.contains(where: { $0.isUniform(axis) }) else { return }
        let siblings = entries.filter { $0.firstItem < itemCount && $0.sizesToContent[axis] }.map { $0.size[axis] }
        guard var largest = comparison.max(siblings) else { return }
        if isOutermost, let shared = uniform, shared.axis == axis {
            largest = comparison.max(largest, shared.sibling)
            uniform?.sibling = largest
        }
        for index in entries.indices where entries[index].isUniform(axis) {
            entries[index].size[axis] = largest
            if case .group(let child) = entries[index].content {
                entries[index].content = .group(
                    solved(
                        child.description, size: entries[index].size, children: child.children,
                        sizesToContent: child.sizesToContent, space: box.inner))
            }
        }
    }

    /// Gives the outermost group the length that all groups of its section share.
    mutating func shareUniformExtent(_ content: inout Size<Length>, of group: LayoutGroup, box: GroupBox) {
        guard let shared = uniform, box.sizesToContent[shared.axis] else { return }
        content[shared.axis] = comparison.max(content[shared.axis], shared.group)
        uniform?.group = content[shared.axis]
    }
}

extension GroupEntry {
    func isUniform(_ axis: Axis) -> Bool {
        guard sizesToContent[axis] else { return false }
        return switch content {
        case .item(let item): item.layoutSize[axis].isUniformAcrossSiblings
        case .group(let group): group.description.layoutSize[axis].isUniformAcrossSiblings
        }
    }
}

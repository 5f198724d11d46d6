import CompositionalLayout

extension SolvedGroup {
    /// True if content determines the number of cells in a group or in a group inside it: the group's length is fixed,
    /// the cells' lengths are estimated, and as many cells as fit are used (layout-semantics 4.4).
    var countsByContent: Bool {
        countsOwnContent
            || children.contains { child in
                if case .group(let group) = child { group.countsByContent } else { false }
            }
    }

    /// The same for this group alone.
    var countsOwnContent: Bool {
        let axis = description.axis
        guard case .subitems = description.arrangement, !sizesToContent[axis] else { return false }
        return children.contains { child in
            child.takesContent(axis) && child.leaves.contains { $0.sizesToContent[axis] }
        }
    }
}

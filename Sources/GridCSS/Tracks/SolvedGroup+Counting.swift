import CompositionalLayout

extension SolvedGroup {
    /// True if content determines the number of cells in a group: the group's length is fixed, the cells' lengths are
    /// estimated, and as many cells as fit are used (layout-semantics 4.4).
    var countsByContent: Bool {
        let nested = children.contains { child in
            if case .group(let group) = child { return group.countsByContent }
            return false
        }
        guard case .subitems = description.arrangement, description.axis == .vertical, !sizesToContent.height else {
            return nested
        }
        return nested
            || children.contains { child in
                child.takesContent && child.leaves.contains(where: \.sizesToContent.height)
            }
    }
}

import CompositionalLayout

extension SolvedGroup {
    /// True where the content of cells says how many of them a group holds: as many as fit in a length that is fixed, while
    /// their own are not (layout-semantics 4.4).
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

import CompositionalLayout

/// Rows whose cells are all as tall as the tallest (layout-semantics 4.8). The cells fill the row.
///
/// The row must be exactly as tall as those cells. Therefore all of them have the same space around them, and siblings
/// of fixed height span an additional track that takes the rest of their height.
extension ContentTracks {
    /// - Parameter parts: The existing children of a row. Their areas span the whole row.
    /// - Returns: True if fixed siblings need their own track.
    func makeUniform(
        _ parts: inout [Band], of children: [SolvedElement], in group: SolvedGroup
    ) throws(LoweringProblem) -> Bool {
        guard axis == .vertical, group.growsCells else { return false }
        let content = children.indices.filter { children[$0].takesContent(.vertical) }
        // Their own space would move cells that are aligned.
        guard parts.allSatisfy({ $0.leaves.allSatisfy { $0.alignment == .start } }) else {
            throw .flexibleSpaceInContent
        }
        let most = content.filter { children[$0].isUniform }.map { children[$0].room(in: group) }.max() ?? 0
        for number in content {
            let missing = most - children[number].room(in: group)
            guard missing > -1e-9 else { throw .uniformBesideTaller }
            parts[number].extendEnd(by: Length(points: missing))
            // A group grows as a box. Its contents do not move.
            guard case .item = children[number], children[number].isUniform else { continue }
            for index in parts[number].leaves.indices { parts[number].leaves[index].fillsTrack = true }
        }
        return content.count < children.count
    }
}

extension ContentTracks.Band {
    /// True if other parts of a row must not make these rows taller: there are several rows, or cells fill one.
    var hasTracksOfItsOwn: Bool { trackCount > 1 || leaves.contains(where: \.fillsTrack) }
}

extension SolvedElement {
    /// True if the element grows with its siblings.
    var isUniform: Bool { takesContent(.vertical) && layoutSize?.height.isUniformAcrossSiblings ?? false }

    private var layoutSize: LayoutSize? {
        switch self {
        case .item(let item): item.description?.layoutSize
        case .group(let group): group.description.layoutSize
        }
    }

    /// Points above and below the child in a row of its group, without the space that all children have.
    fileprivate func room(in group: SolvedGroup) -> Double {
        (area.y - group.area.y).points + (edgeSpacing.bottom?.spacing ?? 0)
    }

    /// True if the element contains growing cells.
    var hasGrowingCells: Bool {
        guard case .group(let group) = self else { return false }
        return group.growsCells || group.children.contains(where: \.hasGrowingCells)
    }
}

extension SolvedGroup {
    /// True if all groups of the section have the length of the longest, because the outermost group is uniform.
    var sharesLength: Bool { sizesToContent.height && description.layoutSize.height.isUniformAcrossSiblings }

    /// True if cells of this row grow to the tallest: at least one grows, and the row has a second height to grow to.
    var growsCells: Bool {
        guard description.axis == .horizontal, sizesToContent.height, children.contains(where: \.isUniform) else {
            return false
        }
        return sharesLength || children.filter { $0.takesContent(.vertical) }.count > 1
    }
}

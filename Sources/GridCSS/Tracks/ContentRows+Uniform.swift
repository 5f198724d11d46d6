import CompositionalLayout

/// Rows in which cells are as tall as the tallest of them (layout-semantics 4.8): they fill the row.
///
/// For that the row has to be as tall as those cells and no taller. So all of them have the same room around them, and
/// siblings of a fixed height span a further track, which takes what they need beyond that.
extension ContentRows {
    /// - Parameter parts: of a row's children that exist, their areas reaching over the whole row.
    /// - Returns: true when fixed siblings need a track of their own.
    static func makeUniform(
        _ parts: inout [Band], of children: [SolvedElement], in group: SolvedGroup
    ) throws(LoweringProblem) -> Bool {
        guard group.growsCells else { return false }
        let content = children.indices.filter { children[$0].takesContent }
        let most = content.filter { children[$0].isUniform }.map { children[$0].room(in: group) }.max() ?? 0
        for number in content {
            let missing = most - children[number].room(in: group)
            guard missing > -1e-9 else { throw .uniformBesideTaller }
            parts[number].extendEnd(by: Length(points: missing))
            // A group grows as a box: what stands in it stays.
            guard case .item = children[number], children[number].isUniform else { continue }
            for index in parts[number].leaves.indices { parts[number].leaves[index].fillsRow = true }
        }
        return content.count < children.count
    }
}

extension ContentRows.Band {
    /// True where other parts of a row must not make these rows taller: there are several, or cells fill one.
    var hasRowsOfItsOwn: Bool { trackCount > 1 || leaves.contains(where: \.fillsRow) }
}

extension SolvedElement {
    /// Grows with its siblings.
    var isUniform: Bool { takesContent && layoutSize?.height.isUniformAcrossSiblings ?? false }

    private var layoutSize: LayoutSize? {
        switch self {
        case .item(let item): item.description?.layoutSize
        case .group(let group): group.description.layoutSize
        }
    }

    /// Points above and below the child in a row of its group, what all children have left out.
    fileprivate func room(in group: SolvedGroup) -> Double {
        let edges =
            switch self {
            case .item(let item): item.description?.edgeSpacing ?? .none
            case .group(let group): group.description.edgeSpacing
            }
        return (area.y - group.area.y).points + (edges.bottom?.spacing ?? 0)
    }

    /// Its height counts for its uniform siblings.
    var takesContent: Bool {
        switch self {
        case .item(let item): item.sizesToContent.height
        case .group(let group): group.sizesToContent.height
        }
    }

    /// Cells in it grow.
    var hasGrowingCells: Bool {
        guard case .group(let group) = self else { return false }
        return group.growsCells || group.children.contains(where: \.hasGrowingCells)
    }
}

extension SolvedGroup {
    /// The section's groups are all as long as the longest: the outermost one is uniform.
    var sharesLength: Bool { sizesToContent.height && description.layoutSize.height.isUniformAcrossSiblings }

    /// Cells of this row grow to the tallest: there is one that grows, and something to grow to.
    var growsCells: Bool {
        guard description.axis == .horizontal, sizesToContent.height, children.contains(where: \.isUniform) else {
            return false
        }
        return sharesLength || children.filter(\.takesContent).count > 1
    }
}

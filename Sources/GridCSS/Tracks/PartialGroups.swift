import CompositionalLayout

/// What a partly filled group needs beyond the rules of a full one.
enum PartialGroups {
    /// Groups with more cells are refused where each partly filled form takes rules of its own.
    static let mostCells = 100
}

extension SolvedGroup {
    /// True for a row of cells that is as tall as the tallest of them: rows of the grid are that by themselves.
    var isPlainRow: Bool {
        description.axis == .horizontal && sizesToContent.height
            && children.allSatisfy { child in
                guard case .item(let item) = child else { return false }
                let edges = item.description?.edgeSpacing ?? .none
                return edges.top?.isFlexible != true && edges.bottom?.isFlexible != true
            }
    }

    /// True when a partly filled group can be more than a full one without its last cells: shorter, or with cells
    /// elsewhere.
    var hasPartialForms: Bool {
        if hasBadgeOnPartialGroup { return true }
        let hasContent = leaves.contains(where: \.sizesToContent.height)
        return isPlainRow ? !hasContent : hasContent || sizesToContent.height
    }
}

extension GroupRun {
    /// In a row of groups a partly filled one can be narrower too.
    var hasPartialForms: Bool {
        pattern.hasPartialForms || axis == .horizontal && (pattern.sizesToContent.width || pattern.growsCells)
    }
}

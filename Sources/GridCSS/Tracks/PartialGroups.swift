import CompositionalLayout

/// Additional rules for a partly filled group.
enum PartialGroups {
    /// The maximum number of cells in a group whose partly filled forms each need their own rules.
    static let mostCells = 100
}

extension SolvedGroup {
    /// True if the group always ends with content, after whole points: its length is then rounded nowhere else.
    var endsWithContent: Bool {
        isPlainRow && area.height.isWhole && area.height.width == 0 && area.height.height == 0
            && leaves.allSatisfy(\.sizesToContent.height)
    }

    /// True for a row of cells that is as tall as the tallest. Grid rows have this height anyway.
    var isPlainRow: Bool {
        description.axis == .horizontal && sizesToContent.height
            && children.allSatisfy { child in
                guard case .item(let item) = child else { return false }
                let edges = item.description?.edgeSpacing ?? .none
                return edges.top?.isFlexible != true && edges.bottom?.isFlexible != true
            }
    }

    /// True if a partly filled group may differ from a full one without its last cells: it is shorter, or its cells are
    /// elsewhere.
    var hasPartialForms: Bool {
        if hasBadgeOnPartialGroup { return true }
        if hasContent(.horizontal) { return !countsOwnContent }
        return isPlainRow ? !hasContent : hasContent || sizesToContent.height
    }
}

extension GroupRun {
    /// In a row of groups, a partly filled group can also be narrower.
    var hasPartialForms: Bool {
        pattern.hasPartialForms || axis == .horizontal && (pattern.sizesToContent.width || pattern.growsCells)
    }
}

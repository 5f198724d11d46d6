/// Positions below a *mixed row*: a row that ends either with its content or with an element of known height, whichever
/// is longer.
///
/// Only the browser knows which one is longer, and it starts the next row there, at a whole pixel. So everything after
/// a mixed row is measured from a whole point. Otherwise a fraction of a pixel would count in one case and not in the
/// other.
extension GroupSolver {
    /// The entries of a group along its axis.
    func line(_ entries: [GroupEntry], of group: LayoutGroup) -> LinePlacement {
        let axis = group.axis
        var line = LinePlacement(
            entries: entries.map { $0.onLine(axis) }, spacing: group.interItemSpacing, units: comparison.units)
        guard comparison.snaps, axis == .vertical else { return line }
        let isMixed = entries.map(\.hasMixedRow)
        for index in line.entries.indices.dropFirst() where isMixed[index - 1] || isMixed[index] {
            line.entries[index].isSnapped = true
        }
        return line
    }
}

extension GroupEntry {
    fileprivate var hasMixedRow: Bool {
        if case .group(let group) = content { group.hasMixedRow } else { false }
    }
}

extension SolvedGroup {
    /// False for a group of known height: its contents do not move the elements after it.
    fileprivate var hasMixedRow: Bool {
        sizesToContent.height
            && (isMixedRow
                || children.contains { child in
                    if case .group(let group) = child { group.hasMixedRow } else { false }
                })
    }

    private var isMixedRow: Bool {
        description.axis == .horizontal && children.contains(where: \.hasContentHeight)
            && !children.allSatisfy(\.isPlainContent)
    }
}

extension SolvedElement {
    fileprivate var hasContentHeight: Bool {
        switch self {
        case .item(let item): item.sizesToContent.height
        case .group(let group): group.children.contains(where: \.hasContentHeight)
        }
    }

    /// True if the height consists only of content. A row of such elements ends with the tallest.
    fileprivate var isPlainContent: Bool {
        guard case .item(let item) = self, item.sizesToContent.height, let edges = item.description?.edgeSpacing else {
            return false
        }
        return edges.start(.vertical) == .fixed(0) && edges.end(.vertical) == .fixed(0)
    }
}

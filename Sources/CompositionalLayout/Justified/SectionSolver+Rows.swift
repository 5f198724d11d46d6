/// Solves justified rows: each row is a group of its own, with places like those of a custom group.
extension SectionSolver {
    /// The maximum number of items in justified rows.
    private static let mostCells = 10_000

    mutating func rows(_ rule: RowRule, _ groups: inout GroupSolver) -> [GroupRun] {
        let width = groupBase.width
        guard itemCount <= Self.mostCells else {
            groups.findings.report(.tooComplex)
            return []
        }
        if rule.aspectRatio == nil, let item = firstUnknownItem {
            groups.findings.report(.unknownAspectRatio(item: item + 1))
            return []
        }
        guard let rows = section.justifiedRows(width: comparison.value(width), count: itemCount) else { return [] }
        groups.comparison.narrow(width, to: rows.widths)
        var runs: [GroupRun] = []
        var position = section.contentInsets.start(.vertical)
        for row in rows.rows {
            let frames = rows.frames(of: row)
            // Fractions of a custom group refer to its own size.
            let description = LayoutGroup(
                axis: .horizontal, layoutSize: section.group.layoutSize, arrangement: .custom(frames))
            let box = GroupBox(description, outer: Size(width: width, height: rows.height(of: row, width: width)))
            guard let pattern = groups.solveCustom(description, items: frames, box: box, space: groupBase),
                isInRange(pattern, &groups)
            else { return [] }
            let run = run(
                of: pattern, at: position, firstItem: row.firstCell, itemCount: row.cellCount, groups: &groups)
            position += run.pitch
            runs.append(run)
        }
        return runs
    }

    private var firstUnknownItem: Int? {
        let unknown = section.aspectRatios.prefix(itemCount).firstIndex(of: nil)
        return unknown ?? (section.aspectRatios.count < itemCount ? section.aspectRatios.count : nil)
    }
}

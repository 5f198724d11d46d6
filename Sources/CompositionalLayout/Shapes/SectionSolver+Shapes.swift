/// Solves groups whose cells depend on facts of their items, such as the shapes of pictures. The cells have places like those of a custom group.
extension SectionSolver {
    /// The maximum number of items in a section with such a group.
    private static let mostCells = 10_000

    /// Each row is a group of its own.
    mutating func rows(_ rule: RowRule, _ groups: inout GroupSolver) -> [GroupRun] {
        let width = groupBase.width
        guard areKnown(unknown: rule.aspectRatio, &groups),
            let rows = section.justifiedRows(width: comparison.value(width), count: itemCount)
        else { return [] }
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

    mutating func waterfall(_ rule: WaterfallRule, _ groups: inout GroupSolver) -> [GroupRun] {
        areKnown(unknown: rule.aspectRatio, &groups) ? columns(&groups) : []
    }

    mutating func mosaic(_ rule: MosaicRule, _ groups: inout GroupSolver) -> [GroupRun] {
        guard isWithinLimit(&groups) else { return [] }
        for (index, item) in section.facts(itemCount).enumerated() {
            if case .failure(let fact) = rule.span(of: item.at(index)) {
                groups.findings.report(.unknownFact(item: index + 1, name: fact.name))
                return []
            }
        }
        return columns(&groups)
    }

    /// All columns are one group.
    private mutating func columns(_ groups: inout GroupSolver) -> [GroupRun] {
        let width = groupBase.width
        guard itemCount > 0,
            let columns = section.columnCells(width: comparison.value(width), count: itemCount)
        else { return [] }
        groups.comparison.narrow(width, to: columns.widths)
        let frames = columns.frames
        let ends = columns.lastCells.map { frames[$0].frame.resolved(in: Size(width: width, height: .zero)).maxY }
        let size = Size(width: width, height: groups.comparison.max(ends) ?? .zero)
        let box = GroupBox(LayoutGroup.custom(layoutSize: section.group.layoutSize) { _ in frames }, outer: size)
        guard let pattern = groups.solveCustom(section.group, items: frames, box: box, space: groupBase),
            isInRange(pattern, &groups)
        else { return [] }
        return [
            run(
                of: pattern, at: section.contentInsets.start(.vertical), firstItem: 0, itemCount: itemCount,
                groups: &groups)
        ]
    }

    /// Reports an item without a shape, and too many items.
    private func areKnown(unknown: Double?, _ groups: inout GroupSolver) -> Bool {
        guard isWithinLimit(&groups) else { return false }
        guard unknown == nil, let item = section.facts(itemCount).firstIndex(where: { $0.aspectRatio == nil }) else {
            return true
        }
        groups.findings.report(.unknownAspectRatio(item: item + 1))
        return false
    }

    private func isWithinLimit(_ groups: inout GroupSolver) -> Bool {
        if itemCount <= Self.mostCells { return true }
        groups.findings.report(.tooComplex)
        return false
    }
}

/// Declarations of the cells, by their index in the group.
extension ListLowering {
    func cellRules(
        _ columns: TrackPlan, _ rows: TrackPlan, isPlaced: Bool, isIndexed: Bool = false
    ) -> [Rule] {
        let declarations = (0..<capacity).map { number -> [Declaration] in
            cell(number, columns, rows, isPlaced: isPlaced, isIndexed: isIndexed)
        }
        guard Set(declarations).count > 1 else {
            return declarations[0].isEmpty ? [] : [Rule(" > *", declarations[0])]
        }
        return Self.grouped(declarations, capacity: capacity)
    }

    func cell(
        _ number: Int, _ columns: TrackPlan, _ rows: TrackPlan, isPlaced: Bool, isIndexed: Bool = false
    ) -> [Declaration] {
        let (column, row) = (columns.placements[number], rows.placements[number])
        var result: [Declaration] = []
        if isPlaced {
            result.append(Declaration("grid-column", Self.lines(column.firstTrack, column.span)))
            if isIndexed {
                let line =
                    "calc((var(--i) - \(number + 1))/\(capacity)*\(rows.tracks.count) + \(row.firstTrack + 1))"
                result.append(Declaration("grid-row", row.span == 1 ? line : "\(line) / span \(row.span)"))
            } else if row.span > 1 {
                result.append(Declaration("grid-row", "span \(row.span)"))
            }
        }
        if row.sizesToContent || rows.sizesToContent, !row.fillsTracks {
            result.append(Declaration("align-self", row.alignment.rawValue))
        }
        if !row.sizesToContent, rows.sizesToContent { result.append(Declaration.size("block-size", row.extent)) }
        result += Declaration.pair("margin-block", row.startMargin, row.endMargin)
        return result + Self.inline(column, columns)
    }

    /// A cell's place and width in its columns.
    static func inline(_ column: TrackPlan.Placement, _ columns: TrackPlan) -> [Declaration] {
        var result: [Declaration] = []
        if column.sizesToContent || columns.sizesToContent {
            result.append(Declaration("justify-self", column.alignment.rawValue))
        }
        if !column.sizesToContent, columns.sizesToContent {
            result.append(Declaration.size("inline-size", column.extent))
        }
        return result + Declaration.pair("margin-inline", column.startMargin, column.endMargin)
    }

    /// Rules by index in the group. Cells with equal declarations share a rule.
    static func grouped(_ declarations: [[Declaration]], capacity: Int) -> [Rule] {
        CellSelector.rules(declarations) { CellSelector.nth($0 + 1, of: capacity) }
    }

    static func lines(_ first: Int, _ span: Int) -> String {
        span == 1 ? "\(first + 1)" : "\(first + 1) / span \(span)"
    }
}

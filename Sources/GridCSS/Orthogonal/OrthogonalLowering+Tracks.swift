import CompositionalLayout

/// Real columns and rows: the columns of one group are repeated.
extension OrthogonalLowering {
    /// The method that places cells into the tracks; `nil` if auto-placement cannot.
    func flow(_ columns: TrackPlan, _ rows: TrackPlan) -> ListLowering.Flow? {
        let rowCount = rows.tracks.count
        let isNatural =
            columns.tracks.count * rowCount == capacity
            && zip(columns.placements, rows.placements).enumerated().allSatisfy { number, place in
                let (column, row) = place
                return column.span == 1 && row.span == 1 && column.firstTrack == number / rowCount
                    && row.firstTrack == number % rowCount
            }
        if isNatural { return .natural }
        // Placement down columns equals placement along rows with the axes exchanged.
        let cells = zip(columns.placements, rows.placements).map {
            AutoPlacement.Cell(column: $1.firstTrack, columnSpan: $1.span, row: $0.firstTrack, rowSpan: $0.span)
        }
        return AutoPlacement(cells: cells, rowsPerGroup: columns.tracks.count).flow.map { .auto($0) }
    }

    func trackRules(
        _ columns: TrackPlan, _ rows: TrackPlan, flow: ListLowering.Flow
    ) throws(LoweringProblem) -> ListRules {
        var rules = ListRules()
        rules.needsIndex = flow == .indexed
        rules.list = [
            Declaration("grid-template-rows", rowParts(rows)),
            Declaration("grid-auto-flow", flow == .auto(.rowDense) ? "column dense" : "column"),
            Declaration("grid-auto-columns", list.rowParts(columns)),
        ]
        let gaps = [rows.gap, columns.gap]
        if !gaps.allSatisfy(\.isZero) {
            rules.list.append(Declaration("gap", (gaps[0] == gaps[1] ? [gaps[0]] : gaps).map { .length($0) }))
        }
        rules.list += blockRoom(rows)
        rules.cells = cellRules(columns, rows, flow: flow)
        rules.tails += try movedCells(columns, rows)
        if !rows.sizesToContent { rules.tails += shorterRows }
        close(&rules, columns.sizesToContent ? RowEnd(afterContent: self) : RowEnd(columns, lowering: self))
        return rules
    }

    private func rowParts(_ rows: TrackPlan) -> [Declaration.Part] {
        let sizes = rows.tracks.map(\.size)
        guard sizes.count > 2, Set(sizes).count == 1, case .length(let height) = sizes[0] else { return sizes }
        return [.repeated(sizes.count, height)]
    }

    private func cellRules(_ columns: TrackPlan, _ rows: TrackPlan, flow: ListLowering.Flow) -> [Rule] {
        let declarations = (0..<capacity).map { number -> [Declaration] in
            let (column, row) = (columns.placements[number], rows.placements[number])
            var result: [Declaration] = []
            if flow != .natural { result.append(Declaration("grid-row", ListLowering.lines(row.firstTrack, row.span))) }
            if flow == .indexed {
                let line =
                    "calc((var(--i) - \(number + 1))/\(capacity)*\(columns.tracks.count) + \(column.firstTrack + 1))"
                result.append(Declaration("grid-column", column.span == 1 ? line : "\(line) / span \(column.span)"))
            } else if column.span > 1 {
                result.append(Declaration("grid-column", "span \(column.span)"))
            }
            if row.sizesToContent || rows.sizesToContent {
                result.append(Declaration("align-self", row.alignment.rawValue))
            }
            if !row.sizesToContent, rows.sizesToContent { result.append(Declaration.size("block-size", row.extent)) }
            result += Declaration.pair("margin-block", row.startMargin, row.endMargin)
            return result + ListLowering.inline(column, columns)
        }
        guard Set(declarations).count > 1 else {
            return declarations[0].isEmpty ? [] : [Rule(" > *", declarations[0])]
        }
        return ListLowering.grouped(declarations, capacity: capacity)
    }

    /// Rules for cells of a partly filled last group whose positions differ from a full group.
    private func movedCells(_ columns: TrackPlan, _ rows: TrackPlan) throws(LoweringProblem) -> [Rule] {
        var rules: [Rule] = []
        for (last, group) in list.interval.partialGroups.enumerated() {
            let partialRows = rows.sizesToContent ? try contentRow(of: group, existing: last + 1) : nil
            for (number, leaf) in group.leaves.prefix(last + 1).enumerated() {
                let (column, row) = (columns.placements[number], rows.placements[number])
                var declarations: [Declaration] = []
                if let partial = partialRows?.placements[number] {
                    if partial.startMargin != row.startMargin || partial.endMargin != row.endMargin {
                        declarations += [
                            Declaration(
                                "margin-block", [.length(partial.startMargin), .length(partial.endMargin)])
                        ]
                    }
                } else if leaf.frame.y != list.leaves[number].frame.y {
                    let (top, bottom) = (leaf.frame.y + run.origin.y, leaf.frame.maxY + run.origin.y)
                    declarations.append(
                        Declaration(
                            "margin-block",
                            [
                                .length(Edge(top).distance(from: row.areaStart)),
                                .length(row.areaEnd.distance(from: Edge(bottom))),
                            ]))
                }
                if leaf.frame.x != list.leaves[number].frame.x {
                    declarations.append(
                        Declaration(
                            "margin-inline",
                            [
                                .length(Edge(leaf.frame.x).distance(from: column.areaStart)),
                                .length(column.areaEnd.distance(from: Edge(leaf.frame.maxX))),
                            ]))
                }
                if !declarations.isEmpty {
                    rules.append(Rule(list.lastGroup(number, existing: last + 1), declarations))
                }
            }
        }
        return rules
    }
}

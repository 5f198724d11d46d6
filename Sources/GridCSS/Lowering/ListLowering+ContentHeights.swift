import CompositionalLayout

/// Groups with cells as tall as their content. The browser calculates the row heights.
extension ListLowering {
    func contentRules(_ columns: TrackPlan, _ tails: [Tail]) throws(LoweringProblem) -> ListRules {
        let lengths = (0..<capacity).map { run.length(ofCells: $0) }
        if !run.pattern.sizesToContent.height, lengths.contains(where: { abs($0.content) > 1e-6 }) {
            throw .trimmedToContent
        }
        var band = try ContentTracks.rows.band(.group(run.pattern), existing: capacity)
        let between = run.pitch - run.pattern.area.height
        // A gap of whole pixels is equal after every cell. Any other gap is rounded together with the lengths before
        // it.
        let tailBands = try contentBands(of: tails)
        let isGap =
            tailBands.allSatisfy { $0.trackCount == 1 }
            && band.trackCount == 1 && (between.isWhole || run.pattern.endsWithContent)
        if !isGap { band.extendEnd(by: between) }
        let gap = Edge(run.pitch).distance(from: Edge(run.pattern.area.height))
        var rows = try band.plan(gap: isGap ? gap : .pixels(0))
        try shareLength(&rows, isGap: isGap)
        try checkRows(rows)
        var rules = ListRules()
        let flow = placement(columns, rows) ?? .indexed
        rules.needsIndex = flow == .indexed
        rules.list = listDeclarations(columns, rows, flow: flow)
        rules.cells = cellRules(columns, rows, isPlaced: flow != .natural, isIndexed: flow == .indexed)
        // If the gap is between the rows, cells have nothing after them that the last group would have to remove.
        let isPlain = isGap && run.pattern.isPlainRow && !run.pattern.growsCells
        rules.tails = isPlain ? [] : try contentTails(rows)
        // With fewer cells, the others would have different spacing, although the row is as tall as all others.
        if run.pattern.sharesLength, !rules.tails.isEmpty { throw .uniformGroups }
        for (tail, band) in zip(tails, tailBands) {
            rules.tails += try contentTail(tail, band, columns, rows, flow: flow)
        }
        return rules
    }

    /// Checks that no row would need a negative height. A cell with a known height needs such a row if other cells
    /// begin before its end.
    func checkRows(_ rows: TrackPlan) throws(LoweringProblem) {
        for placement in rows.placements where !placement.sizesToContent {
            let area = placement.areaEnd.distance(from: placement.areaStart)
            if extremes.contains(where: { area.value(in: $0) < 0 }) { throw .overlappingContent }
        }
    }

    /// In the last group, cells lose the gaps to cells that do not exist.
    func contentTails(_ full: TrackPlan) throws(LoweringProblem) -> [Rule] {
        var tails: [Rule] = []
        for remainder in 1...capacity where interval.tails[remainder] == nil {
            let partial = interval.partialGroups
            let group = remainder <= partial.count ? partial[remainder - 1] : run.pattern
            let band = try ContentTracks.rows.band(.group(group), existing: remainder)
            for (number, placement) in try band.plan(gap: full.gap).placements.enumerated() {
                guard placement.endMargin != full.placements[number].endMargin else { continue }
                tails.append(
                    Rule(
                        lastGroup(number, existing: remainder), [Declaration("margin-block-end", placement.endMargin)]))
            }
        }
        return tails
    }

    /// The selector of the cell with this index in a last group of `existing` cells.
    func lastGroup(_ number: Int, existing: Int) -> String {
        " > " + CellSelector.last(number, existing: existing, of: capacity)
    }
}

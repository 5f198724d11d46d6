import CompositionalLayout

/// Groups whose heights are all known. They use real rows, which repeat.
extension ListLowering {
    /// The tracks of one group in the direction of the groups, and the gap between the last track of a group and the
    /// first of the next.
    func repeatedTracks(_ tracks: FixedTracks, along axis: Axis) -> TrackPlan? {
        let pattern = run.pattern
        let custom = Slices.CustomCut.tiles(interval.solved.container)
        let slices = Slices.cut(pattern, along: axis, from: .zero, to: pattern.area.end(axis), custom: custom)
        guard var plan = tracks.plan(slices, dropsLead: false), let last = plan.tracks.last else { return nil }
        let between = Edge(run.pitch).distance(from: last.end)
        if plan.tracks.count == 1, !between.isNegative {
            plan.gap = between
            return plan
        }
        if plan.gap == between { return plan }
        // The gaps differ. Tracks reach to the next one, and gaps become margins.
        return tracks.plan(
            Slices.cut(pattern, along: axis, from: .zero, to: run.pitch, custom: custom).map(\.withoutGap),
            dropsLead: false)
    }

    func fixedRules(_ columns: TrackPlan, _ rows: TrackPlan, _ tails: [Tail]) -> ListRules? {
        var rules = ListRules()
        guard let placement = placement(columns, rows) else { return nil }
        rules.list = listDeclarations(columns, rows, flow: placement)
        rules.cells = cellRules(columns, rows, isPlaced: placement != .natural)
        rules.tails =
            fixedTails(rows)
            + movedCells { frame, number in
                let place = rows.placements[number]
                return Declaration.pair(
                    "margin-block", Edge(frame.y).distance(from: place.areaStart),
                    place.areaEnd.distance(from: Edge(frame.maxY)))
            }
        for tail in tails {
            guard let own = fixedTail(tail, columns, rows, flow: placement) else { return nil }
            rules.tails += own
        }
        return rules
    }

    func fixedTails(_ rows: TrackPlan) -> [Rule] {
        var end = 1
        return (1...capacity).flatMap { remainder -> [Rule] in
            let last = rows.placements[remainder - 1]
            end = max(end, last.firstTrack + last.span)
            return ends(remainder, from: rows.tracks[end - 1].end)
        }
    }

    /// The end of the list after a last group of `remainder` cells, if the rows would put it elsewhere.
    func ends(_ remainder: Int, from edge: Edge) -> [Rule] {
        if interval.tails[remainder] != nil { return [] }
        let correction = Edge(lastLength(remainder)).distance(from: edge)
        var rules: [Rule] = []
        if !correction.isZero {
            rules.append(
                Rule(
                    ":has(> \(CellSelector.nth(remainder, of: capacity)):last-child)",
                    [Declaration("margin-block-end", correction)]))
        }
        let partial = interval.partialRuns
        guard run.pattern.sharesLength, remainder <= partial.count else { return rules }
        // If the group is the only one, no full group determines its length.
        let alone = Edge(partial[remainder - 1].lastLength).distance(from: edge)
        if alone != correction {
            rules.append(
                Rule(":has(> :nth-child(\(remainder)):last-child)", [Declaration("margin-block-end", alone)]))
        }
        return rules
    }

    /// Cells of a partly filled group that flexible spacing places differently from a full group.
    func movedCells(_ declarations: (Rect<Length>, Int) -> [Declaration]) -> [Rule] {
        interval.partialGroups.enumerated().flatMap { last, group -> [Rule] in
            if interval.tails[last + 1] != nil { return [] }
            return group.leaves.prefix(last + 1).enumerated().compactMap { number, leaf in
                guard leaf.frame != leaves[number].frame else { return nil }
                return Rule(lastGroup(number, existing: last + 1), declarations(leaf.frame, number))
            }
        }
    }

    /// The length of the last group if it contains this number of cells.
    func lastLength(_ remainder: Int) -> Length {
        if run.pattern.sharesLength { return run.length(ofCells: 0) }
        let partial = interval.partialRuns
        return remainder <= partial.count
            ? partial[remainder - 1].lastLength : run.length(ofCells: remainder % capacity)
    }
}

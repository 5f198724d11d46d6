import CompositionalLayout

/// Groups that lay out the last cells instead of a partly filled group (tails).
extension ListLowering {
    struct Tail {
        let run: GroupRun
        /// The tracks of all groups, and the positions of the tail's cells in them.
        let columns: TrackPlan

        var count: Int { run.pattern.leafCount }
    }

    var tailsHaveContent: Bool {
        interval.orderedTails.contains {
            $0.pattern.isPlainRow || $0.pattern.leaves.contains(where: \.sizesToContent.height)
        }
    }

    /// The columns of the repeated group. With tails, they are the union of the edges of all groups.
    func columns(_ custom: Slices.CustomCut) -> (columns: TrackPlan?, tails: [Tail]) {
        let runs = [run] + interval.orderedTails
        let slices = runs.map { run in
            Slices.cut(
                run.pattern, along: .horizontal, from: .zero, to: run.pattern.area.width, custom: custom
            ).map {
                runs.count == 1 ? $0.moved(by: run.origin.x) : $0.moved(by: run.origin.x).settled
            }
        }
        guard let union = fixedTracks.plan(slices.flatMap { $0 }, dropsLead: true) else { return (nil, []) }
        var first = 0
        let plans = slices.map { slices -> TrackPlan in
            defer { first += slices.count }
            var plan = union
            plan.placements = Array(union.placements[first..<first + slices.count])
            return plan
        }
        return (plans[0], zip(interval.orderedTails, plans.dropFirst()).map { Tail(run: $0, columns: $1) })
    }

    /// The difference between a tail's distances to its neighbours and those of the groups before it, in whole points.
    /// A tail has its own edge spacing.
    func tailShift(_ tail: GroupRun) -> (start: Length, end: Length) {
        let (own, others) = (tail.pattern.description.edgeSpacing, section.group.edgeSpacing)
        func pixels(_ points: Double) -> Int { Edge(Length(points: points)).css.pixels }
        let start = pixels((own.top?.spacing ?? 0) - (others.top?.spacing ?? 0))
        let ends = [own, others].map { pixels(section.contentInsets.bottom + ($0.bottom?.spacing ?? 0)) }
        return (Length(points: Double(start)), Length(points: Double(ends[0] - ends[1])))
    }

    /// Rules for the cells of a tail. They must override every rule for the same cells of a full group.
    ///
    /// - Parameter selector: Continues the cell's selector.
    func tailRules(_ cells: [[Declaration]], instead: [[Declaration]], selector: String = "") -> [Rule] {
        cells.enumerated().compactMap { number, declarations in
            let replaced = instead[number]
            let properties = Set(declarations.map(\.property))
            let own = declarations.filter { !replaced.contains($0) }
            let undone = replaced.filter { !properties.contains($0.property) }.map { declaration in
                Declaration(declaration.property, declaration.property.hasPrefix("margin") ? "0" : "auto")
            }
            return own.isEmpty && undone.isEmpty
                ? nil : Rule(lastGroup(number, existing: cells.count) + selector, own + undone)
        }
    }

    /// The list's end after a tail, if the rows would put it elsewhere.
    func tailEnd(_ count: Int, _ correction: CSSLength) -> [Rule] {
        if correction.isZero { return [] }
        return [
            Rule(
                ":has(> \(CellSelector.nth(count, of: capacity)):last-child)",
                [Declaration("margin-block-end", correction)])
        ]
    }
}

// MARK: Known heights

extension ListLowering {
    /// The tail's cells are in the first rows of the next group, each moved by a margin from the start of its row.
    /// `nil` if auto-placement puts them elsewhere.
    func fixedTail(_ tail: Tail, _ columns: TrackPlan, _ rows: TrackPlan, flow: Flow) -> [Rule]? {
        let cells = tail.columns.placements.map {
            AutoPlacement.Cell(column: $0.firstTrack, columnSpan: $0.span, row: 0, rowSpan: 1)
        }
        var order = AutoPlacement.Flow.row
        if case .auto(let flow) = flow { order = flow }
        guard let landings = autoPlacement(columns, rows).landing(of: cells, flow: order) else { return nil }
        let shift = tailShift(tail.run)
        let pitch = Edge(run.pitch).css
        /// The distance from the start of the group to an edge of a row, as the grid calculates it.
        func distance(_ edge: Edge, from row: Int, _ side: KeyPath<TrackPlan.Track, Edge>) -> CSSLength {
            let track = edge.distance(from: rows.tracks[row % rows.tracks.count][keyPath: side])
            return (0..<row / rows.tracks.count).reduce(track) { rest, _ in rest - pitch }
        }
        let declarations = tail.run.pattern.leaves.enumerated().map { number, leaf -> [Declaration] in
            let column = tail.columns.placements[number]
            let (start, end) = (Edge(leaf.frame.y + shift.start), Edge(leaf.frame.maxY + shift.start))
            return [
                Declaration("grid-column", Self.lines(column.firstTrack, column.span)),
                Declaration("align-self", "start"), Declaration.size("block-size", end.distance(from: start)),
            ] + Declaration.pair("margin-block", distance(start, from: landings[number], \.start), .pixels(0))
                + Declaration.pair("margin-inline", column.startMargin, column.endMargin)
        }
        let replaced = (0..<capacity).map { cell($0, columns, rows, isPlaced: flow != .natural) }
        let end = Edge(shift.start + tail.run.pattern.area.height + shift.end)
        return tailRules(declarations, instead: replaced)
            + tailEnd(tail.count, distance(end, from: landings.max() ?? 0, \.end))
    }
}

// MARK: Content heights

extension ListLowering {
    func contentBands(of tails: [Tail]) throws(LoweringProblem) -> [ContentTracks.Band] {
        var bands: [ContentTracks.Band] = []
        for tail in tails {
            var band = try ContentTracks.rows.band(.group(tail.run.pattern), existing: tail.count)
            let shift = tailShift(tail.run)
            band.extendStart(by: shift.start)
            band.extendEnd(by: shift.end)
            bands.append(band)
        }
        return bands
    }

    func contentTail(
        _ tail: Tail, _ band: ContentTracks.Band, _ columns: TrackPlan, _ rows: TrackPlan, flow: Flow
    ) throws(LoweringProblem) -> [Rule] {
        guard !StackTree(tail.run.pattern).hasStacks else { throw .tailInContent }
        var plan = try band.plan(gap: rows.gap)
        try shareLength(&plan, with: rows, tail)
        var order = AutoPlacement.Flow.row
        if case .auto(let flow) = flow { order = flow }
        let landings = autoPlacement(columns, rows).landing(of: cells(tail.columns, plan), flow: order)
        guard flow != .indexed, Set(plan.tracks) == Set(rows.tracks),
            landings == plan.placements.map(\.firstTrack)
        else { throw .tailInContent }
        let own = (0..<tail.count).map { cell($0, tail.columns, plan, isPlaced: true) }
        let replaced = (0..<capacity).map { cell($0, columns, rows, isPlaced: flow != .natural) }
        return tailRules(own, instead: replaced)
    }
}

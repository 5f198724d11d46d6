import CompositionalLayout

/// The rows of one group, which all groups share.
extension OrthogonalLowering {
    /// Rows of known heights, from the top of the section's body.
    func fixedRows(_ tracks: FixedTracks) -> TrackPlan? {
        let slices = Slices.cut(
            run.pattern, along: .vertical, from: .zero, to: run.pattern.area.height,
            custom: .tiles(list.interval.solved.container))
        return tracks.plan(slices.map { $0.moved(by: run.origin.y) }, dropsLead: true)
    }

    /// One row as tall as the tallest cell. Stacks of such cells would need separate rows for each group.
    func contentRow() throws(LoweringProblem) -> TrackPlan {
        try contentRow(of: run.pattern, existing: capacity)
    }

    func contentRow(of group: SolvedGroup, existing: Int) throws(LoweringProblem) -> TrackPlan {
        var band = try ContentTracks.rows.band(.group(group), existing: existing)
        guard band.trackCount == 1 else { throw .parallelContentStacks }
        let edges = section.group.edgeSpacing
        if group.sizesToContent.height, let alignment = TrackAlignment(edges, .vertical) {
            try band.align(alignment, from: group.area.y, length: group.area.height)
        }
        band.extendEnd(by: Length(points: edges.bottom?.spacing ?? 0))
        var plan = try band.moved(by: run.origin.y).plan(gap: .pixels(0))
        let end = run.origin.y + (band.fixedLength ?? .zero)
        plan.tracks = [
            TrackPlan.Track(start: Edge(run.origin.y), end: Edge(end), sizesToContent: band.fixedLength == nil)
        ]
        return plan
    }

    /// The space above and below the rows: the section's insets, the groups' edge spacing, and the remaining space of
    /// the tallest group.
    func blockRoom(_ rows: TrackPlan) -> [Declaration] {
        let start = (rows.tracks.first?.start.css ?? .pixels(0)) - lacks.above
        if rows.sizesToContent { return Declaration.pair("padding-block", start, bottomInset) }
        let end = (rows.tracks.last?.end.css ?? .pixels(0)) - lacks.above
        guard let rest = (bodyEnd - end).wholePixels, rest >= 0 else {
            return Declaration.pair("padding-block", start, .pixels(0)) + blockSize(bodyEnd)
        }
        return Declaration.pair("padding-block", start, .pixels(rest))
    }

    func blockSize(_ length: CSSLength) -> [Declaration] {
        [Declaration("box-sizing", "border-box"), Declaration.size("block-size", length)]
    }

    private var bottomInset: CSSLength { Edge(Length(points: max(0, section.contentInsets.bottom))).css }

    /// The distance from the top of the list to its end.
    var bodyEnd: CSSLength { Edge(row.viewport.maxY).css - lacks.above + bottomInset }

    /// The negative insets. The scrolling element clips its list, so this element moves up, and not the list in it.
    var lacks: (above: CSSLength, below: CSSLength) {
        let insets = section.contentInsets
        func lack(_ inset: Double) -> CSSLength { Edge(Length(points: min(0, inset))).css }
        return (lack(insets.top), lack(insets.bottom))
    }

    /// Declarations of the scrolling element for negative insets. It reaches 8 px above and below its list.
    var scrollerRoom: [Declaration] {
        if lacks.above.isZero && lacks.below.isZero { return [] }
        return Declaration.pair("margin-block", lacks.above - .pixels(8), lacks.below - .pixels(8))
    }

    /// A partly filled group may be lower than a full one. If it is the only group, no other group makes the row
    /// taller.
    var shorterRows: [Rule] {
        let edges = section.group.edgeSpacing
        let bottom = Length(points: edges.bottom?.spacing ?? 0)
        return list.interval.partialGroups.enumerated().compactMap { number, group in
            guard tail(of: number + 1) == nil, group.area.height != run.pattern.area.height else { return nil }
            let end = Edge(run.origin.y + group.area.height + bottom).css - lacks.above + bottomInset
            return Rule(":has(> :nth-child(\(number + 1)):last-child)", blockSize(end))
        }
    }
}

import CompositionalLayout

/// Sections whose groups all have the length of the longest group.
extension ListLowering {
    /// Makes one row per group, all equal: the browser's flexible rows. Only a gap may follow a row; otherwise the last
    /// row would get the same length without it.
    func shareLength(_ rows: inout TrackPlan, isGap: Bool) throws(LoweringProblem) {
        guard run.pattern.sharesLength else { return }
        guard isGap, rows.tracks.count == 1 else { throw .uniformGroups }
        rows.tracks[0].contentSize = "1fr"
    }

    /// A tail has the length of the groups before it. If cells grow, all of them must have the same space around them.
    func shareLength(_ own: inout TrackPlan, with rows: TrackPlan, _ tail: Tail) throws(LoweringProblem) {
        guard run.pattern.sharesLength else { return }
        let isAlike = tail.run.pattern.sharesLength && own.tracks.count == 1
        let cells = (rows.placements + own.placements).filter(\.sizesToContent)
        let grows = run.pattern.growsCells || tail.run.pattern.growsCells
        let rooms = Set(cells.map { $0.startMargin + $0.endMargin })
        guard isAlike, !grows || rooms.count == 1 else { throw .uniformGroups }
        own.tracks[0].contentSize = "1fr"
    }
}

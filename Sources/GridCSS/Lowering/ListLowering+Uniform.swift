import CompositionalLayout

/// Sections in which all groups are as long as the longest.
extension ListLowering {
    /// One row a group, all alike: the browser's flexible rows. Nothing but a gap may follow a row, or the last one
    /// would be as long as the others without it.
    func shareLength(_ rows: inout TrackPlan, isGap: Bool) throws(LoweringProblem) {
        guard run.pattern.sharesLength else { return }
        guard isGap, rows.tracks.count == 1 else { throw .uniformGroups }
        rows.tracks[0].sharesLength = true
    }

    /// A tail is as long as the groups before it. Where cells grow, all of them must have the same room around them.
    func shareLength(_ own: inout TrackPlan, with rows: TrackPlan, _ tail: Tail) throws(LoweringProblem) {
        guard run.pattern.sharesLength else { return }
        let isAlike = tail.run.pattern.sharesLength && own.tracks.count == 1
        let cells = (rows.placements + own.placements).filter(\.sizesToContent)
        let grows = run.pattern.growsCells || tail.run.pattern.growsCells
        let rooms = Set(cells.map { $0.startMargin + $0.endMargin })
        guard isAlike, !grows || rooms.count == 1 else { throw .uniformGroups }
        own.tracks[0].sharesLength = true
    }
}

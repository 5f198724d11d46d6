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
}

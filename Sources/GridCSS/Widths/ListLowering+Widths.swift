import CompositionalLayout

/// Groups that contain a cell of its content's width, or a box of such cells.
extension ListLowering {
    /// The column of a group with a single cell. A group of estimated width can be as wide as the section's inner
    /// width, and its edge spacing places it there.
    func contentColumn() throws(LoweringProblem) -> TrackPlan {
        guard interval.tails.isEmpty else { throw .contentWidth }
        let pattern = run.pattern
        var band = try ContentTracks.columns.band(.group(pattern), existing: 1).moved(by: run.origin.x)
        guard band.trackCount == 1 else { throw .contentWidth }
        var track = (start: run.origin.x, end: run.origin.x + pattern.area.width)
        if pattern.sizesToContent.width {
            let (edges, insets) = (pattern.description.edgeSpacing, section.contentInsets)
            if let alignment = TrackAlignment(edges, .horizontal) {
                guard insets.sum(.horizontal).isWhole else { throw .fractionsBesideContent }
                try band.align(alignment, from: run.origin.x + pattern.area.x, length: pattern.area.width)
                band.extendStart(by: Length(points: edges.start(.horizontal).spacing))
            } else {
                band.extendStart(by: run.origin.x - insets.start(.horizontal))
            }
            band.extendEnd(by: Length(points: edges.end(.horizontal).spacing))
            track = (
                insets.start(.horizontal), interval.solved.sections[0].body.width - insets.end(.horizontal)
            )
        }
        var plan = try band.plan(gap: .pixels(0))
        plan.tracks = [TrackPlan.Track(start: Edge(track.start), end: Edge(track.end))]
        return plan
    }
}

extension ContentTracks.Band {
    func plan(gap: CSSLength) throws(LoweringProblem) -> TrackPlan {
        guard leaves.allSatisfy(\.keepsWholePoints) else { throw .flexibleSpaceInContent }
        let track: TrackPlan.Track
        if let fixedLength {
            track = TrackPlan.Track(start: Edge(.zero), end: Edge(fixedLength))
        } else {
            track = TrackPlan.Track(start: Edge(.zero), end: Edge(.zero), sizesToContent: true)
        }
        return TrackPlan(
            tracks: Array(repeating: track, count: trackCount), gap: gap,
            placements: leaves.map { leaf in
                TrackPlan.Placement(
                    firstTrack: leaf.firstTrack, span: leaf.span, areaStart: Edge(leaf.areaStart),
                    areaEnd: Edge(leaf.areaEnd), frameStart: Edge(leaf.frame.start), frameEnd: Edge(leaf.frame.end),
                    sizesToContent: leaf.sizesToContent, fillsTracks: leaf.fillsTrack,
                    alignment: leaf.alignment)
            })
    }
}

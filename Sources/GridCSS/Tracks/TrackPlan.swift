import CompositionalLayout

/// The tracks of one axis, and the placement of each leaf of the pattern.
struct TrackPlan: Hashable {
    struct Track: Hashable {
        let start: Edge
        let end: Edge
        /// True if the track has the size of its content.
        var sizesToContent = false
        /// The size of a track with the size of its content. `1fr` is that of the largest such track.
        var contentSize = "auto"

        var size: Declaration.Part {
            sizesToContent ? .text(contentSize) : .length(end.distance(from: start))
        }
    }

    /// The placement of one leaf: the tracks of its area, and the distances between its frame and the area's edges.
    struct Placement: Hashable {
        var firstTrack: Int
        var span: Int
        /// The area's edges, without the gap after it.
        var area: (start: Edge, end: Edge) { (areaStart, areaEnd) }
        let areaStart: Edge
        let areaEnd: Edge
        let frameStart: Edge
        let frameEnd: Edge
        /// True if the frame has the length of its content.
        var sizesToContent = false
        /// True if the frame has the length of its tracks.
        var fillsTracks = false
        var alignment = TrackAlignment.start

        var startMargin: CSSLength { frameStart.distance(from: areaStart) }
        var endMargin: CSSLength { areaEnd.distance(from: frameEnd) }
        var extent: CSSLength { frameEnd.distance(from: frameStart) }
    }

    var tracks: [Track]
    /// The gap between tracks if all gaps are equal. Otherwise gaps are margins of the leaves.
    var gap: CSSLength
    var placements: [Placement]

    var sizesToContent: Bool { tracks.contains(where: \.sizesToContent) }
}

import CompositionalLayout

/// The tracks of one axis and where each leaf of the pattern stands among them.
struct TrackPlan: Hashable {
    struct Track: Hashable {
        let start: Edge
        let end: Edge
        /// As tall as what stands in it.
        var sizesToContent = false
        /// As tall as the tallest of all such tracks.
        var sharesLength = false

        var size: Declaration.Part {
            sizesToContent ? .text(sharesLength ? "1fr" : "auto") : .length(end.distance(from: start))
        }
    }

    /// One leaf: the tracks that its area spans, and how far its frame is from the area's edges.
    struct Placement: Hashable {
        var firstTrack: Int
        var span: Int
        /// The area's edges, without the gap behind it.
        var area: (start: Edge, end: Edge) { (areaStart, areaEnd) }
        let areaStart: Edge
        let areaEnd: Edge
        let frameStart: Edge
        let frameEnd: Edge
        /// True where the frame is as long as its content.
        var sizesToContent = false
        /// True where it is as long as the tracks that it spans.
        var fillsTracks = false

        var startMargin: CSSLength { frameStart.distance(from: areaStart) }
        var endMargin: CSSLength { areaEnd.distance(from: frameEnd) }
        var extent: CSSLength { frameEnd.distance(from: frameStart) }
    }

    var tracks: [Track]
    /// Between tracks, where it is the same everywhere; else the gaps are margins of the leaves.
    var gap: CSSLength
    var placements: [Placement]

    var sizesToContent: Bool { tracks.contains(where: \.sizesToContent) }
}

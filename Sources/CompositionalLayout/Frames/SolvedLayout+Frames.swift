extension SolvedLayout {
    /// Frames as solved.
    ///
    /// - Parameters:
    ///   - width: any of `validWidths`; without it, the width that was solved for.
    ///   - offset: how far the content was scrolled, in points from its left and top edge, which moves pinned items.
    ///     Without it everything is at its natural place.
    public func frames(at width: Double? = nil, scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames(at: width, scrolledTo: offset) { $0.value(in: $1) }
    }

    /// Frames with edges on whole points: what a page made from this layout shows.
    public func snappedFrames(at width: Double? = nil, scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames(at: width, scrolledTo: offset, edge: PixelSnapping.snap)
    }

    private func frames(
        at width: Double?, scrolledTo offset: Point<Double>?, edge: @escaping (Length, Size<Double>) -> Double
    ) -> LayoutFrames {
        let container = Size(width: width ?? container.width, height: container.height)
        let evaluation = FrameEvaluation(layout: self, reader: LengthReader(container: container, edge: edge))
        var frames = evaluation.frames
        let isMirrored = layoutDirection == .rightToLeft
        if let offset {
            let scroll = isMirrored ? frames.mirroredOffset(offset, in: container) : offset
            frames.pin(as: self, scrolledTo: scroll, in: container)
        }
        if isMirrored { frames.mirror() }
        return frames
    }
}

/// Turns lengths into points, rounded or not.
struct LengthReader {
    let container: Size<Double>
    /// The value of an edge.
    let edge: (Length, Size<Double>) -> Double

    func value(_ length: Length) -> Double { edge(length, container) }

    /// Edges are read, never sizes: two neighbours that share an edge share it after rounding too.
    func rect(_ rect: Rect<Length>) -> Rect<Double> {
        let x = value(rect.x)
        let y = value(rect.y)
        return Rect(x: x, y: y, width: max(0, value(rect.maxX) - x), height: max(0, value(rect.maxY) - y))
    }
}

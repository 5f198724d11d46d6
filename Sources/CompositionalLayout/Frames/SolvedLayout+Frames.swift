extension SolvedLayout {
    /// The exact frames in points.
    ///
    /// - Parameters:
    ///   - width: A width in `validWidths`; `nil` for the width that the layout was solved for.
    ///   - offset: The scroll offset in points from the content's left and top edge. It moves pinned items. `nil`
    ///     leaves all items at their natural positions.
    public func frames(at width: Double? = nil, scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames(at: width, scrolledTo: offset) { $0.value(in: $1) }
    }

    /// The frames with edges rounded to whole points, as a page shows them.
    public func snappedFrames(at width: Double? = nil, scrolledTo offset: Point<Double>? = nil) -> LayoutFrames {
        frames(at: width, scrolledTo: offset, edge: PixelSnapping.snap(_:in:))
    }

    private func frames(
        at width: Double?, scrolledTo offset: Point<Double>?, edge: @escaping (Length, LengthUnits) -> Double
    ) -> LayoutFrames {
        let container = Size(width: width ?? container.width, height: container.height)
        let reader = LengthReader(units: LengthUnits(container, em: em), edge: edge)
        let evaluation = FrameEvaluation(layout: self, reader: reader)
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

/// Converts lengths into points, rounded or exact.
struct LengthReader {
    let units: LengthUnits
    /// Returns the value of an edge.
    let edge: (Length, LengthUnits) -> Double

    func value(_ length: Length) -> Double { edge(length, units) }

    /// Reads edges and not sizes, so that neighbours that share an edge also share it after rounding.
    func rect(_ rect: Rect<Length>) -> Rect<Double> {
        let x = value(rect.x)
        let y = value(rect.y)
        return Rect(x: x, y: y, width: max(0, value(rect.maxX) - x), height: max(0, value(rect.maxY) - y))
    }
}

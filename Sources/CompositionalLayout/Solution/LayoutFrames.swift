/// Where everything is at one width, in points of the layout's coordinates: x from the leading edge, y from the top.
public struct LayoutFrames: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// Headers and footers included.
        public let frame: Rect<Double>
        public let items: [Rect<Double>]
        public let boundaryItems: [BoundaryItem]
    }

    public struct BoundaryItem: Hashable, Sendable {
        public let elementKind: String
        public let frame: Rect<Double>
    }

    public let sections: [Section]
    /// The layout's own headers and footers.
    public let boundaryItems: [BoundaryItem]
    public let contentSize: Size<Double>
}

/// Rounds edges to whole points, with the rule that the stylesheet uses too: `floor(v + 0.5 + bias)`.
///
/// The bias keeps ties such as W/2 on one side in every browser, whatever its sub-pixel unit is. Content is never
/// rounded: the browser measured it.
public struct PixelSnapping: Hashable, Sendable {
    /// Half-way values and everything up to this far below them round up (points).
    public static let bias = 0.033056

    public static func snap(_ length: Length, in container: Size<Double>) -> Double {
        let fixed = length.points + length.width * container.width + length.height * container.height
        return (fixed + 0.5 + bias).rounded(.down) + length.content
    }
}

extension SolvedLayout {
    /// Frames as solved. `width` may be any of `validWidths`; without it, the width that was solved for.
    public func frames(at width: Double? = nil) -> LayoutFrames {
        FrameEvaluation(layout: self, container: container(at: width), edge: { $0.value(in: $1) }).frames
    }

    /// Frames with edges on whole points: what a page made from this layout shows.
    public func snappedFrames(at width: Double? = nil) -> LayoutFrames {
        FrameEvaluation(layout: self, container: container(at: width), edge: PixelSnapping.snap).frames
    }

    private func container(at width: Double?) -> Size<Double> {
        Size(width: width ?? container.width, height: container.height)
    }
}

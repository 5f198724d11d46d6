/// The frames of a split layout at one width, in points of the layout's coordinates.
public struct SplitFrames: Hashable, Sendable {
    /// A section on one side. Sections of a side without width are left out.
    public struct Section: Hashable, Sendable {
        /// The section's index in the layout.
        public let index: Int
        public let side: SplitSide
        public internal(set) var header: Rect<Double>?
        /// The items that have an extent, in order.
        public internal(set) var items: [Item]
        public internal(set) var footer: Rect<Double>?
        /// The rectangle of items and inset, without header and footer.
        public internal(set) var background: Rect<Double>
        let inset: SideInsets
        let lineSpacing: Double
    }

    public struct Item: Hashable, Sendable {
        /// The item's index in its section.
        public let index: Int
        public internal(set) var frame: Rect<Double>
    }

    /// The drawing order of a background. Items, headers and footers have 0.
    public static let backgroundZIndex = -1
    /// The drawing order of a pinned header.
    public static let pinnedHeaderZIndex = 1024

    public let metrics: SplitMetrics
    public let contentSize: Size<Double>
    public internal(set) var sections: [Section]
    /// The height of the top safe area in points. Headers are pinned below it.
    let safeTop: Double
    let pinsHeaders: Bool
    /// Problems. If any exists, nothing is laid out.
    public let problems: [LayoutProblem]
    public let warnings: [LayoutWarning]
}

extension SplitFrames {
    /// Mirrors the frames at the middle of both sides.
    mutating func mirror() {
        let ends = 2 * metrics.leftX + metrics.totalWidth
        mapFrames { Rect(x: ends - $0.maxX, y: $0.y, width: $0.width, height: $0.height) }
    }
}

/// A split layout at one width, in points of the layout's coordinates.
public struct SplitFrames: Hashable, Sendable {
    /// A section that has a side. Sections of a side without width are not there.
    public struct Section: Hashable, Sendable {
        /// Number of the section in the layout.
        public let index: Int
        public let side: SplitSide
        public internal(set) var header: Rect<Double>?
        /// Those with an extent, in order.
        public internal(set) var items: [Item]
        public internal(set) var footer: Rect<Double>?
        /// Behind the items and their inset; header and footer are not covered.
        public internal(set) var background: Rect<Double>
        let inset: SideInsets
        let lineSpacing: Double
    }

    public struct Item: Hashable, Sendable {
        /// Number of the item in its section.
        public let index: Int
        public internal(set) var frame: Rect<Double>
    }

    /// Drawing order of a background; items, headers and footers have 0.
    public static let backgroundZIndex = -1
    /// Drawing order of a header while it is pinned.
    public static let pinnedHeaderZIndex = 1024

    public let metrics: SplitMetrics
    public let contentSize: Size<Double>
    public internal(set) var sections: [Section]
    /// Height of the safe area at the top, below which headers are pinned.
    let safeTop: Double
    let pinsHeaders: Bool
    /// With one, nothing is laid out.
    public let problems: [LayoutProblem]
    public let warnings: [LayoutWarning]
}

extension SplitFrames {
    /// About the middle of both sides.
    mutating func mirror() {
        let ends = 2 * metrics.leftX + metrics.totalWidth
        mapFrames { Rect(x: ends - $0.maxX, y: $0.y, width: $0.width, height: $0.height) }
    }
}

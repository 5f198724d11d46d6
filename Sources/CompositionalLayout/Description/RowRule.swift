/// The rule of justified rows: how high they may be.
public struct RowRule: Hashable, Sendable {
    /// The greater height must be at least this many times the smaller, so that a layout has at most 72 divisions into rows
    /// from 160 to 4,096 points.
    public static let leastRatio = 1.2
    /// Wider and narrower pictures are cropped to these aspect ratios.
    public static let aspectRatios = 0.25...8.0

    /// The bounds of the rows' heights in points.
    public var heights: ClosedRange<Double>
    /// The aspect ratio of items whose own is unknown, width by height; `nil` if all must be known.
    public var aspectRatio: Double?

    public init(heights: ClosedRange<Double>, aspectRatio: Double?) {
        self.heights = heights
        self.aspectRatio = aspectRatio
    }
}

/// The rule of a waterfall: how many columns it has.
public struct WaterfallRule: Hashable, Sendable {
    /// There are fewer columns where a column would be narrower than a point.
    public var columns: ColumnCount
    /// The aspect ratio of items whose own is unknown, width by height; `nil` if all must be known.
    public var aspectRatio: Double?

    public init(columns: ColumnCount, aspectRatio: Double?) {
        self.columns = columns
        self.aspectRatio = aspectRatio
    }
}

/// The rule of a waterfall: how many columns it has.
public struct WaterfallRule: Hashable, Sendable {
    public enum Columns: Hashable, Sendable {
        case exactly(Int)
        /// As many as have at least a width, in points; one if none has.
        case fitting(least: Double)
    }

    /// The greatest number of columns.
    public static let mostColumns = 64

    public var columns: Columns
    /// The aspect ratio of items whose own is unknown, width by height; `nil` if all must be known.
    public var aspectRatio: Double?

    public init(columns: Columns, aspectRatio: Double?) {
        self.columns = columns
        self.aspectRatio = aspectRatio
    }
}

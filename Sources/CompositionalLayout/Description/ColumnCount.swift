/// The number of columns of equal width.
public enum ColumnCount: Hashable, Sendable {
    case exactly(Int)
    /// As many as have at least a width, in points; one if none has.
    case fitting(least: Double)

    /// The greatest number of columns.
    public static let most = 64
}

extension ColumnCount: CustomStringConvertible {
    /// The number as in a layout file: `3` or `fit(240.0)`.
    public var description: String {
        switch self {
        case .exactly(let count): String(count)
        case .fitting(let least): "fit(\(least))"
        }
    }
}

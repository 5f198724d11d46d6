/// Directional insets in points. `leading` is the left side in left-to-right pages and the right side in right-to-left
/// pages.
public struct EdgeInsets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates equal insets on all four sides.
    public init(all: Double) {
        self.init(top: all, leading: all, bottom: all, trailing: all)
    }

    public static let zero = EdgeInsets()

    var values: [Double] { [top, leading, bottom, trailing] }
}

/// The points of one unit of each term of a ``Length``: the container's width and height, and 1 em of the root's text.
public struct LengthUnits: Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// The font size of the page's root in points: CSS `1rem`.
    public var em: Double

    public init(width: Double, height: Double, em: Double = Self.standardEm) {
        self.width = width
        self.height = height
        self.em = em
    }

    /// The units of a container of this size.
    public init(_ container: Size<Double>, em: Double = Self.standardEm) {
        self.init(width: container.width, height: container.height, em: em)
    }

    /// The initial font size of browsers, in points.
    public static let standardEm = 16.0
    /// The font sizes in points for which a layout must stay the same: those that Chromium's settings offer.
    public static let supportedEms = 9.0...72.0

    /// The same container with the smallest and the largest supported text.
    package var extremes: [LengthUnits] {
        [Self.supportedEms.lowerBound, Self.supportedEms.upperBound].map { em in
            LengthUnits(width: width, height: height, em: em)
        }
    }

    /// The extremes of all containers with these widths. A linear length has its least and greatest value there.
    package static func extremes(_ widths: ClosedRange<Double>, height: Double) -> [LengthUnits] {
        [widths.lowerBound, widths.upperBound].flatMap { LengthUnits(width: $0, height: height).extremes }
    }
}

/// A distance that is linear in the size of the container: `points + width · W + height · H + content`.
///
/// Every dimension of a compositional layout is linear. One solution in `Length`s can therefore be used twice: its
/// values at a container's size are frames, and its terms are fluid CSS. The unit is points; one point is one CSS px.
public struct Length: Hashable, Sendable {
    /// The constant part in points.
    public var points: Double
    /// A factor of the container's width (0.5 is half).
    public var width: Double
    /// A factor of the container's height.
    public var height: Double
    /// The part that comes from measured or estimated content, in points. It is a constant for the solver, and `auto`
    /// in CSS. It is kept separate because content is never rounded to pixels.
    public var content: Double

    public init(points: Double = 0, width: Double = 0, height: Double = 0, content: Double = 0) {
        self.points = points
        self.width = width
        self.height = height
        self.content = content
    }

    public static let zero = Length()

    /// The value in points for a container of `width` × `height` points.
    public func value(width: Double, height: Double) -> Double {
        points + self.width * width + self.height * height + content
    }
}

extension Length: AdditiveArithmetic {
    public static func + (left: Length, right: Length) -> Length {
        Length(
            points: left.points + right.points, width: left.width + right.width,
            height: left.height + right.height, content: left.content + right.content)
    }

    public static func - (left: Length, right: Length) -> Length { left + right * -1 }

    public static func * (length: Length, factor: Double) -> Length {
        Length(
            points: length.points * factor, width: length.width * factor, height: length.height * factor,
            content: length.content * factor)
    }

    public static func / (length: Length, divisor: Double) -> Length { length * (1 / divisor) }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(points: value) }
    public init(integerLiteral value: Int) { self.init(points: Double(value)) }
}

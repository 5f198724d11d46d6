/// A distance that is linear in the size of the container and of the text: `points + width · W + height · H + em · T +
/// content`.
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
    /// A factor of the font size of the page's root (2.5 is CSS `2.5rem`).
    public var em: Double
    /// The part that comes from measured or estimated content, in points. It is a constant for the solver, and `auto`
    /// in CSS. It is kept separate because content is never rounded to pixels.
    public var content: Double

    public init(points: Double = 0, width: Double = 0, height: Double = 0, em: Double = 0, content: Double = 0) {
        self.points = points
        self.width = width
        self.height = height
        self.em = em
        self.content = content
    }

    public static let zero = Length()

    /// The value in points.
    public func value(in units: LengthUnits) -> Double {
        points + width * units.width + height * units.height + em * units.em + content
    }

    /// The value in points for a container of `width` × `height` points, at the standard text size.
    public func value(width: Double, height: Double) -> Double { value(in: LengthUnits(width: width, height: height)) }
}

extension Length: AdditiveArithmetic {
    public static func + (left: Length, right: Length) -> Length {
        Length(
            points: left.points + right.points, width: left.width + right.width,
            height: left.height + right.height, em: left.em + right.em, content: left.content + right.content)
    }

    public static func - (left: Length, right: Length) -> Length { left + right * -1 }

    public static func * (length: Length, factor: Double) -> Length {
        Length(
            points: length.points * factor, width: length.width * factor, height: length.height * factor,
            em: length.em * factor, content: length.content * factor)
    }

    public static func / (length: Length, divisor: Double) -> Length { length * (1 / divisor) }
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(points: value) }
    public init(integerLiteral value: Int) { self.init(points: Double(value)) }
}

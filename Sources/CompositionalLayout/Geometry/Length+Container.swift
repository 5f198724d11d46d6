extension Length {
    /// The value in points for a container, at the standard text size.
    public func value(in container: Size<Double>) -> Double { value(in: LengthUnits(container)) }

    /// The same distance with its em as points, at the standard text size.
    package var atStandardText: Length {
        Length(points: points + em * LengthUnits.standardEm, width: width, height: height, content: content)
    }

    /// The same distance with its fractions taken of `size` instead of the container's size.
    func resolved(in size: Size<Length>) -> Length {
        Length(points: points, em: em, content: content) + size.width * width + size.height * height
    }

    /// The maximum of points and fractions that can be laid out. It is far below overflow and far above any page.
    public static let largest = 1e12

    var isInRange: Bool {
        abs(points) <= Self.largest && abs(width) <= Self.largest && abs(height) <= Self.largest
            && abs(em) <= Self.largest && abs(content) <= Self.largest
    }
}

extension Rect<Length> {
    /// The rectangle in points for a container.
    public func value(in container: Size<Double>) -> Rect<Double> {
        Rect<Double>(
            x: x.value(in: container), y: y.value(in: container), width: width.value(in: container),
            height: height.value(in: container))
    }

    /// The same rectangle with its fractions taken of `size` instead of the container's size.
    func resolved(in size: Size<Length>) -> Rect<Length> {
        Rect(
            x: x.resolved(in: size), y: y.resolved(in: size), width: width.resolved(in: size),
            height: height.resolved(in: size))
    }

    var isInRange: Bool { x.isInRange && y.isInRange && width.isInRange && height.isInRange }
}

extension Size<Length> {
    /// The size of the container.
    static let container = Size(width: Length(width: 1), height: Length(height: 1))
}

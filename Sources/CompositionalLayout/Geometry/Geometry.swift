/// A point. x grows to the right and y downwards.
public struct Point<Scalar: Hashable & Sendable>: Hashable, Sendable {
    public var x: Scalar
    public var y: Scalar

    public init(x: Scalar, y: Scalar) {
        self.x = x
        self.y = y
    }
}

/// A width and a height.
public struct Size<Scalar: Hashable & Sendable>: Hashable, Sendable {
    public var width: Scalar
    public var height: Scalar

    public init(width: Scalar, height: Scalar) {
        self.width = width
        self.height = height
    }
}

/// A rectangle. The origin is the corner with the smallest coordinates.
public struct Rect<Scalar: Hashable & Sendable>: Hashable, Sendable {
    public var x: Scalar
    public var y: Scalar
    public var width: Scalar
    public var height: Scalar

    public init(x: Scalar, y: Scalar, width: Scalar, height: Scalar) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public init(origin: Point<Scalar>, size: Size<Scalar>) {
        self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    public var origin: Point<Scalar> { Point(x: x, y: y) }
    public var size: Size<Scalar> { Size(width: width, height: height) }
}

extension Rect where Scalar: AdditiveArithmetic {
    public var maxX: Scalar { x + width }
    public var maxY: Scalar { y + height }

    public func moved(by offset: Point<Scalar>) -> Rect {
        Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    }
}

extension Point where Scalar: AdditiveArithmetic {
    public static var zero: Point { Point(x: .zero, y: .zero) }

    static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
}

extension Size where Scalar: AdditiveArithmetic {
    public static var zero: Size { Size(width: .zero, height: .zero) }
}

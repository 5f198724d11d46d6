/// A horizontal or vertical axis.
public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    package subscript(axis: Axis) -> Scalar {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: Axis, main: Scalar, cross: Scalar) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }
}

extension Point {
    package subscript(axis: Axis) -> Scalar {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    init(_ axis: Axis, main: Scalar, cross: Scalar) {
        self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
    }
}

extension Rect {
    /// Creates a rectangle from its starts and extents along an axis and across it.
    init(_ axis: Axis, main: (start: Scalar, extent: Scalar), cross: (start: Scalar, extent: Scalar)) {
        self.init(
            origin: Point(axis, main: main.start, cross: cross.start),
            size: Size(axis, main: main.extent, cross: cross.extent))
    }

    package func start(_ axis: Axis) -> Scalar { origin[axis] }
    package func extent(_ axis: Axis) -> Scalar { size[axis] }
}

extension Rect where Scalar: AdditiveArithmetic {
    package func end(_ axis: Axis) -> Scalar { start(axis) + extent(axis) }
}

extension EdgeInsets {
    package func start(_ axis: Axis) -> Length { Length(points: axis == .horizontal ? leading : top) }
    package func end(_ axis: Axis) -> Length { Length(points: axis == .horizontal ? trailing : bottom) }
    package func sum(_ axis: Axis) -> Length { start(axis) + end(axis) }
}

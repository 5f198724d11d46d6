/// One of the two directions that things are lined up in.
public enum Axis: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical

    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
    subscript(axis: Axis) -> Scalar {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: Axis, main: Scalar, cross: Scalar) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }
}

extension Point {
    subscript(axis: Axis) -> Scalar {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    init(_ axis: Axis, main: Scalar, cross: Scalar) {
        self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
    }
}

extension EdgeInsets {
    func start(_ axis: Axis) -> Length { Length(points: axis == .horizontal ? leading : top) }
    func end(_ axis: Axis) -> Length { Length(points: axis == .horizontal ? trailing : bottom) }
    func sum(_ axis: Axis) -> Length { start(axis) + end(axis) }
}

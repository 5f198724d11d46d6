/// What an adaptive layout can ask for besides lengths. UIKit: `UITraitCollection`.
public struct LayoutTraits: Hashable, Sendable {
    public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

    /// Which side lines of text begin at: the leading one.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var layoutDirection: LayoutDirection
    /// Pixels per point.
    public var displayScale: Double

    public init(
        horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass, layoutDirection: LayoutDirection = .leftToRight,
        displayScale: Double = 1
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
    }
}

/// The extents from which on a container counts as regular, in points. UIKit knows classes by device; a page only knows
/// its size.
public struct SizeClassThresholds: Hashable, Sendable {
    public var regularWidth: Double
    public var regularHeight: Double

    public init(regularWidth: Double = 600, regularHeight: Double = 480) {
        self.regularWidth = regularWidth
        self.regularHeight = regularHeight
    }

    func sizeClass(of size: Size<Double>, along axis: Axis) -> LayoutTraits.SizeClass {
        size[axis] < (axis == .horizontal ? regularWidth : regularHeight) ? .compact : .regular
    }
}

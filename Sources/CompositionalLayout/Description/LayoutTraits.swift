/// The traits of the environment that a layout can adapt to. UIKit: `UITraitCollection`.
public struct LayoutTraits: Hashable, Sendable {
    public enum SizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

    /// The direction of lines of text, which determines the leading side.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var layoutDirection: LayoutDirection
    /// Pixels per point.
    public var displayScale: Double
    /// The font size of the page's root as a factor of the standard one. UIKit: `preferredContentSizeCategory`.
    public var textScale: Double

    /// The font size of the page's root in points.
    var em: Double { textScale * LengthUnits.standardEm }

    public init(
        horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass, layoutDirection: LayoutDirection = .leftToRight,
        displayScale: Double = 1, textScale: Double = 1
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.textScale = textScale
    }
}

/// The extents, in points, from which a container counts as regular. UIKit determines size classes by device; a page
/// knows only its size.
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

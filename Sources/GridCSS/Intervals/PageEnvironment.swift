import CompositionalLayout

/// The surroundings of a page's layouts, independent of the width. One CSS px is one point.
///
/// The same value is used to make the stylesheet (``IntervalFinder``) and to calculate frames, so that section
/// providers get the same environment in both cases.
public struct PageEnvironment: Hashable, Sendable {
    /// The viewport height with which layouts are solved, in CSS px. On the page, fractional heights follow the real
    /// viewport.
    public var height: Double
    /// The reading direction of the page.
    public var layoutDirection: LayoutTraits.LayoutDirection
    /// The extents from which a container counts as regular.
    public var sizeClassThresholds: SizeClassThresholds
    /// The insets of the area that is not covered by notches or bars, in points. They are zero on a web page whose
    /// viewport the browser already keeps clear of them.
    public var safeArea: EdgeInsets
    /// The margins at the sides that content stays clear of, in points from the safe area.
    public var layoutMargins: EdgeInsets
    /// The maximum width of readable text in points. Wider containers centre readable content. `nil` means no limit.
    public var readableWidth: Double?
    /// The font size of the page's root as a factor of the standard one. On the page, lengths in em follow the real
    /// text.
    public var textScale: Double
    /// The only container widths for which providers answer, in em of the root's text; `nil` for those that follow from
    /// the width and ``textScale``.
    package var widthInEms: Range<Double>?

    public init(
        height: Double = 800, layoutDirection: LayoutTraits.LayoutDirection = .leftToRight,
        sizeClassThresholds: SizeClassThresholds = .init(), safeArea: EdgeInsets = .zero,
        layoutMargins: EdgeInsets = Self.standardMargins, readableWidth: Double? = Self.standardReadableWidth,
        textScale: Double = 1
    ) {
        self.height = height
        self.layoutDirection = layoutDirection
        self.sizeClassThresholds = sizeClassThresholds
        self.safeArea = safeArea
        self.layoutMargins = layoutMargins
        self.readableWidth = readableWidth
        self.textScale = textScale
    }

    /// The margins of iPhone layouts: 16 points at each side.
    public static let standardMargins = EdgeInsets(leading: 16, trailing: 16)
    public static let standardReadableWidth = 672.0

    /// The environment in which section providers are asked.
    ///
    /// - Parameters:
    ///   - width: The width of the layout's element in CSS px.
    ///   - height: The height of the viewport in CSS px; `nil` for ``height``.
    public func layoutEnvironment(width: Double, height: Double? = nil) -> LayoutEnvironment {
        let margins = safeArea + layoutMargins
        let rest = width - margins.leading - margins.trailing - (readableWidth ?? .infinity)
        let readable =
            rest > 0
            ? margins + EdgeInsets(leading: rest / 2, trailing: rest / 2) : margins
        var result = LayoutEnvironment(
            width: width, height: height ?? self.height, layoutDirection: layoutDirection,
            sizeClassThresholds: sizeClassThresholds,
            referenceInsets: [.safeArea: safeArea, .layoutMargins: margins, .readableContent: readable],
            referenceInsetShares: rest > 0 ? [.readableContent: EdgeInsets(leading: 0.5, trailing: 0.5)] : [:])
        result.traits.textScale = textScale
        result.widthInEms = widthInEms
        return result
    }
}

extension EdgeInsets {
    fileprivate static func + (left: Self, right: Self) -> Self {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}

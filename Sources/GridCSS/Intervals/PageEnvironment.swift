import CompositionalLayout

/// What a page has around and for its layouts, at any width of the layout's element. One CSS pixel is one point.
///
/// The same value makes the stylesheet (``IntervalFinder``) and says where everything stands, so that section providers
/// are asked with the same answers in both.
public struct PageEnvironment: Hashable, Sendable {
    /// Height of the viewport that layouts are solved with; in the page, fractional heights follow the real one.
    public var height: Double
    /// The direction that lines of the page are read in.
    public var layoutDirection: LayoutTraits.LayoutDirection
    /// The extents from which on a container counts as regular.
    public var sizeClassThresholds: SizeClassThresholds
    /// What of the layout's element is not free to be seen or touched. None in a page that leaves its viewport to the
    /// browser: it keeps clear of notches by itself.
    public var safeArea: EdgeInsets
    /// The room at the sides that content keeps free, counted from the safe area.
    public var layoutMargins: EdgeInsets
    /// The widest that lines of text are read well; wider containers centre what is readable. `nil`: no limit.
    public var readableWidth: Double?

    public init(
        height: Double = 800, layoutDirection: LayoutTraits.LayoutDirection = .leftToRight,
        sizeClassThresholds: SizeClassThresholds = .init(), safeArea: EdgeInsets = .zero,
        layoutMargins: EdgeInsets = Self.standardMargins, readableWidth: Double? = Self.standardReadableWidth
    ) {
        self.height = height
        self.layoutDirection = layoutDirection
        self.sizeClassThresholds = sizeClassThresholds
        self.safeArea = safeArea
        self.layoutMargins = layoutMargins
        self.readableWidth = readableWidth
    }

    /// As on a phone.
    public static let standardMargins = EdgeInsets(leading: 16, trailing: 16)
    public static let standardReadableWidth = 672.0

    /// What section providers are asked with.
    ///
    /// - Parameters:
    ///   - width: of the layout's element, in CSS px.
    ///   - height: of the viewport; without it, this value's own.
    public func layoutEnvironment(width: Double, height: Double? = nil) -> LayoutEnvironment {
        let margins = safeArea + layoutMargins
        let rest = width - margins.leading - margins.trailing - (readableWidth ?? .infinity)
        let readable =
            rest > 0
            ? margins + EdgeInsets(leading: rest / 2, trailing: rest / 2) : margins
        return LayoutEnvironment(
            width: width, height: height ?? self.height, layoutDirection: layoutDirection,
            sizeClassThresholds: sizeClassThresholds,
            referenceInsets: [.safeArea: safeArea, .layoutMargins: margins, .readableContent: readable],
            referenceInsetShares: rest > 0 ? [.readableContent: EdgeInsets(leading: 0.5, trailing: 0.5)] : [:])
    }
}

extension EdgeInsets {
    fileprivate static func + (left: Self, right: Self) -> Self {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}

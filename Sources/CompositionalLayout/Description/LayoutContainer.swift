/// The space that a layout is solved for, in points. UIKit: `NSCollectionLayoutContainer`.
public struct LayoutContainer: Hashable, Sendable {
    public var contentSize: Size<Double>
    /// The insets as the caller gave them; see `effectiveContentInsets`.
    public var contentInsets: EdgeInsets

    public init(contentSize: Size<Double>, contentInsets: EdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    /// The insets in points. By Apple's documentation of `contentInsets`, values below 1 are fractions of the
    /// container's width or height, and other values are points.
    public var effectiveContentInsets: EdgeInsets {
        func points(_ inset: Double, of extent: Double) -> Double { inset < 1 ? inset * extent : inset }
        return EdgeInsets(
            top: points(contentInsets.top, of: contentSize.height),
            leading: points(contentInsets.leading, of: contentSize.width),
            bottom: points(contentInsets.bottom, of: contentSize.height),
            trailing: points(contentInsets.trailing, of: contentSize.width))
    }

    /// `contentSize` minus `effectiveContentInsets`, in points.
    public var effectiveContentSize: Size<Double> {
        let insets = effectiveContentInsets
        return Size(
            width: contentSize.width - insets.leading - insets.trailing,
            height: contentSize.height - insets.top - insets.bottom)
    }
}

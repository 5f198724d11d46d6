/// One section of a split layout.
public struct SplitSection: Hashable, Sendable {
    public var side: SplitSide
    /// Item sizes in points. An item without width or height is left out.
    public var itemSizes: [Size<Double>]
    /// The header's size in points. It is neither inset nor clipped. Without width or height the section has no header.
    public var headerSize: Size<Double>
    public var footerSize: Size<Double>
    /// The section's own inset in points; `nil` for the layout's.
    public var inset: SideInsets?
    public var minimumInterItemSpacing: Double?
    public var minimumItemLineSpacing: Double?

    public init(
        side: SplitSide, itemSizes: [Size<Double>], headerSize: Size<Double> = .zero, footerSize: Size<Double> = .zero,
        inset: SideInsets? = nil
    ) {
        self.side = side
        self.itemSizes = itemSizes
        self.headerSize = headerSize
        self.footerSize = footerSize
        self.inset = inset
    }

    var numbers: [Double] {
        [headerSize.width, headerSize.height, footerSize.width, footerSize.height]
            + (inset?.values ?? []) + [minimumInterItemSpacing, minimumItemLineSpacing].compactMap(\.self)
    }
}

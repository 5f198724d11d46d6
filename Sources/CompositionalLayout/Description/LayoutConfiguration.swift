/// Settings for the whole layout. UIKit: `UICollectionViewCompositionalLayoutConfiguration`.
public struct LayoutConfiguration: Hashable, Sendable {
    /// The axis along which sections follow each other. In a horizontal layout, width and height are exchanged, and so
    /// are leading and top.
    public var scrollDirection: Axis
    /// The distance in points between neighbouring sections, including empty ones.
    public var interSectionSpacing: Double
    /// Headers and footers of the whole layout, outside all sections.
    public var boundarySupplementaryItems: [BoundarySupplementaryItem]
    /// For the layout's own items, the same as ``LayoutSection/stacksBoundaryItems``.
    public var stacksBoundaryItems: Bool
    /// The reference for sections with `automatic`. The layout's own boundary items ignore it.
    public var contentInsetsReference: ContentInsetsReference
    /// The extents from which a container counts as regular.
    public var sizeClassThresholds: SizeClassThresholds
    /// Pixels per point. If set, frames are rounded to pixels while solving, as in UIKit. `nil` (for a web page) does
    /// not round.
    public var scale: Double?

    public init(
        scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
        boundarySupplementaryItems: [BoundarySupplementaryItem] = [], stacksBoundaryItems: Bool = false,
        contentInsetsReference: ContentInsetsReference = .safeArea, sizeClassThresholds: SizeClassThresholds = .init()
    ) {
        self.scrollDirection = scrollDirection
        self.interSectionSpacing = interSectionSpacing
        self.boundarySupplementaryItems = boundarySupplementaryItems
        self.stacksBoundaryItems = stacksBoundaryItems
        self.contentInsetsReference = contentInsetsReference
        self.sizeClassThresholds = sizeClassThresholds
    }
}

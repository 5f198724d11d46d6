/// What holds for the layout as a whole. UIKit: `UICollectionViewCompositionalLayoutConfiguration`.
public struct LayoutConfiguration: Hashable, Sendable {
    /// The direction that sections follow each other in. Sideways, everything said of width and height, leading and top
    /// is exchanged.
    public var scrollDirection: Axis
    /// Points between every two neighbouring sections, empty ones included.
    public var interSectionSpacing: Double
    /// Header and footer of the whole layout, outside all sections.
    public var boundarySupplementaryItems: [BoundarySupplementaryItem]
    /// As in `LayoutSection`, for the layout's own items.
    public var stacksBoundaryItems: Bool
    /// What `automatic` means in a section. The layout's own boundary items keep clear of nothing.
    public var contentInsetsReference: ContentInsetsReference
    /// From which extents on a container counts as regular.
    public var sizeClassThresholds: SizeClassThresholds
    /// Pixels per point that frames are rounded to while solving, as UIKit does; `nil` (for a web page) rounds nothing.
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

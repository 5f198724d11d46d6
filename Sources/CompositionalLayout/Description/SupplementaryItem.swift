/// A badge or a similar view attached to an item or a group. UIKit: `NSCollectionLayoutSupplementaryItem`.
///
/// It is placed so that its own anchor point lies on the container's anchor point. With a container anchor only, the
/// item is inside the container, with its corner on the container's corner.
public struct SupplementaryItem: Hashable, Sendable {
    /// The item's size. Estimates are used as they are, because supplementary items are not measured.
    public var layoutSize: LayoutSize
    public var elementKind: String
    /// A point of the item's frame or of the group's outer rectangle.
    public var containerAnchor: LayoutAnchor
    /// A point of this item; `nil` means the point with the container anchor's edges.
    public var itemAnchor: LayoutAnchor?
    /// The drawing order among the section's parts.
    public var zIndex: Int
    /// An extension: insets in points that are subtracted from the frame after placement. In UIKit they have no effect.
    public var contentInsets = EdgeInsets.zero
    /// An extension: the space around the item, in points. The item's anchor point is on the box with this space. Flexible space
    /// counts with its least amount. In UIKit it has no effect.
    public var edgeSpacing = EdgeSpacing.none

    public init(
        layoutSize: LayoutSize, elementKind: String, containerAnchor: LayoutAnchor, itemAnchor: LayoutAnchor? = nil,
        zIndex: Int = 1
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }
}

/// A badge or another view attached to an item or a group. UIKit: `NSCollectionLayoutSupplementaryItem`.
///
/// Its place: the container's anchor point, less the anchor point in the item itself. With a container anchor only, the
/// item lies inside the container, its own corner on the container's corner.
public struct SupplementaryItem: Hashable, Sendable {
    /// Estimates stay as they are: nothing of this item is measured.
    public var layoutSize: LayoutSize
    public var elementKind: String
    /// A point of the item's frame, or of the group's outer rectangle.
    public var containerAnchor: LayoutAnchor
    /// A point of this item; `nil` is the point with the container anchor's edges.
    public var itemAnchor: LayoutAnchor?
    /// Drawing order among the section's parts.
    public var zIndex: Int

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

/// One place of a custom group. UIKit: `NSCollectionLayoutGroupCustomItem`.
public struct LayoutGroupCustomItem: Hashable, Sendable {
    /// From the group's outer corner, linear in the group's own outer size: a `Length` of `width: 0.5` is half of the
    /// group's width. Nothing is clipped; frames may overlap and stick out.
    public var frame: Rect<Length>
    /// Drawing order among the section's parts.
    public var zIndex: Int

    public init(frame: Rect<Length>, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

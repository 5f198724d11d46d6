/// One item of a custom group. UIKit: `NSCollectionLayoutGroupCustomItem`.
public struct LayoutGroupCustomItem: Hashable, Sendable {
    /// The frame. Its origin is the group's outer corner, and it is linear in the group's outer size: `Length(width:
    /// 0.5)` is half of the group's width. Nothing is clipped: frames may overlap and reach beyond the group.
    public var frame: Rect<Length>
    /// The drawing order among the section's parts.
    public var zIndex: Int

    public init(frame: Rect<Length>, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

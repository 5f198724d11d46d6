/// The part of a page that a window shows, in CSS pixels.
public struct VisibleArea: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

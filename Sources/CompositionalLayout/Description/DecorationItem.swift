/// A background of a whole section, including its headers and footers. UIKit: `NSCollectionLayoutDecorationItem`.
public struct DecorationItem: Hashable, Sendable {
    public var elementKind: String
    /// Insets in points from the section's edges. The section's own insets are ignored.
    public var contentInsets: EdgeInsets
    /// The drawing order among the section's parts. In a section with decorations, the cells get an order of at least
    /// 1.
    public var zIndex: Int

    public init(elementKind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
        self.elementKind = elementKind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }

    public static func background(elementKind: String) -> DecorationItem { DecorationItem(elementKind: elementKind) }
}

/// A background of a whole section, its headers and footers included. UIKit: `NSCollectionLayoutDecorationItem`.
public struct DecorationItem: Hashable, Sendable {
    public var elementKind: String
    /// Points between the section's edges and the decoration; the section's own insets do not count.
    public var contentInsets: EdgeInsets
    /// Drawing order among the section's parts. The cells of a section with decorations are raised to at least 1.
    public var zIndex: Int

    public init(elementKind: String, contentInsets: EdgeInsets = .zero, zIndex: Int = 0) {
        self.elementKind = elementKind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }

    public static func background(elementKind: String) -> DecorationItem { DecorationItem(elementKind: elementKind) }
}

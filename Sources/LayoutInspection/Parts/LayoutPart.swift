import CompositionalLayout

/// One part of a section's description: the section, a group, an item or a boundary item.
public struct LayoutPart: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case section, boundary, group, item
    }

    /// The part's position in the section's description.
    public enum Place: Hashable, Sendable {
        case section
        /// A header, footer or spacer, by its kind.
        case boundary(String)
        /// An item or group. The array contains the subitem indices that lead to it from the section's group. `tail` is
        /// the number of last items if a different group is used for them.
        case subitem([Int], tail: Int?)
    }

    public let kind: Kind
    public let place: Place
    /// The index of the enclosing part in the section's parts; `nil` for the section.
    public let parent: Int?
    public let words: [PartWord]
    /// The calculation of the width. For an item, the width excludes its insets.
    public let width: ExtentSum
    /// The width from the solver, in points.
    public let solvedWidth: Length
    /// True for an item whose height is its content's height.
    public let takesContentHeight: Bool
    /// True for an item whose width is its content's width.
    public var takesContentWidth: Bool { (kind == .item || kind == .boundary) && solvedWidth.content != 0 }
}

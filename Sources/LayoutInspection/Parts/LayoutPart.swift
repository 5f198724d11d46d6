import CompositionalLayout

/// One part of a section as it is described: the section itself, a group of it, an item, a header.
public struct LayoutPart: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case section, boundary, group, item
    }

    /// Where the part stands in the section's description.
    public enum Place: Hashable, Sendable {
        case section
        /// A header, footer or spacer, by its kind.
        case boundary(String)
        /// An item or group: the numbers of the subitems that lead to it from the section's group; `tail` is the number of last
        /// items that another group is for.
        case subitem([Int], tail: Int?)
    }

    public let kind: Kind
    public let place: Place
    /// Number of the part around it among the section's parts; `nil` for the section.
    public let parent: Int?
    public let words: DescriptionWords
    /// How wide it is; of an item, without its insets.
    public let width: ExtentSum
    /// What the solver says.
    public let solvedWidth: Length
    /// True for an item as tall as its content.
    public let takesContentHeight: Bool
}

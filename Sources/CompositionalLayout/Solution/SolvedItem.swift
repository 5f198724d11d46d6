/// A solved cell.
public struct SolvedItem: Hashable, Sendable {
    /// `nil` in a custom group, whose cells have only a frame.
    public let description: LayoutItem?
    /// The slot: the rectangle of the item's resolved size.
    public let area: Rect<Length>
    /// The visible rectangle: the slot minus the item's insets.
    public let frame: Rect<Length>
    /// True on an axis where the item has the size of its content: estimated, and not replaced by a count.
    public let sizesToContent: Size<Bool>
    /// The drawing order among the section's parts; at least 1 if the section has decorations.
    public let zIndex: Int
    public let supplementaryItems: [SolvedSupplementaryItem]
}

/// A solved supplementary item. Its coordinates have the same origin as those of the element it is attached to.
public struct SolvedSupplementaryItem: Hashable, Sendable {
    public let description: SupplementaryItem
    public let frame: Rect<Length>
}

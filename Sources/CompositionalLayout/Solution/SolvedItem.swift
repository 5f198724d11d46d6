/// The place of one cell.
public struct SolvedItem: Hashable, Sendable {
    /// `nil` in a custom group, whose cells are only places.
    public let description: LayoutItem?
    /// The slot: what the item's size resolved to.
    public let area: Rect<Length>
    /// The slot less the item's insets: what is seen.
    public let frame: Rect<Length>
    /// True where the extent is the content's own: estimated, and not replaced by a count.
    public let sizesToContent: Size<Bool>
    /// Drawing order among the section's parts; at least 1 where the section has decorations.
    public let zIndex: Int
    public let supplementaryItems: [SolvedSupplementaryItem]
}

/// The place of a badge or the like; counts from the same corner as what it is attached to.
public struct SolvedSupplementaryItem: Hashable, Sendable {
    public let description: SupplementaryItem
    public let frame: Rect<Length>
}

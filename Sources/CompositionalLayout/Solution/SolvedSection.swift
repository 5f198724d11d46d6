/// A section with its places. Coordinates count from the section's own corner: across the scroll axis the edge of the
/// container (behind the reference insets), along it the section's start, its extending headers included.
public struct SolvedSection: Hashable, Sendable {
    /// `nil` when the provider gave none.
    public let description: LayoutSection?
    public let itemCount: Int
    /// Along the scroll axis, from the section's start to its end, headers and footers included.
    public let length: Length
    /// The section without what extends it: insets and groups.
    public let body: Rect<Length>
    public let boundaryItems: [SolvedBoundaryItem]
    public let decorationItems: [SolvedDecorationItem]
    /// The repeated groups, in order.
    public let runs: [GroupRun]
    /// For a section that scrolls by itself.
    public let orthogonalRow: OrthogonalRow?
}

/// A header, footer or spacer with its place.
public struct SolvedBoundaryItem: Hashable, Sendable {
    public let description: BoundarySupplementaryItem
    /// Counts from the corner of the box it belongs to: the section, or the whole layout.
    public let frame: Rect<Length>
    /// Its place along the scroll axis from the nearer edge of the body: from the start for items at the start, from the
    /// end for items at the end. For items in the middle, from where centring puts them.
    public let offset: Length
}

/// A section's background with its place, from the section's corner.
public struct SolvedDecorationItem: Hashable, Sendable {
    public let description: DecorationItem
    public let frame: Rect<Length>
}

/// What is seen of a section that scrolls by itself, and how much there is.
public struct OrthogonalRow: Hashable, Sendable {
    public let behavior: OrthogonalScrollingBehavior
    /// From the corner of the section's `body`.
    public let viewport: Rect<Length>
    /// From the start of the viewport to the end of the last group.
    public let contentLength: Length
}

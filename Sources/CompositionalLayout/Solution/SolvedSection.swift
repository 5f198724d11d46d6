/// A solved section. Coordinates are measured from the section's corner: across the scroll axis from the container's
/// edge (after the reference insets), along it from the section's start, including headers that extend the section.
public struct SolvedSection: Hashable, Sendable {
    /// `nil` if the provider returned none.
    public let description: LayoutSection?
    public let itemCount: Int
    /// The section's length along the scroll axis, including headers and footers.
    public let length: Length
    /// The rectangle of insets and groups, without boundary items that extend the section.
    public let body: Rect<Length>
    public let boundaryItems: [SolvedBoundaryItem]
    public let decorationItems: [SolvedDecorationItem]
    /// The repeated groups in order.
    public let runs: [GroupRun]
    /// Set for a section with its own scrolling.
    public let orthogonalRow: OrthogonalRow?
}

/// A solved header, footer or spacer.
public struct SolvedBoundaryItem: Hashable, Sendable {
    public let description: BoundarySupplementaryItem
    /// The frame, measured from the corner of the item's box: the section, or the whole layout.
    public let frame: Rect<Length>
    /// The distance along the scroll axis from the nearer edge of the body: from the start for items at the start, from
    /// the end for items at the end. For items in the middle, it is the distance from the centred position.
    public let offset: Length
    /// The area of the box's items across the scroll axis.
    package let span: Span

    package struct Span: Hashable, Sendable {
        package let start: Length
        package let extent: Length
    }
}

/// A solved background of a section. Its frame is measured from the section's corner.
public struct SolvedDecorationItem: Hashable, Sendable {
    public let description: DecorationItem
    public let frame: Rect<Length>
}

/// The visible rectangle and the length of the content, for a section with its own scrolling.
public struct OrthogonalRow: Hashable, Sendable {
    public let behavior: OrthogonalScrollingBehavior
    /// The visible rectangle, measured from the corner of the section's `body`.
    public let viewport: Rect<Length>
    /// The distance from the start of the viewport to the end of the last group.
    public let contentLength: Length
}

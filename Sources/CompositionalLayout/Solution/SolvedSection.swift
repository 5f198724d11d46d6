/// A section with its places. Coordinates count from the section's own corner: x = 0 is the container's leading edge,
/// y = 0 the section's start, its extending headers included.
public struct SolvedSection: Hashable, Sendable {
    /// `nil` when the provider gave none.
    public let description: LayoutSection?
    public let itemCount: Int
    /// From the section's start to its end, headers and footers included.
    public let length: Length
    /// The section without what extends it: insets and groups. Its y is the growth at the section's start.
    public let body: Rect<Length>
    public let boundaryItems: [SolvedBoundaryItem]
    /// The repeated groups, in order.
    public let runs: [GroupRun]
}

/// Consecutive groups that look alike: the pattern and how often it stands there.
public struct GroupRun: Hashable, Sendable {
    /// The group as if it were full; coordinates count from the group's corner.
    public let pattern: SolvedGroup
    /// Corner of the first group, from the corner of the section's `body`.
    public let origin: Point<Length>
    /// From the start of one group to the start of the next.
    public let pitch: Length
    /// Lengths of the group when only its first 1, 2, … cells are there; empty where a partly filled group is not trimmed.
    public let partialLengths: [Length]
    public let firstItem: Int
    public let itemCount: Int

    public var groupCount: Int {
        let capacity = max(pattern.leaves.count, 1)
        return (itemCount + capacity - 1) / capacity
    }

    /// Length of the last group: the pattern's, or less where a partly filled group is trimmed.
    public var lastLength: Length { length(ofCells: itemCount % max(pattern.leaves.count, 1)) }

    /// Length of a group of which `count` cells are there; 0 stands for all.
    public func length(ofCells count: Int) -> Length {
        count == 0 || count > partialLengths.count ? pattern.area.height : partialLengths[count - 1]
    }
}

/// A header, footer or spacer with its place.
public struct SolvedBoundaryItem: Hashable, Sendable {
    public let description: BoundarySupplementaryItem
    /// Counts from the corner of the box it belongs to: the section, or the whole layout.
    public let frame: Rect<Length>
    /// Its vertical place from the nearer edge of the body: from the start for top items, from the end for bottom
    /// items. For items in the middle, from where centring puts them.
    public let offset: Length
}

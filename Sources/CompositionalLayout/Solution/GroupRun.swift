/// Consecutive groups with the same layout: their pattern and their number.
public struct GroupRun: Hashable, Sendable {
    /// The axis along which the groups follow each other.
    public let axis: Axis
    /// The layout of a full group. Coordinates are measured from the group's corner.
    public let pattern: SolvedGroup
    /// The corner of the first group, measured from the corner of the section's `body`.
    public internal(set) var origin: Point<Length>
    /// The distance from the start of one group to the start of the next.
    public let pitch: Length
    /// The lengths of a group with only its first 1, 2, … cells; empty if partly filled groups are not trimmed.
    public let partialLengths: [Length]
    public let firstItem: Int
    public internal(set) var itemCount: Int

    public var groupCount: Int {
        itemCount == 0 ? 0 : (itemCount - 1) / max(pattern.leafCount, 1) + 1
    }

    /// The length of the last group. It is shorter than the pattern if the group is partly filled and trimmed.
    public var lastLength: Length { length(ofCells: itemCount % max(pattern.leafCount, 1)) }

    /// The length of a group with only its first `count` cells; 0 means all.
    public func length(ofCells count: Int) -> Length {
        count == 0 || count > partialLengths.count ? pattern.area.extent(axis) : partialLengths[count - 1]
    }

    /// The distance from the start of the first group to the end of the last.
    var length: Length { pitch * Double(groupCount - 1) + lastLength }

    /// True if `next` continues this run, so that the two can be joined.
    func continues(with next: GroupRun) -> Bool {
        itemCount % max(pattern.leafCount, 1) == 0 && next.pitch == pitch && next.pattern == pattern
    }
}

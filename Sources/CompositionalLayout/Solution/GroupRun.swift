/// Consecutive groups that look alike: the pattern and how often it stands there.
public struct GroupRun: Hashable, Sendable {
    /// The direction that groups follow each other in.
    public let axis: Axis
    /// The group as if it were full; coordinates count from the group's corner.
    public let pattern: SolvedGroup
    /// Corner of the first group, from the corner of the section's `body`.
    public internal(set) var origin: Point<Length>
    /// From the start of one group to the start of the next.
    public let pitch: Length
    /// Lengths of the group when only its first 1, 2, … cells are there; empty where a partly filled group is not trimmed.
    public let partialLengths: [Length]
    public let firstItem: Int
    public internal(set) var itemCount: Int

    public var groupCount: Int {
        itemCount == 0 ? 0 : (itemCount - 1) / max(pattern.leafCount, 1) + 1
    }

    /// Length of the last group: the pattern's, or less where a partly filled group is trimmed.
    public var lastLength: Length { length(ofCells: itemCount % max(pattern.leafCount, 1)) }

    /// Length of a group of which `count` cells are there; 0 stands for all.
    public func length(ofCells count: Int) -> Length {
        count == 0 || count > partialLengths.count ? pattern.area.extent(axis) : partialLengths[count - 1]
    }

    /// From the start of the first group to the end of the last one.
    var length: Length { pitch * Double(groupCount - 1) + lastLength }

    /// True when `next` goes on as this run does, so that both can be one.
    func continues(with next: GroupRun) -> Bool {
        itemCount % max(pattern.leafCount, 1) == 0 && next.pitch == pitch && next.pattern == pattern
    }
}

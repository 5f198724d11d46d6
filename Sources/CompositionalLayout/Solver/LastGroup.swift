/// A last group that is not full, with its cells in the middle or at the end of their line (an extension).
extension SectionSolver {
    func alignsLastGroup(_ pattern: SolvedGroup) -> Bool {
        guard section.lastGroupAlignment != .leading else { return false }
        let (group, axis) = (pattern.description, lineAxis.other)
        switch group.arrangement {
        case .custom, .justified, .waterfall, .mosaic: return false
        case .subitems, .counted, .fitting, .repeating: break
        }
        return group.axis == axis && !pattern.sizesToContent[axis] && pattern.children.count == pattern.leafCount
    }

    /// The first cells of a full group, moved by their part of the free space; `nil` if the group is not aligned.
    func alignedLastGroup(_ count: Int, of pattern: SolvedGroup, _ groups: inout GroupSolver) -> SolvedGroup? {
        guard alignsLastGroup(pattern) else { return nil }
        let (group, axis) = (pattern.description, lineAxis.other)
        let cells = Array(pattern.children.prefix(count))
        let end = pattern.area.end(axis) - group.contentInsets.end(axis)
        let free = groups.comparison.max(end - cells[count - 1].end(of: axis), .zero)
        let before = sizing.nearestPixel(free * section.lastGroupAlignment.shareBefore)
        var size = pattern.area.size
        size[lineAxis] = lastLength(count, of: pattern, &groups)
        return SolvedGroup(
            description: group, area: Rect(origin: pattern.area.origin, size: size),
            children: cells.map { $0.moved(by: Point(axis, main: before, cross: .zero)) },
            sizesToContent: pattern.sizesToContent, supplementaryItems: pattern.supplementaryItems,
            fullCount: pattern.fullCount)
    }
}

extension SolvedElement {
    /// The end of the element with the fixed space after it.
    fileprivate func end(of axis: Axis) -> Length {
        let edge =
            switch self {
            case .item(let item): item.description?.edgeSpacing.end(axis) ?? .fixed(0)
            case .group(let group): group.description.edgeSpacing.end(axis)
            }
        return area.end(axis) + Length(points: edge.isFlexible ? 0 : edge.spacing)
    }
}

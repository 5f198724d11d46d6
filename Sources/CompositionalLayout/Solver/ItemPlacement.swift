extension GroupSolver {
    /// Places an entry: moves a nested group, or makes an item's frame and its badges.
    mutating func solvedElement(_ entry: GroupEntry, at origin: Point<Length>) -> SolvedElement {
        switch entry.content {
        case .group(let group): return .group(group.moved(by: origin))
        case .item(let item):
            let slot = Rect(origin: origin, size: entry.size)
            var frame = slot
            for axis in Axis.allCases where !entry.sizesToContent[axis] { inset(&frame, by: item.contentInsets, axis) }
            return .item(
                SolvedItem(
                    description: item, area: slot, frame: frame, sizesToContent: entry.sizesToContent,
                    zIndex: zIndex(0),
                    supplementaryItems: item.supplementaryItems.map { sizing.place($0, on: frame, in: frame.size) }))
        }
    }

    /// Subtracts insets along one axis. If the insets are wider than the extent, the absolute difference remains, as
    /// measured in UIKit (layout-semantics 3.5).
    private mutating func inset(_ rect: inout Rect<Length>, by insets: EdgeInsets, _ axis: Axis) {
        let (start, end) = (insets.start(axis), insets.end(axis))
        guard start != .zero || end != .zero else { return }
        var origin = rect.origin
        var size = rect.size
        let rest = size[axis] - start - end
        let isExceeded = comparison.isPositive(rest * -1)
        if isExceeded { findings.warn(.insetsExceedItem(axis)) }
        origin[axis] += start
        size[axis] = isExceeded ? rest * -1 : rest
        rect = Rect(origin: origin, size: size)
    }
}

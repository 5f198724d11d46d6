/// Places headers, footers and side items around a body, and calculates the body's growth (layout-semantics 4.9, 4.10).
struct BoundarySolver {
    let items: [BoundarySupplementaryItem]
    /// True if the items of one side are stacked instead of overlapping.
    let stacks: Bool
    /// The scroll axis. Items are at its start or end, or at the sides.
    let axis: Axis
    let container: Size<Length>
    let bodyLength: Length
    /// The start and extent of the items' area across the scroll axis, in the box's coordinates.
    let span: SolvedBoundaryItem.Span
    let measured: [String: MeasuredSizes.Extent]
    let sizing: Sizing
    var comparison: WidthComparison

    struct Result {
        let length: Length
        let body: Rect<Length>
        let items: [SolvedBoundaryItem]
    }

    /// An item's rectangle. Along the scroll axis, its position is measured from its edge of the body.
    private struct Placed {
        let item: BoundarySupplementaryItem
        let edge: BoundarySupplementaryItem.Alignment.Edge
        let rect: Rect<Length>
    }

    mutating func solve() -> Result {
        // Rows of the page's grid are as tall as their tallest item, whatever the size of text is.
        let dependsOnText = comparison.dependsOnText
        defer { comparison.dependsOnText = dependsOnText }
        let placed = places()
        let extending = placed.filter(\.item.extendsBoundary)
        let sides = extending.filter { $0.edge == .middle }.map { $0.rect.extent(axis) }
        let length = comparison.max([bodyLength] + sides) ?? bodyLength
        let growth = extending.filter { $0.edge == .start }.map { $0.rect.start(axis) * -1 }
        let overhang = extending.filter { $0.edge == .end }.map { $0.rect.end(axis) }
        let start = comparison.max([.zero] + growth) ?? .zero
        let end = comparison.max([.zero] + overhang) ?? .zero
        let body = Rect(axis, main: (start, length), cross: (.zero, container[axis.other]))
        let solved = placed.map { one in
            let origin =
                switch one.edge {
                case .start: start
                case .middle: start + (length - one.rect.extent(axis)) / 2
                case .end: start + length
                }
            return SolvedBoundaryItem(
                description: one.item, frame: one.rect.moved(by: Point(axis, main: origin, cross: .zero)),
                offset: one.rect.start(axis), span: span)
        }
        return Result(length: start + length + end, body: body, items: solved)
    }

    private func places() -> [Placed] {
        let sizes = items.map(size)
        let between = stacks ? roomToBody(sizes) : Array(repeating: .zero, count: items.count)
        return items.indices.map { number in
            let item = items[number]
            let size = sizes[number]
            let edge = item.alignment.edge(axis)
            let main =
                switch (edge, item.extendsBoundary) {
                case (.start, true), (.end, false): between[number] * -1 - size[axis]
                case (.start, false), (.end, true): between[number]
                case (.middle, _): Length.zero
                }
            var rect = Rect(origin: Point(axis, main: main, cross: crossStart(item, size)), size: size)
            rect = rect.moved(
                by: Point(x: Length(points: item.absoluteOffset.x), y: Length(points: item.absoluteOffset.y)))
            return Placed(item: item, edge: edge, rect: inset(rect, item))
        }
    }

    private func crossStart(_ item: BoundarySupplementaryItem, _ size: Size<Length>) -> Length {
        let across = axis.other
        let edge = item.alignment.edge(across)
        // A page places content between rounded edges, and does not round its place.
        if comparison.snaps, item.layoutSize[across].isEstimated, edge != .start {
            func rounded(_ length: Length) -> Length {
                Length(content: PixelSnapping.snap(length, in: comparison.units))
            }
            let rest = rounded(span.extent) - size[across]
            return rounded(span.start) + (edge == .middle ? rest / 2 : rest)
        }
        let rest = span.extent - size[across]
        return switch edge {
        case .start: span.start
        case .middle: span.start + rest / 2
        case .end: span.start + rest
        }
    }

    /// Subtracts an item's own insets, across the scroll axis only. As for cells, they are ignored on an estimated axis.
    private func inset(_ rect: Rect<Length>, _ item: BoundarySupplementaryItem) -> Rect<Length> {
        let (across, insets) = (axis.other, item.contentInsets)
        if item.layoutSize[across].isEstimated { return rect }
        return Rect(
            axis, main: (rect.start(axis), rect.extent(axis)),
            cross: (rect.start(across) + insets.start(across), rect.extent(across) - insets.sum(across)))
    }

    private func size(_ item: BoundarySupplementaryItem) -> Size<Length> {
        let base = Size(axis, main: container[axis], cross: span.extent)
        var size = sizing.size(item.layoutSize, in: base)
        for axis in Axis.allCases {
            guard let estimate = item.layoutSize[axis].estimate else { continue }
            size[axis] = Length(content: measured[item.elementKind]?[axis] ?? estimate)
        }
        return size
    }
}

// MARK: Stacks

extension BoundarySolver {
    /// For every item, the length of its stack's other items between it and the body's edge.
    private func roomToBody(_ sizes: [Size<Length>]) -> [Length] {
        var room = Array(repeating: Length.zero, count: items.count)
        // Two kinds of stacks are listed towards the body: those outside at its start, and those inside at its end.
        for (edge, extends) in [(Edge.start, true), (.end, false), (.start, false), (.end, true)] {
            let stack = items.indices.filter {
                items[$0].alignment.edge(axis) == edge && items[$0].extendsBoundary == extends
            }
            let isTowardsBody = (edge == .start) == extends
            var taken = Length.zero
            for number in isTowardsBody ? stack.reversed() : stack {
                room[number] = taken
                let offset = items[number].absoluteOffset[axis]
                taken += sizes[number][axis] + Length(points: isTowardsBody ? -offset : offset)
            }
        }
        return room
    }

    private typealias Edge = BoundarySupplementaryItem.Alignment.Edge
}

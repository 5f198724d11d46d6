/// Places headers, footers and side items around a body, and says how much it grows (layout-semantics 4.9, 4.10).
struct BoundarySolver {
    let items: [BoundarySupplementaryItem]
    /// One behind the other instead of over each other.
    let stacks: Bool
    /// The scroll axis: items stand at its start or end, or at the sides.
    let axis: Axis
    let container: Size<Length>
    let bodyLength: Length
    /// Where items stand across the scroll axis: start and extent, in points of the box.
    let span: (start: Length, extent: Length)
    let measured: [String: MeasuredSizes.Extent]
    let sizing: Sizing
    var comparison: WidthComparison

    struct Result {
        let length: Length
        let body: Rect<Length>
        let items: [SolvedBoundaryItem]
    }

    /// An item's rectangle, its place along the scroll axis counted from the edge of the body that it belongs to.
    private struct Placed {
        let item: BoundarySupplementaryItem
        let edge: BoundarySupplementaryItem.Alignment.Edge
        let rect: Rect<Length>
    }

    mutating func solve() -> Result {
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
                offset: one.rect.start(axis))
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
            return Placed(item: item, edge: edge, rect: inset(rect, by: item.contentInsets))
        }
    }

    private func crossStart(_ item: BoundarySupplementaryItem, _ size: Size<Length>) -> Length {
        let rest = span.extent - size[axis.other]
        return switch item.alignment.edge(axis.other) {
        case .start: span.start
        case .middle: span.start + rest / 2
        case .end: span.start + rest
        }
    }

    /// An item's own insets count across the scroll axis only.
    private func inset(_ rect: Rect<Length>, by insets: EdgeInsets) -> Rect<Length> {
        let across = axis.other
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
    /// For every item, what the other items of its stack take between it and the edge of the body.
    private func roomToBody(_ sizes: [Size<Length>]) -> [Length] {
        var room = Array(repeating: Length.zero, count: items.count)
        // Stacks at the start of the body's outside and at the end of its inside are listed towards the body.
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

/// Places headers, footers and side items around a body, and says how much it grows (layout-semantics 4.9, 4.10).
struct BoundarySolver {
    let items: [BoundarySupplementaryItem]
    /// One under the other instead of over each other.
    let stacks: Bool
    let bodyHeight: Length
    /// Where items stand horizontally: start and width, in points of the box.
    let span: (start: Length, width: Length)
    let measured: [String: MeasuredSizes.Extent]
    let scale: Double?
    var comparison: WidthComparison

    struct Result {
        let length: Length
        let body: Rect<Length>
        let items: [SolvedBoundaryItem]
    }

    /// An item's rectangle, its y counted from the edge of the body that it belongs to.
    private struct Placed {
        let item: BoundarySupplementaryItem
        let rect: Rect<Length>
    }

    mutating func solve() -> Result {
        let placed = places()
        var body = Rect<Length>(x: .zero, y: .zero, width: Length(width: 1), height: bodyHeight)
        for one in placed where one.item.extendsBoundary && one.item.alignment.vertical == .middle {
            body.height = comparison.max(body.height, one.rect.height)
        }
        let extending = placed.filter(\.item.extendsBoundary)
        let growth = comparison.max(extending.filter { $0.item.alignment.vertical == .start }.map { $0.rect.y * -1 })
        let overhang = comparison.max(extending.filter { $0.item.alignment.vertical == .end }.map(\.rect.maxY))
        body.y = comparison.max(growth ?? .zero, .zero)
        let end = comparison.max(overhang ?? .zero, .zero)
        let solved = placed.map { one in
            let origin =
                switch one.item.alignment.vertical {
                case .start: body.y
                case .middle: body.y + (body.height - one.rect.height) / 2
                case .end: body.maxY
                }
            return SolvedBoundaryItem(
                description: one.item, frame: one.rect.moved(by: Point(x: .zero, y: origin)), offset: one.rect.y)
        }
        return Result(length: body.y + body.height + end, body: body, items: solved)
    }

    private func places() -> [Placed] {
        let sizes = items.map(size)
        return items.indices.map { number in
            let item = items[number]
            let size = sizes[number]
            let x =
                switch item.alignment.horizontal {
                case .start: span.start
                case .middle: span.start + (span.width - size.width) / 2
                case .end: span.start + span.width - size.width
                }
            // Neighbours on the same side, between this item and the edge of the body.
            let between: [Int] =
                switch (stacks, item.alignment.vertical) {
                case (false, _), (true, .middle): []
                case (true, .start): Array(item.extendsBoundary ? number + 1..<items.count : 0..<number)
                case (true, .end): Array(item.extendsBoundary ? 0..<number : number + 1..<items.count)
                }
            let pushed = between.filter {
                items[$0].alignment.vertical == item.alignment.vertical
                    && items[$0].extendsBoundary == item.extendsBoundary
            }.reduce(Length.zero) { $0 + sizes[$1].height + Length(points: outward(items[$1])) }
            let y =
                switch (item.alignment.vertical, item.extendsBoundary) {
                case (.start, true): pushed * -1 - size.height
                case (.end, false): pushed * -1 - size.height
                case (.start, false), (.end, true): pushed
                case (.middle, _): Length.zero
                }
            let insets = item.contentInsets
            return Placed(
                item: item,
                rect: Rect(
                    x: x + Length(points: item.absoluteOffset.x + insets.leading),
                    y: y + Length(points: item.absoluteOffset.y),
                    width: size.width - insets.sum(.horizontal), height: size.height))
        }
    }

    /// How far an item's offset moves it away from the edge that its stack starts at.
    private func outward(_ item: BoundarySupplementaryItem) -> Double {
        let growsDown = (item.alignment.vertical == .start) != item.extendsBoundary
        return growsDown ? item.absoluteOffset.y : -item.absoluteOffset.y
    }

    private func size(_ item: BoundarySupplementaryItem) -> Size<Length> {
        let base = Size(width: span.width, height: Length(height: 1))
        func extent(_ axis: Axis) -> Length {
            switch item.layoutSize[axis] {
            case .fractionalWidth(let fraction): base.width * fraction
            case .fractionalHeight(let fraction): base.height * fraction
            case .absolute(let points): Length(points: points)
            case .estimated(let estimate): Length(content: measured[item.elementKind]?[axis] ?? estimate)
            }
        }
        return Size(width: extent(.horizontal), height: extent(.vertical))
    }
}

/// The frames of headers, footers and side items around a body with a known length in points.
struct BoundaryEvaluation {
    /// The start of the body in the box.
    let bodyStart: Double
    let bodyLength: Double
    /// The length of the whole box.
    let length: Double
    let elements: [LayoutFrames.Element]

    init(_ items: [SolvedBoundaryItem], bodyLength: Double, axis: Axis, reader: LengthReader) {
        var bodyLength = bodyLength
        var growth = 0.0
        var overhang = 0.0
        let across = axis.other
        let rects = items.map { item in
            reader.rect(
                Rect(
                    axis, main: (item.offset, item.frame.extent(axis)),
                    cross: (item.frame.start(across), item.frame.extent(across))))
        }
        for (item, rect) in zip(items, rects) where item.description.extendsBoundary {
            switch item.description.alignment.edge(axis) {
            case .start: growth = max(growth, -rect.start(axis))
            case .middle: bodyLength = max(bodyLength, rect.extent(axis))
            case .end: overhang = max(overhang, rect.end(axis))
            }
        }
        elements = zip(items, rects).map { item, rect in
            let anchor =
                switch item.description.alignment.edge(axis) {
                case .start: growth
                case .middle: growth + (bodyLength - rect.extent(axis)) / 2
                case .end: growth + bodyLength
                }
            return LayoutFrames.Element(
                elementKind: item.description.elementKind, index: 0,
                frame: rect.moved(by: Point(axis, main: anchor, cross: 0)), zIndex: item.description.zIndex)
        }
        bodyStart = growth
        self.bodyLength = bodyLength
        length = growth + bodyLength + overhang
    }
}

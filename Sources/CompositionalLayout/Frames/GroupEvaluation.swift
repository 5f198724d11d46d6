/// The frames of cells and badges in a section's repeated groups, measured from the corner of the section's body.
struct GroupEvaluation {
    let reader: LengthReader
    private(set) var items: [Rect<Double>] = []
    private(set) var supplementaryItems: [LayoutFrames.Element] = []
    private(set) var stops: [OrthogonalScroll.Stops] = []
    /// The end of the last group.
    private(set) var end = 0.0
    /// The edge spacing after every group.
    private(set) var endSpacing = 0.0
    private var position: Double?
    /// The edge spacing before every group of the last run; initially that of the section's group.
    private var startEdge: Length
    private var counts: [String: Int] = [:]

    init(reader: LengthReader, group: LayoutGroup?, axis: Axis) {
        self.reader = reader
        startEdge = Length(points: group?.edgeSpacing.start(axis).spacing ?? 0)
    }

    mutating func append(_ run: GroupRun) {
        let axis = run.axis
        let edge = Length(points: run.pattern.description.edgeSpacing.start(axis).spacing)
        // A tail may have a different distance to the group before it. The difference is the same number of pixels at
        // every position.
        let shift = edge - startEdge
        let start = (position ?? reader.value(run.origin[axis] - shift)) + reader.value(shift)
        startEdge = edge
        let pitch = reader.value(run.pitch)
        let across = Point(axis, main: Length.zero, cross: run.origin[axis.other])
        let leaves = run.pattern.leaves.map { reader.rect($0.frame.moved(by: across)) }
        let attached = run.pattern.attachedItems.map { (leaf: $0.leaf, element: element($0.item, movedBy: across)) }
        items.reserveCapacity(items.count + run.itemCount)
        for group in 0..<run.groupCount {
            let offset = Point(axis, main: start + pitch * Double(group), cross: 0)
            let left = run.itemCount - group * leaves.count
            for leaf in leaves.prefix(left) { items.append(leaf.moved(by: offset)) }
            for item in attached where item.leaf < left { append(item.element, movedBy: offset) }
        }
        let next = start + pitch * Double(run.groupCount)
        position = next
        end = next - pitch + reader.value(run.lastLength)
        endSpacing = reader.value(Length(points: run.pattern.description.edgeSpacing.end(axis).spacing))
        stops.append(
            OrthogonalScroll.Stops(
                first: start, pitch: pitch, count: run.groupCount, extent: reader.value(run.pattern.area.extent(axis))))
    }

    private func element(_ item: SolvedSupplementaryItem, movedBy offset: Point<Length>) -> LayoutFrames.Element {
        LayoutFrames.Element(
            elementKind: item.description.elementKind, index: 0, frame: reader.rect(item.frame.moved(by: offset)),
            zIndex: item.description.zIndex)
    }

    /// Elements are numbered by kind through the whole section.
    private mutating func append(_ element: LayoutFrames.Element, movedBy offset: Point<Double>) {
        let index = counts[element.elementKind, default: 0]
        counts[element.elementKind] = index + 1
        supplementaryItems.append(
            LayoutFrames.Element(
                elementKind: element.elementKind, index: index, frame: element.frame.moved(by: offset),
                zIndex: element.zIndex))
    }
}

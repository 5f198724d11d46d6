import CompositionalLayout

/// Slices of a custom group, whose cells stand anywhere.
extension Slices {
    /// How the cells of custom groups are cut.
    enum CustomCut {
        /// Every slice reaches from its cell's edge to the edge of the next one, as tracks do where cells tile. In points at
        /// this size of the container; that the order of edges is the same at other widths is seen when tracks are made.
        case tiles(Size<Double>)
        /// Every slice is the whole group: cells are placed by their margins, whatever they do.
        case whole
    }

    static func cut(
        custom group: SolvedGroup, along axis: Axis, from start: Length, to end: Length, by cut: CustomCut
    ) -> [Slice] {
        let frames = group.leaves.map(\.frame)
        func slice(_ frame: Rect<Length>, from start: Length, to end: Length) -> Slice {
            let edges = (frame.start(axis), frame.end(axis))
            return Slice(start: start, end: end, slot: edges, frame: edges, sizesToContent: false)
        }
        guard case .tiles(let container) = cut else { return frames.map { slice($0, from: start, to: end) } }
        let starts = Set(frames.map { $0.start(axis) }).map { (value: $0.value(in: container), length: $0) }
            .sorted { $0.value < $1.value }
        let first = starts.first?.length
        return frames.map { frame in
            let own = frame.end(axis).value(in: container) - 1e-9
            return slice(
                frame, from: frame.start(axis) == first ? start : frame.start(axis),
                to: starts.first { $0.value >= own }?.length ?? end)
        }
    }
}

import CompositionalLayout

/// Slices of a custom group, whose cells may be anywhere.
extension Slices {
    /// The method that cuts the cells of custom groups.
    enum CustomCut {
        /// Every slice reaches from its cell's edge to the next cell's edge, as tracks do if cells tile the group. The
        /// value is the container's size in points. The order of edges at other widths is checked when tracks are made.
        case tiles(Size<Double>)
        /// Every slice is the whole group. Margins place the cells anywhere.
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

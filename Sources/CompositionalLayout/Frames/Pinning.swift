/// Moves pinned items with the visible part of the content (layout-semantics 6). On a page, `position: sticky` does
/// this.
struct Pinning {
    /// This value is added to the drawing order of an item that has left its natural position, as measured in UIKit.
    private static let raise = 1_000_000_000

    let axis: Axis
    /// The visible range of the content along the scroll axis, in points.
    let visible: Range<Double>

    /// - Parameters:
    ///   - box: The section with its boundary items; for the layout's own items, the whole content.
    ///   - body: The box without its headers and footers.
    func pin(
        _ elements: inout [LayoutFrames.Element], as items: [SolvedBoundaryItem], box: Rect<Double>, body: Rect<Double>
    ) {
        for (index, item) in items.enumerated() where item.description.pinToVisibleBounds {
            let frame = elements[index].frame
            let start = place(frame, at: item.description.alignment.edge(axis), box: box, body: body)
            guard start != frame.start(axis) else { continue }
            elements[index].frame = frame.moved(by: Point(axis, main: start - frame.start(axis), cross: 0))
            elements[index].zIndex += Self.raise
        }
    }

    private func place(
        _ frame: Rect<Double>, at edge: BoundarySupplementaryItem.Alignment.Edge, box: Rect<Double>,
        body: Rect<Double>
    ) -> Double {
        let (natural, extent) = (frame.start(axis), frame.extent(axis))
        return switch edge {
        case .start: min(max(natural, visible.lowerBound, box.start(axis)), body.end(axis) - extent)
        case .end: max(min(natural, visible.upperBound - extent, box.end(axis) - extent), body.start(axis))
        case .middle: natural
        }
    }
}

extension LayoutFrames {
    mutating func pin(as layout: SolvedLayout, scrolledTo offset: Point<Double>, in container: Size<Double>) {
        let axis = layout.configuration.scrollDirection
        guard offset[axis].isFinite, container[axis] >= 0 else { return }
        let pinning = Pinning(axis: axis, visible: offset[axis]..<(offset[axis] + container[axis]))
        for (index, section) in layout.sections.enumerated() {
            pinning.pin(
                &sections[index].boundaryItems, as: section.boundaryItems, box: sections[index].frame,
                body: sections[index].body)
        }
        let box = Rect(origin: .zero, size: contentSize)
        let start = sections.first?.frame.start(axis) ?? 0
        let end = sections.last?.frame.end(axis) ?? 0
        let body = Rect(axis, main: (start, end - start), cross: (0, contentSize[axis.other]))
        pinning.pin(&boundaryItems, as: layout.boundaryItems, box: box, body: body)
    }
}

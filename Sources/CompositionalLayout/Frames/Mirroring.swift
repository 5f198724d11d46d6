/// Right to left (layout-semantics 7): frames are mirrored at the middle of the content's width, after any rounding.
extension LayoutFrames {
    mutating func mirror() {
        let width = contentSize.width
        func mirrored(_ rect: Rect<Double>) -> Rect<Double> {
            Rect(x: width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
        }
        for index in sections.indices { sections[index].mapFrames(mirrored) }
        boundaryItems.mapFrames(mirrored)
    }

    /// The scroll offset measured from the content's leading edge.
    func mirroredOffset(_ offset: Point<Double>, in container: Size<Double>) -> Point<Double> {
        Point(x: contentSize.width - offset.x - container.width, y: offset.y)
    }
}

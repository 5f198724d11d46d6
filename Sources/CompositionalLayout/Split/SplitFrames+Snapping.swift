extension SplitFrames {
    /// The frames with all edges rounded to whole points by the rule of ``PixelSnapping``. Neighbours that share an
    /// edge also share it after rounding.
    public var snapped: SplitFrames {
        var frames = self
        frames.mapFrames(\.snapped)
        return frames
    }

    mutating func mapFrames(_ change: (Rect<Double>) -> Rect<Double>) {
        for index in sections.indices {
            sections[index].header = sections[index].header.map(change)
            sections[index].footer = sections[index].footer.map(change)
            sections[index].background = change(sections[index].background)
            for item in sections[index].items.indices {
                sections[index].items[item].frame = change(sections[index].items[item].frame)
            }
        }
    }
}

extension Rect<Double> {
    fileprivate var snapped: Rect {
        func edge(_ value: Double) -> Double { PixelSnapping.snap(Length(points: value), in: .zero) }
        let (x, y) = (edge(x), edge(y))
        return Rect(x: x, y: y, width: max(0, edge(maxX) - x), height: max(0, edge(maxY) - y))
    }
}

/// The frames of a layout at one width, in points of the layout's coordinates: x from the left edge, y from the top.
public struct LayoutFrames: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// The section's frame, including headers and footers.
        public internal(set) var frame: Rect<Double>
        /// The frame of insets and groups, without boundary items that extend the section.
        public internal(set) var body: Rect<Double>
        /// The frames of the cells. In a section with its own scrolling, these are the frames before any scrolling.
        public internal(set) var items: [Rect<Double>]
        /// The supplementary items of items and groups, by group and then depth first.
        public internal(set) var supplementaryItems: [Element]
        public internal(set) var boundaryItems: [Element]
        public internal(set) var decorationItems: [Element]
        /// Set for a section with its own scrolling.
        public internal(set) var scroll: OrthogonalScroll?
    }

    /// A frame that is not a cell's.
    public struct Element: Hashable, Sendable {
        public let elementKind: String
        /// The index among the section's elements of this kind, from 0.
        public let index: Int
        public internal(set) var frame: Rect<Double>
        /// The drawing order among the section's parts.
        public internal(set) var zIndex: Int
    }

    public internal(set) var sections: [Section]
    /// The layout's own headers and footers.
    public internal(set) var boundaryItems: [Element]
    public let contentSize: Size<Double>
}

extension LayoutFrames.Section {
    /// Applies `change` to every rectangle.
    mutating func mapFrames(_ change: (Rect<Double>) -> Rect<Double>) {
        frame = change(frame)
        body = change(body)
        for index in items.indices { items[index] = change(items[index]) }
        supplementaryItems.mapFrames(change)
        boundaryItems.mapFrames(change)
        decorationItems.mapFrames(change)
        if let viewport = scroll?.viewport { scroll?.viewport = change(viewport) }
    }

    func moved(by offset: Point<Double>) -> Self {
        var moved = self
        moved.mapFrames { $0.moved(by: offset) }
        return moved
    }
}

extension [LayoutFrames.Element] {
    mutating func mapFrames(_ change: (Rect<Double>) -> Rect<Double>) {
        for index in indices { self[index].frame = change(self[index].frame) }
    }
}

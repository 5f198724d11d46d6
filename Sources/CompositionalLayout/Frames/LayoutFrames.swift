/// Where everything is at one width, in points of the layout's coordinates: x from the left edge, y from the top.
public struct LayoutFrames: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        /// Headers and footers included.
        public internal(set) var frame: Rect<Double>
        /// Without what extends it: insets and groups.
        public internal(set) var body: Rect<Double>
        /// In a section that scrolls by itself, the places before scrolling.
        public internal(set) var items: [Rect<Double>]
        /// Badges and the like of items and groups, by group and in it depth first.
        public internal(set) var supplementaryItems: [Element]
        public internal(set) var boundaryItems: [Element]
        public internal(set) var decorationItems: [Element]
        /// For a section that scrolls by itself.
        public internal(set) var scroll: OrthogonalScroll?
    }

    /// Anything that is no cell.
    public struct Element: Hashable, Sendable {
        public let elementKind: String
        /// Number among those of its kind in the section.
        public let index: Int
        public internal(set) var frame: Rect<Double>
        /// Drawing order among the section's parts.
        public internal(set) var zIndex: Int
    }

    public internal(set) var sections: [Section]
    /// The layout's own headers and footers.
    public internal(set) var boundaryItems: [Element]
    public let contentSize: Size<Double>
}

extension LayoutFrames.Section {
    /// Changes every rectangle.
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

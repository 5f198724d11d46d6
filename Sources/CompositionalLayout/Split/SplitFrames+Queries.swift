/// What of a split layout is in a rectangle (layout-semantics 8.4).
public struct SplitElements: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public let section: Int
        public let item: Int

        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }
    }

    /// Numbers of the sections whose header is there.
    public internal(set) var headers: [Int] = []
    public internal(set) var footers: [Int] = []
    /// Those of the left side, then those of the right side.
    public internal(set) var items: [Item] = []
    /// Numbers of the sections whose background is there.
    public internal(set) var backgrounds: [Int] = []
}

extension SplitFrames {
    /// Items that reach into the rectangle, and header, footer and background of their sections: as in the original, a
    /// section without items there shows nothing, even where its header would be.
    public func elements(in rect: Rect<Double>) -> SplitElements {
        var found = SplitElements()
        var items: [SplitSide: [SplitElements.Item]] = [:]
        for section in sections {
            let inside = section.items.filter { $0.frame.intersects(rect) }
            guard !inside.isEmpty else { continue }
            items[section.side, default: []] += inside.map { .init(section: section.index, item: $0.index) }
            if section.header != nil { found.headers.append(section.index) }
            if section.footer != nil { found.footers.append(section.index) }
            found.backgrounds.append(section.index)
        }
        found.items = items[.left, default: []] + items[.right, default: []]
        return found
    }
}

extension Rect<Double> {
    /// True when both share more than an edge.
    fileprivate func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}

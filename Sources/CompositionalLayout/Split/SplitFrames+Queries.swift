/// The elements of a split layout in a rectangle (layout-semantics 8.4).
public struct SplitElements: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public let section: Int
        public let item: Int

        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }
    }

    /// The indices of the sections whose header is in the rectangle.
    public internal(set) var headers: [Int] = []
    public internal(set) var footers: [Int] = []
    /// The items of the left side, then those of the right side.
    public internal(set) var items: [Item] = []
    /// The indices of the sections whose background is in the rectangle.
    public internal(set) var backgrounds: [Int] = []
}

extension SplitFrames {
    /// The items that intersect the rectangle, and header, footer and background of their sections. As in the original,
    /// a section without such items contributes nothing, even if its header is in the rectangle.
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
    /// True if the two share more than an edge.
    fileprivate func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}

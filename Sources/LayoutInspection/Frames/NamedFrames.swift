import CompositionalLayout

/// The named boxes of one section: cells by number in document order, then all other boxes by kind.
public struct NamedFrames: Hashable, Sendable {
    public struct Box: Hashable, Sendable {
        /// The box's name: `3`, `header`, `badge 2`.
        public let name: String
        public let kind: Wireframe.Box.Kind
        public let frame: Rect<Double>
    }

    public let boxes: [Box]

    public init(_ section: LayoutFrames.Section) {
        var boxes = section.decorationItems.map { Box(name: $0.elementKind, kind: .decoration, frame: $0.frame) }
        boxes += section.boundaryItems.map { Box(name: $0.elementKind, kind: .boundary, frame: $0.frame) }
        boxes += section.items.enumerated().map { Box(name: String($0 + 1), kind: .item, frame: $1) }
        boxes += section.supplementaryItems.map {
            Box(name: "\($0.elementKind) \($0.index + 1)", kind: .supplementary, frame: $0.frame)
        }
        self.boxes = boxes
    }
}

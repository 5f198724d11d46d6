import CompositionalLayout

/// A layout at one width as labelled boxes, ready to be drawn: as SVG (``WireframeSVG``) or in a terminal
/// (``TerminalWireframe``). Coordinates are the layout's, in points.
public struct Wireframe: Hashable, Sendable {
    public struct Box: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case section, decoration, group, item, boundary, supplementary
        }

        public let kind: Kind
        public let frame: Rect<Double>
        /// The number of a cell in its section, from 1; the kind of a header; nothing for a group.
        public let label: String
    }

    /// Of the container.
    public let width: Double
    /// What is drawn: the whole layout, or its beginning.
    public let height: Double
    /// In drawing order.
    public let boxes: [Box]
    /// Cells that stand below what is drawn.
    public let cellsBelow: Int

    /// - Parameters:
    ///   - solved: a layout; boxes are at rest, where nobody has scrolled, and mirrored if it reads from right to left.
    ///   - width: any of its valid widths; without it, the one that it was solved for.
    ///   - longest: where a long page is cut.
    public init(_ solved: SolvedLayout, at width: Double? = nil, longest: Double = 2400) {
        let width = width ?? solved.container.width
        let frames = solved.snappedFrames(at: width)
        self.width = width
        height = min(frames.contentSize.height, longest)
        var boxes: [Box] = []
        var below = 0
        let groups = GroupOutlines(solved, frames: frames, width: width, longest: longest)
        for (number, section) in frames.sections.enumerated() {
            boxes.append(Box(kind: .section, frame: section.frame, label: ""))
            boxes += section.decorationItems.map { Box(kind: .decoration, frame: $0.frame, label: "") }
            boxes += groups.outlines(ofSection: number).map { Box(kind: .group, frame: $0.frame, label: "") }
            for (number, frame) in section.items.enumerated() {
                if frame.y >= longest { below += 1 }
                boxes.append(Box(kind: .item, frame: frame, label: String(number + 1)))
            }
            boxes += section.boundaryItems.map { Box(kind: .boundary, frame: $0.frame, label: $0.elementKind) }
            boxes += section.supplementaryItems.map { Box(kind: .supplementary, frame: $0.frame, label: "") }
        }
        boxes += frames.boundaryItems.map { Box(kind: .boundary, frame: $0.frame, label: $0.elementKind) }
        let page = Rect(x: 0, y: 0, width: width, height: height)
        self.boxes = boxes.compactMap { $0.clipped(to: page) }
        cellsBelow = below
    }
}

extension Wireframe.Box {
    /// Rows that scroll by themselves reach beyond the page.
    fileprivate func clipped(to page: Rect<Double>) -> Self? {
        let (x, y) = (max(frame.x, page.x), max(frame.y, page.y))
        let (maxX, maxY) = (min(frame.maxX, page.maxX), min(frame.maxY, page.maxY))
        guard maxX > x, maxY > y else { return nil }
        return Self(kind: kind, frame: Rect(x: x, y: y, width: maxX - x, height: maxY - y), label: label)
    }
}

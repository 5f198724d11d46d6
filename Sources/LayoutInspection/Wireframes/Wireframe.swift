import CompositionalLayout

/// A layout at one width as labelled boxes. ``WireframeSVG`` and ``TerminalWireframe`` draw it. The coordinates are
/// those of the layout, in points.
public struct Wireframe: Hashable, Sendable {
    public struct Box: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case section, decoration, group, item, boundary, supplementary
        }

        public let kind: Kind
        public let frame: Rect<Double>
        /// For a cell, its number in the section, from 1; for a header, its kind; empty for a group.
        public let label: String
    }

    /// The container's width in points.
    public let width: Double
    /// The height of the drawn part in points: the whole layout or its beginning.
    public let height: Double
    /// The boxes in drawing order.
    public let boxes: [Box]
    /// The number of cells below the drawn part.
    public let cellsBelow: Int

    /// - Parameters:
    ///   - solved: A layout. Boxes are shown before any scrolling, and mirrored if the layout reads from right to left.
    ///   - width: One of its valid widths, in points; `nil` for the width that it was solved for.
    ///   - longest: The height at which a long page is cut, in points.
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
    /// Clips the box to the page. Rows with their own scrolling reach beyond it.
    fileprivate func clipped(to page: Rect<Double>) -> Self? {
        let (x, y) = (max(frame.x, page.x), max(frame.y, page.y))
        let (maxX, maxY) = (min(frame.maxX, page.maxX), min(frame.maxY, page.maxY))
        guard maxX > x, maxY > y else { return nil }
        return Self(kind: kind, frame: Rect(x: x, y: y, width: maxX - x, height: maxY - y), label: label)
    }
}

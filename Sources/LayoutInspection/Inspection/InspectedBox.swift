import CompositionalLayout

/// One box on a page: one placement of a part of the layout.
public struct InspectedBox: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case section, boundary, group, item, supplementary, decoration
    }

    public let kind: Kind
    /// For a cell, its number in the section, from 1; for a header or badge, its kind; empty for a group.
    public let name: String
    /// The index of the box's part in the section's parts; `nil` for badges and backgrounds, which have no part.
    public let part: Int?
    /// The index of the enclosing box in the section's boxes.
    public let parent: Int?
    /// The frame with edges rounded to whole points, as the page shows it.
    public let frame: Rect<Double>
    /// The exact frame in points; `nil` for a group.
    public let exact: Rect<Double>?

    func moved(by x: Double) -> InspectedBox {
        let offset = Point(x: x, y: 0)
        return InspectedBox(
            kind: kind, name: name, part: part, parent: parent, frame: frame.moved(by: offset),
            exact: exact?.moved(by: offset))
    }
}

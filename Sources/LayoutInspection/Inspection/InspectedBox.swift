import CompositionalLayout

/// One box of a page: a part of its layout at one of its places.
public struct InspectedBox: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case section, boundary, group, item, supplementary, decoration
    }

    public let kind: Kind
    /// The number of a cell in its section, from 1, as text; the kind of a header or badge; nothing for a group.
    public let name: String
    /// Number of its part among those of the section; `nil` for badges and backgrounds, which no part stands for.
    public let part: Int?
    /// Number of the box around it among those of the section.
    public let parent: Int?
    /// Edges on whole points: what a page shows.
    public let frame: Rect<Double>
    /// As solved; `nil` for a group.
    public let exact: Rect<Double>?

    func moved(by x: Double) -> InspectedBox {
        let offset = Point(x: x, y: 0)
        return InspectedBox(
            kind: kind, name: name, part: part, parent: parent, frame: frame.moved(by: offset),
            exact: exact?.moved(by: offset))
    }
}

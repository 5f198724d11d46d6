/// A group with its places. All rectangles count from the outer corner of the section's (outermost) group.
public struct SolvedGroup: Hashable, Sendable {
    public let description: LayoutGroup
    /// Outer rectangle: insets included, edge spacing not.
    public let area: Rect<Length>
    public let children: [SolvedElement]

    /// The cells, depth first: the order in which items fill them.
    public let leaves: [SolvedItem]

    init(description: LayoutGroup, area: Rect<Length>, children: [SolvedElement]) {
        self.description = description
        self.area = area
        self.children = children
        self.leaves = children.flatMap(\.leaves)
    }
}

public enum SolvedElement: Hashable, Sendable {
    case item(SolvedItem)
    case group(SolvedGroup)

    public var area: Rect<Length> {
        switch self {
        case .item(let item): item.area
        case .group(let group): group.area
        }
    }

    public var leaves: [SolvedItem] {
        switch self {
        case .item(let item): [item]
        case .group(let group): group.leaves
        }
    }

    func moved(by offset: Point<Length>) -> SolvedElement {
        switch self {
        case .item(let item): .item(item.moved(by: offset))
        case .group(let group): .group(group.moved(by: offset))
        }
    }
}

/// The place of one cell.
public struct SolvedItem: Hashable, Sendable {
    public let description: LayoutItem
    /// The slot: what the item's size resolved to.
    public let area: Rect<Length>
    /// The slot less the item's insets: what is seen.
    public let frame: Rect<Length>
    /// True where the extent is the content's own: estimated, and not replaced by a count.
    public let sizesToContent: Size<Bool>

    func moved(by offset: Point<Length>) -> SolvedItem {
        SolvedItem(
            description: description, area: area.moved(by: offset), frame: frame.moved(by: offset),
            sizesToContent: sizesToContent)
    }
}

extension SolvedGroup {
    func moved(by offset: Point<Length>) -> SolvedGroup {
        SolvedGroup(
            description: description, area: area.moved(by: offset), children: children.map { $0.moved(by: offset) })
    }
}

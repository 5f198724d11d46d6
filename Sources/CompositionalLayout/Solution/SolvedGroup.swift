/// A solved group. All rectangles are measured from the outer corner of the section's outermost group.
public struct SolvedGroup: Hashable, Sendable {
    public let description: LayoutGroup
    /// The outer rectangle, including insets but not edge spacing.
    public let area: Rect<Length>
    public let children: [SolvedElement]
    /// True on an axis where the group has the size of its content: estimated, and not replaced by a count.
    public let sizesToContent: Size<Bool>
    /// The group's own supplementary items. Those of its subitems are not included.
    public let supplementaryItems: [SolvedSupplementaryItem]
    /// The number of children of a full group, which shares of its length refer to. An aligned last group has fewer.
    package let fullCount: Int
    /// The number of cells, including nested ones.
    public let leafCount: Int

    init(
        description: LayoutGroup, area: Rect<Length>, children: [SolvedElement], sizesToContent: Size<Bool>,
        supplementaryItems: [SolvedSupplementaryItem] = [], fullCount: Int? = nil
    ) {
        self.description = description
        self.area = area
        self.children = children
        self.sizesToContent = sizesToContent
        self.supplementaryItems = supplementaryItems
        self.fullCount = fullCount ?? children.count
        self.leafCount = children.reduce(0) { $0 + $1.leafCount }
    }

    /// The cells, depth first. Items are assigned in this order.
    public var leaves: [SolvedItem] { children.flatMap(\.leaves) }
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

    public var leafCount: Int {
        switch self {
        case .item: 1
        case .group(let group): group.leafCount
        }
    }
}

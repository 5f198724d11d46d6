/// The description of one cell. UIKit: `NSCollectionLayoutItem`.
///
/// Its *slot* is the rectangle of size `layoutSize` in the group. Its *frame* is the slot minus `contentInsets`.
public struct LayoutItem: LayoutElement {
    public var layoutSize: LayoutSize
    /// Insets in points that are subtracted from the slot after sizing. Neighbours do not move. Ignored on an axis with
    /// an estimated dimension.
    public var contentInsets: EdgeInsets
    /// The space outside the slot, in points.
    public var edgeSpacing: EdgeSpacing
    /// Supplementary items, for example badges, anchored to the frame. Fractions of their sizes refer to the frame.
    public var supplementaryItems: [SupplementaryItem]

    public init(
        layoutSize: LayoutSize, contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none,
        supplementaryItems: [SupplementaryItem] = []
    ) {
        self.layoutSize = layoutSize
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
    }

    public var subitem: LayoutSubitem { .item(self) }
}

/// An element of a group: an item or a group.
public protocol LayoutElement: Hashable, Sendable {
    var layoutSize: LayoutSize { get set }
    var contentInsets: EdgeInsets { get set }
    var edgeSpacing: EdgeSpacing { get set }
    var supplementaryItems: [SupplementaryItem] { get set }
    /// The element as a `LayoutSubitem`.
    var subitem: LayoutSubitem { get }
}

/// An item or a nested group, as a group stores it.
public indirect enum LayoutSubitem: LayoutElement {
    case item(LayoutItem)
    case group(LayoutGroup)

    public var subitem: LayoutSubitem { self }

    public var layoutSize: LayoutSize {
        get { element.layoutSize }
        set { update { $0.layoutSize = newValue } }
    }

    public var contentInsets: EdgeInsets {
        get { element.contentInsets }
        set { update { $0.contentInsets = newValue } }
    }

    public var edgeSpacing: EdgeSpacing {
        get { element.edgeSpacing }
        set { update { $0.edgeSpacing = newValue } }
    }

    public var supplementaryItems: [SupplementaryItem] {
        get { element.supplementaryItems }
        set { update { $0.supplementaryItems = newValue } }
    }

    private var element: any LayoutElement {
        switch self {
        case .item(let item): item
        case .group(let group): group
        }
    }

    private mutating func update(_ change: (inout any LayoutElement) -> Void) {
        var changed = element
        change(&changed)
        self = changed.subitem
    }
}

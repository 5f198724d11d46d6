/// The place of one cell. UIKit: `NSCollectionLayoutItem`.
///
/// Its *slot* is what `layoutSize` resolves to in the group; its *frame* is the slot less `contentInsets`.
public struct LayoutItem: LayoutElement {
    public var layoutSize: LayoutSize
    /// Points taken off the slot after it was sized; neighbours do not move. Ignored on an axis where the item is
    /// estimated.
    public var contentInsets: EdgeInsets
    /// Room outside the slot.
    public var edgeSpacing: EdgeSpacing
    /// Badges and the like, anchored to the frame. Fractions of their sizes refer to the frame.
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

/// What may stand in a group: an item or another group.
public protocol LayoutElement: Hashable, Sendable {
    var layoutSize: LayoutSize { get set }
    var contentInsets: EdgeInsets { get set }
    var edgeSpacing: EdgeSpacing { get set }
    var supplementaryItems: [SupplementaryItem] { get set }
    /// The element as a value of one type.
    var subitem: LayoutSubitem { get }
}

/// An item or a nested group, as stored in a group.
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

/// Subitems lined up along one axis. UIKit: `NSCollectionLayoutGroup`.
public struct LayoutGroup: LayoutElement {
    /// How many subitems stand in one group.
    public enum Arrangement: Hashable, Sendable {
        /// The list is walked from its front, again and again, as long as the next entry fits.
        case subitems([LayoutSubitem])
        /// Exactly `count` copies; their extent along the axis is *replaced* by the fraction 1/count of what the gaps
        /// leave. UIKit: `subitem:count:`.
        case counted(LayoutSubitem, count: Int)
        /// Exactly `count` copies of their own size. UIKit: `repeatingSubitem:count:`.
        case repeating(LayoutSubitem, count: Int)
        /// One item for each frame. UIKit: `custom(layoutSize:itemProvider:)`.
        case custom([LayoutGroupCustomItem])
    }

    /// The direction that subitems are lined up in. Without meaning for a custom group.
    public var axis: Axis
    /// Outer size. `contentInsets` are inside it.
    public var layoutSize: LayoutSize
    public var arrangement: Arrangement
    /// Between neighbours along the axis.
    public var interItemSpacing: LayoutSpacing
    /// Points inside the outer size; subitems and their fractions refer to what is left (the inner box). The frames of
    /// a custom group do not.
    public var contentInsets: EdgeInsets
    /// Room outside the group; for a section's group, around each repetition.
    public var edgeSpacing: EdgeSpacing
    /// Anchored to the outer rectangle. Fractions of their sizes refer to the inner box of the group around this one, for
    /// a section's group to the section between its insets.
    public var supplementaryItems: [SupplementaryItem] = []

    public init(
        axis: Axis, layoutSize: LayoutSize, arrangement: Arrangement, interItemSpacing: LayoutSpacing = .fixed(0),
        contentInsets: EdgeInsets = .zero, edgeSpacing: EdgeSpacing = .none
    ) {
        self.axis = axis
        self.layoutSize = layoutSize
        self.arrangement = arrangement
        self.interItemSpacing = interItemSpacing
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
    }

    public var subitem: LayoutSubitem { .group(self) }

    public static func horizontal(layoutSize: LayoutSize, subitems: [any LayoutElement]) -> LayoutGroup {
        LayoutGroup(axis: .horizontal, layoutSize: layoutSize, arrangement: .subitems(subitems.map(\.subitem)))
    }

    public static func horizontal(layoutSize: LayoutSize, subitem: any LayoutElement, count: Int) -> LayoutGroup {
        LayoutGroup(axis: .horizontal, layoutSize: layoutSize, arrangement: .counted(subitem.subitem, count: count))
    }

    public static func horizontal(
        layoutSize: LayoutSize, repeatingSubitem subitem: any LayoutElement, count: Int
    ) -> LayoutGroup {
        LayoutGroup(axis: .horizontal, layoutSize: layoutSize, arrangement: .repeating(subitem.subitem, count: count))
    }

    public static func vertical(layoutSize: LayoutSize, subitems: [any LayoutElement]) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .subitems(subitems.map(\.subitem)))
    }

    public static func vertical(layoutSize: LayoutSize, subitem: any LayoutElement, count: Int) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .counted(subitem.subitem, count: count))
    }

    public static func vertical(
        layoutSize: LayoutSize, repeatingSubitem subitem: any LayoutElement, count: Int
    ) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .repeating(subitem.subitem, count: count))
    }

    /// Items in places of their own.
    ///
    /// - Parameters:
    ///   - layoutSize: outer size.
    ///   - itemProvider: asked once, with the group's own outer size as lengths. What it returns is linear in that size,
    ///     so that one answer serves every width: half of the width is `size.width / 2`.
    public static func custom(
        layoutSize: LayoutSize, itemProvider: (_ size: Size<Length>) -> [LayoutGroupCustomItem]
    ) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .custom(itemProvider(.container)))
    }

    /// The different subitems, whatever the arrangement; a custom group has none.
    public var subitems: [LayoutSubitem] {
        switch arrangement {
        case .subitems(let subitems): subitems
        case .counted(let subitem, _), .repeating(let subitem, _): [subitem]
        case .custom: []
        }
    }
}

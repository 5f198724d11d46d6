/// A group of subitems along one axis. UIKit: `NSCollectionLayoutGroup`.
public struct LayoutGroup: LayoutElement {
    /// The rule that determines the number of subitems in a group.
    public enum Arrangement: Hashable, Sendable {
        /// Repeats the list in a cycle until the next entry does not fit.
        case subitems([LayoutSubitem])
        /// Exactly `count` copies. Their extent along the axis is *replaced* by 1/count of the length that remains
        /// after gaps. UIKit: `subitem:count:`.
        case counted(LayoutSubitem, count: Int)
        /// As ``counted(_:count:)``, with the greatest count whose copies have at least a length along the axis, in points;
        /// one copy if none has. CSS: `repeat(auto-fill, minmax(200px, 1fr))`.
        case fitting(LayoutSubitem, least: Double)
        /// Exactly `count` copies with their own size. UIKit: `repeatingSubitem:count:`.
        case repeating(LayoutSubitem, count: Int)
        /// One item for each frame. UIKit: `custom(layoutSize:itemProvider:)`.
        case custom([LayoutGroupCustomItem])
        /// Rows of pictures that keep their aspect ratios (``LayoutGroup/justified(rowHeights:aspectRatio:spacing:)``).
        case justified(RowRule)
        /// Columns of pictures that keep their aspect ratios (``LayoutGroup/waterfall(columns:aspectRatio:spacing:)``).
        case waterfall(WaterfallRule)
        /// A grid in which items take more than one place by their facts (``LayoutGroup/mosaic(_:spacing:)``).
        case mosaic(MosaicRule)
    }

    /// The axis along which subitems are placed. A custom group ignores it.
    public var axis: Axis
    /// The outer size, which includes `contentInsets`.
    public var layoutSize: LayoutSize
    public var arrangement: Arrangement
    /// The space between neighbours along the axis, in points.
    public var interItemSpacing: LayoutSpacing
    /// Insets in points inside the outer size. The rest is the inner box: it contains the subitems, and their fractions
    /// refer to it. A custom group ignores the insets.
    public var contentInsets: EdgeInsets
    /// The space outside the group, in points. For a section's group, it applies to each repetition.
    public var edgeSpacing: EdgeSpacing
    /// Supplementary items anchored to the outer rectangle. Fractions of their sizes refer to the inner box of the
    /// enclosing group; for a section's group, to the section between its insets.
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

    /// Creates a row of as many equal copies as have a least width, in points.
    public static func horizontal(
        layoutSize: LayoutSize, subitem: any LayoutElement, fitting least: Double
    ) -> LayoutGroup {
        LayoutGroup(axis: .horizontal, layoutSize: layoutSize, arrangement: .fitting(subitem.subitem, least: least))
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

    /// Creates a column of as many equal copies as have a least height, in points.
    public static func vertical(
        layoutSize: LayoutSize, subitem: any LayoutElement, fitting least: Double
    ) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .fitting(subitem.subitem, least: least))
    }

    public static func vertical(
        layoutSize: LayoutSize, repeatingSubitem subitem: any LayoutElement, count: Int
    ) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .repeating(subitem.subitem, count: count))
    }

    /// Creates a group of freely placed items.
    ///
    /// - Parameters:
    ///   - layoutSize: The outer size.
    ///   - itemProvider: Returns the items for the group's outer size, which is given as lengths. It is called once.
    ///     Its frames are linear in that size, so one answer is valid for every width: half of the width is `size.width
    ///     / 2`.
    public static func custom(
        layoutSize: LayoutSize, itemProvider: (_ size: Size<Length>) -> [LayoutGroupCustomItem]
    ) -> LayoutGroup {
        LayoutGroup(axis: .vertical, layoutSize: layoutSize, arrangement: .custom(itemProvider(.container)))
    }

    /// Creates rows of pictures. Each row is as wide as the section between its insets, and so high that its pictures keep
    /// their aspect ratios, which ``LayoutSection/aspectRatios`` tells. The pictures keep their order. Only the group of a
    /// section that scrolls vertically may have such rows, and their distance is the section's `interGroupSpacing`.
    ///
    /// - Parameters:
    ///   - rowHeights: The bounds of the rows' heights, in points. The greater is at least 1.2 times the smaller. A row is
    ///     outside them only if no other division into rows is better.
    ///   - aspectRatio: The aspect ratio of items whose own is unknown, width by height; `nil` if all must be known.
    ///   - spacing: The distance between neighbours in a row, in points.
    public static func justified(
        rowHeights: ClosedRange<Double>, aspectRatio: Double? = nil, spacing: Double = 0
    ) -> LayoutGroup {
        LayoutGroup(
            axis: .horizontal, layoutSize: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)),
            arrangement: .justified(RowRule(heights: rowHeights, aspectRatio: aspectRatio)),
            interItemSpacing: .fixed(spacing))
    }

    /// Creates columns of pictures. All columns are equally wide, each picture keeps its aspect ratio, which
    /// ``LayoutSection/aspectRatios`` tells, and is placed in the column that is the shortest so far. Only the group of a
    /// section that scrolls vertically may have such columns, and the distance in a column is the section's
    /// `interGroupSpacing`.
    ///
    /// - Parameters:
    ///   - columns: The number of columns, from 1 to 64. There are fewer where a column would be narrower than a point.
    ///   - aspectRatio: The aspect ratio of items whose own is unknown, width by height; `nil` if all must be known.
    ///   - spacing: The distance between columns, in points.
    public static func waterfall(
        columns: ColumnCount, aspectRatio: Double? = nil, spacing: Double = 0
    ) -> LayoutGroup {
        LayoutGroup(
            axis: .horizontal, layoutSize: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)),
            arrangement: .waterfall(WaterfallRule(columns: columns, aspectRatio: aspectRatio)),
            interItemSpacing: .fixed(spacing))
    }

    /// Creates a grid of equal places. An item takes one place, or several if a condition on its facts holds, which
    /// ``LayoutSection/items`` tells. Only the group of a section that scrolls vertically may have such a grid, and the distance
    /// between rows is the section's `interGroupSpacing`.
    ///
    /// - Parameters:
    ///   - rule: The columns, and the items that take more than one place.
    ///   - spacing: The distance between columns, in points.
    public static func mosaic(_ rule: MosaicRule, spacing: Double = 0) -> LayoutGroup {
        LayoutGroup(
            axis: .horizontal, layoutSize: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)),
            arrangement: .mosaic(rule), interItemSpacing: .fixed(spacing))
    }

    /// True for groups whose cells depend on facts of their items.
    package var asksItems: Bool {
        switch arrangement {
        case .justified, .waterfall, .mosaic: true
        case .subitems, .counted, .fitting, .repeating, .custom: false
        }
    }

    /// The names of the facts about items that the places of cells depend on.
    package var askedFacts: Set<String> {
        switch arrangement {
        case .justified, .waterfall: ["aspectRatio"]
        case .mosaic(let rule): rule.askedFacts
        case .subitems, .counted, .fitting, .repeating, .custom: []
        }
    }

    /// The distinct subitems, independent of the arrangement; empty for a custom group.
    public var subitems: [LayoutSubitem] {
        switch arrangement {
        case .subitems(let subitems): subitems
        case .counted(let subitem, _), .fitting(let subitem, _), .repeating(let subitem, _): [subitem]
        case .custom, .justified, .waterfall, .mosaic: []
        }
    }
}

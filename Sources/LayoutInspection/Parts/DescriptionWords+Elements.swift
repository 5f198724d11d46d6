import CompositionalLayout

extension DescriptionWords {
    public init(_ item: LayoutItem) {
        self.init(
            "LayoutItem",
            [
                ("layoutSize", item.layoutSize.words), ("contentInsets", item.contentInsets.words),
                ("edgeSpacing", item.edgeSpacing.words), ("supplementaryItems", item.supplementaryItems.words),
            ])
    }

    /// An item of a custom group.
    public init(place frame: Rect<Length>) {
        self.init(
            "LayoutGroupCustomItem",
            [
                (
                    "frame",
                    "x \(frame.x.formula), y \(frame.y.formula), \(frame.width.formula) × \(frame.height.formula)"
                )
            ])
    }

    public init(_ group: LayoutGroup) {
        self.init(
            group.title,
            [
                ("layoutSize", group.layoutSize.words),
                ("interItemSpacing", group.interItemSpacing == .fixed(0) ? nil : group.interItemSpacing.words),
                ("contentInsets", group.contentInsets.words), ("edgeSpacing", group.edgeSpacing.words),
                ("supplementaryItems", group.supplementaryItems.words),
            ])
    }

    public init(_ item: BoundarySupplementaryItem) {
        let offset = item.absoluteOffset
        self.init(
            "BoundarySupplementaryItem",
            [
                ("elementKind", "\"\(item.elementKind)\""), ("layoutSize", item.layoutSize.words),
                ("alignment", ".\(item.alignment.rawValue)"),
                ("absoluteOffset", offset == .zero ? nil : ".init(x: \(offset.x.shown), y: \(offset.y.shown))"),
                ("extendsBoundary", item.extendsBoundary ? nil : "false"),
                ("pinToVisibleBounds", item.pinToVisibleBounds ? "true" : nil),
                ("contentInsets", item.contentInsets.words), ("zIndex", item.zIndex == 1 ? nil : "\(item.zIndex)"),
            ])
    }
}

extension LayoutGroup {
    fileprivate var title: String {
        let axis = axis == .horizontal ? "horizontal" : "vertical"
        return switch arrangement {
        case .subitems(let subitems): "LayoutGroup.\(axis)(subitems: \(subitems.count))"
        case .counted(_, let count): "LayoutGroup.\(axis)(subitem:count: \(count))"
        case .fitting(_, let least): "LayoutGroup.\(axis)(subitem:fitting: \(least.shown))"
        case .repeating(_, let count): "LayoutGroup.\(axis)(repeatingSubitem:count: \(count))"
        case .justified(let rule):
            "LayoutGroup.justified(rowHeights: \(rule.heights.lowerBound.shown)...\(rule.heights.upperBound.shown))"
        case .waterfall(let rule):
            switch rule.columns {
            case .exactly(let count): "LayoutGroup.waterfall(columns: .exactly(\(count)))"
            case .fitting(let least): "LayoutGroup.waterfall(columns: .fitting(least: \(least.shown)))"
            }
        case .custom(let items): "LayoutGroup.custom(\(counted(items.count, "frame")))"
        }
    }
}

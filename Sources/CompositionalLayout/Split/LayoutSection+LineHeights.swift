extension LayoutSection {
    /// The section with lines of equal height, as with ``SplitLayout/isNormalizingLineHeight``: adjacent items of
    /// estimated height all get the height of the tallest.
    public var normalizingLineHeights: LayoutSection {
        var section = self
        section.group = group.normalizingLineHeights
        return section
    }
}

extension LayoutGroup {
    fileprivate var normalizingLineHeights: LayoutGroup {
        var group = self
        let isLine = axis == .horizontal
        func normalized(_ subitem: LayoutSubitem) -> LayoutSubitem {
            switch subitem {
            case .group(let nested): return nested.normalizingLineHeights.subitem
            case .item(var item):
                if isLine, case .estimated(let height) = item.layoutSize.height {
                    item.layoutSize.height = .uniformAcrossSiblings(estimate: height)
                }
                return item.subitem
            }
        }
        group.arrangement =
            switch arrangement {
            case .subitems(let subitems): .subitems(subitems.map(normalized))
            case .counted(let subitem, let count): .counted(normalized(subitem), count: count)
            case .fitting(let subitem, let least): .fitting(normalized(subitem), least: least)
            case .repeating(let subitem, let count): .repeating(normalized(subitem), count: count)
            case .custom, .justified, .waterfall, .mosaic: arrangement
            }
        return group
    }
}

import CompositionalLayout

extension RandomFeature {
    /// Heights that grow with the text instead of heights in points.
    static let heightsInEm = RandomFeature(name: "heights in em", rarity: 3) { section, _ in
        section.group = section.group.inEm
        section.tailGroups = section.tailGroups.mapValues(\.inEm)
        for index in section.boundarySupplementaryItems.indices {
            section.boundarySupplementaryItems[index].layoutSize =
                section.boundarySupplementaryItems[index].layoutSize.inEm
        }
    }
}

extension LayoutSize {
    fileprivate var inEm: LayoutSize {
        guard case .absolute(let points) = height else { return self }
        return LayoutSize(width: width, height: .textRelative(points / 16))
    }
}

extension LayoutGroup {
    fileprivate var inEm: LayoutGroup {
        var group = self
        group.layoutSize = layoutSize.inEm
        switch arrangement {
        case .subitems(let subitems): group.arrangement = .subitems(subitems.map(\.inEm))
        case .counted(let subitem, let count): group.arrangement = .counted(subitem.inEm, count: count)
        case .fitting(let subitem, let least): group.arrangement = .fitting(subitem.inEm, least: least)
        case .repeating(let subitem, let count): group.arrangement = .repeating(subitem.inEm, count: count)
        case .custom, .justified, .waterfall, .mosaic: break
        }
        return group
    }
}

extension LayoutSubitem {
    fileprivate var inEm: LayoutSubitem {
        switch self {
        case .group(let group): return group.inEm.subitem
        case .item(var item):
            item.layoutSize = item.layoutSize.inEm
            return item.subitem
        }
    }
}

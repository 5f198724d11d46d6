extension LayoutSection {
    /// True if a size of the section is a multiple of the text's size.
    package var followsText: Bool {
        ([group] + tailGroups.values).contains { LayoutSubitem.group($0).followsText }
            || boundarySupplementaryItems.contains { $0.layoutSize.followsText }
    }
}

extension LayoutSubitem {
    fileprivate var followsText: Bool {
        if layoutSize.followsText || supplementaryItems.contains(where: { $0.layoutSize.followsText }) { return true }
        guard case .group(let group) = self else { return false }
        return group.subitems.contains(where: \.followsText)
    }
}

extension LayoutSize {
    fileprivate var followsText: Bool {
        [width, height].contains { if case .textRelative = $0 { true } else { false } }
    }
}

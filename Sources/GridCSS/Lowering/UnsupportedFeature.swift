import CompositionalLayout

/// Parts of the model that the stylesheet has no rules for yet. A section that uses one is refused rather than shown as
/// something else.
extension LayoutSection {
    /// Name of the first such part, as the engine calls it.
    var unsupportedFeature: String? {
        // The cells of all groups of a row that scrolls share its rows, and would be as tall as the tallest of all.
        let isShared = orthogonalScrollingBehavior != .none || !tailGroups.isEmpty
        let groups = [group] + tailGroups.values
        return isShared && groups.contains { LayoutSubitem.group($0).isUniform } ? "uniformAcrossSiblings" : nil
    }
}

extension LayoutSubitem {
    var isUniform: Bool {
        if layoutSize.width.isUniformAcrossSiblings || layoutSize.height.isUniformAcrossSiblings { return true }
        guard case .group(let group) = self else { return false }
        return group.subitems.contains(where: \.isUniform)
    }
}

import CompositionalLayout

/// Parts of the model that the stylesheet has no rules for yet. A section that uses one is refused rather than shown as
/// something else.
extension LayoutSection {
    /// Name of the first such part, as the engine calls it.
    var unsupportedFeature: String? {
        LayoutSubitem.group(group).unsupportedFeature
    }
}

extension LayoutConfiguration {
    var unsupportedFeature: String? {
        scrollDirection == .vertical ? nil : "scrollDirection"
    }
}

extension LayoutSubitem {
    fileprivate var unsupportedFeature: String? {
        if layoutSize.isUniform { return "uniformAcrossSiblings" }
        guard case .group(let group) = self else { return nil }
        return group.subitems.lazy.compactMap(\.unsupportedFeature).first
    }
}

extension LayoutSize {
    fileprivate var isUniform: Bool { width.isUniformAcrossSiblings || height.isUniformAcrossSiblings }
}

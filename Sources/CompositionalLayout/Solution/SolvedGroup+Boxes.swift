/// Splits and rebuilds solved groups for callers that show their parts in separate boxes.
extension SolvedGroup {
    /// A group with the same box and other children.
    package func holding(_ children: [SolvedElement], sizesToContent: Size<Bool>? = nil) -> SolvedGroup {
        SolvedGroup(
            description: description, area: area, children: children,
            sizesToContent: sizesToContent ?? self.sizesToContent, supplementaryItems: supplementaryItems)
    }

    /// A cell with the group's box.
    package var asItem: SolvedItem {
        SolvedItem(
            description: LayoutItem(layoutSize: description.layoutSize, edgeSpacing: description.edgeSpacing),
            area: area, frame: area, sizesToContent: sizesToContent, zIndex: 0, supplementaryItems: [])
    }

    /// A group of the same size whose single child is this group.
    package var boxed: SolvedGroup {
        var outer = description
        outer.axis = .horizontal
        outer.contentInsets = .zero
        var item = LayoutItem(layoutSize: description.layoutSize)
        if item.layoutSize.height.isUniformAcrossSiblings { item.layoutSize.height = .estimated(0) }
        outer.arrangement = .subitems([item.subitem])
        let cell = SolvedItem(
            description: item, area: area, frame: area, sizesToContent: sizesToContent, zIndex: 0,
            supplementaryItems: [])
        return SolvedGroup(
            description: outer, area: area, children: [.item(cell)], sizesToContent: sizesToContent,
            supplementaryItems: supplementaryItems)
    }
}

extension SolvedElement {
    /// The same element with the height of its content, without growth to its siblings.
    package var withoutGrowth: SolvedElement {
        guard case .item(let item) = self, var description = item.description,
            case .uniformAcrossSiblings(let estimate) = description.layoutSize.height
        else { return self }
        description.layoutSize.height = .estimated(estimate)
        return .item(
            SolvedItem(
                description: description, area: item.area, frame: item.frame, sizesToContent: item.sizesToContent,
                zIndex: item.zIndex, supplementaryItems: item.supplementaryItems))
    }
}

extension GroupRun {
    /// The same groups with a different pattern.
    ///
    /// - Parameter partialLengths: The lengths of a group with only its first 1, 2, … parts.
    package func repeating(_ pattern: SolvedGroup, partialLengths: [Length]) -> GroupRun {
        GroupRun(
            axis: axis, pattern: pattern, origin: origin, pitch: pitch, partialLengths: partialLengths,
            firstItem: firstItem, itemCount: itemCount)
    }
}

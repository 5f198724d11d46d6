/// Solved groups taken apart and put together again, for those who show their parts in boxes of their own.
extension SolvedGroup {
    /// The same box around other children.
    package func holding(_ children: [SolvedElement], sizesToContent: Size<Bool>? = nil) -> SolvedGroup {
        SolvedGroup(
            description: description, area: area, children: children,
            sizesToContent: sizesToContent ?? self.sizesToContent, supplementaryItems: supplementaryItems)
    }

    /// The group's box as that of a single cell.
    package var asItem: SolvedItem {
        SolvedItem(
            description: LayoutItem(layoutSize: description.layoutSize, edgeSpacing: description.edgeSpacing),
            area: area, frame: area, sizesToContent: sizesToContent, zIndex: 0, supplementaryItems: [])
    }

    /// A group of the same size with a single cell, which is this group.
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
    /// The same place for an item that takes its content's height, and no more.
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
    /// The same groups, made of other parts.
    ///
    /// - Parameter partialLengths: lengths of a group with 1, 2, … of those parts.
    package func repeating(_ pattern: SolvedGroup, partialLengths: [Length]) -> GroupRun {
        GroupRun(
            axis: axis, pattern: pattern, origin: origin, pitch: pitch, partialLengths: partialLengths,
            firstItem: firstItem, itemCount: itemCount)
    }
}

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

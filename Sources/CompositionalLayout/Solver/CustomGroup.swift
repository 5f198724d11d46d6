extension GroupSolver {
    /// Solves a custom group (layout-semantics 3.6). Frames are measured from the outer corner and refer to the outer
    /// size. Nothing is clipped, rounded or trimmed.
    mutating func solveCustom(
        _ group: LayoutGroup, items: [LayoutGroupCustomItem], box: GroupBox, space: Size<Length>
    ) -> SolvedGroup? {
        guard items.count <= Self.mostCells, work.spend(items.count) else {
            findings.report(.tooComplex)
            return nil
        }
        let children = items.map { item in
            let frame = item.frame.resolved(in: box.outer)
            return SolvedElement.item(
                SolvedItem(
                    description: nil, area: frame, frame: frame, sizesToContent: Size(width: false, height: false),
                    zIndex: zIndex(item.zIndex), supplementaryItems: []))
        }
        return solved(
            group, size: box.outer, children: children, sizesToContent: box.sizesToContent, space: space)
    }

    /// Cells are drawn above the decorations of their section (layout-semantics 4.11).
    func zIndex(_ own: Int) -> Int { raisesItems ? max(own, 1) : own }
}

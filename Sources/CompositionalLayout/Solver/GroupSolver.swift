/// Solves one group: the number of entries, their sizes and positions (layout-semantics 4.4, 4.5, 4.7). Nested groups
/// are solved by recursion.
struct GroupSolver {
    let measured: [Int: MeasuredSizes.Extent]
    let sizing: Sizing
    /// True if the section has decorations. Cells are drawn above them.
    let raisesItems: Bool
    /// The number of items of the section. Further entries keep their positions but do not affect content sizes.
    var itemCount: Int
    /// The extents that all groups of a section share if its outermost group is uniform.
    var uniform: UniformExtents?
    var comparison: WidthComparison
    var work: WorkBudget
    var findings: Findings

    init(
        measured: [Int: MeasuredSizes.Extent], itemCount: Int, raisesItems: Bool, sizing: Sizing,
        comparison: WidthComparison, findings: Findings
    ) {
        self.measured = measured
        self.itemCount = itemCount
        self.raisesItems = raisesItems
        self.sizing = sizing
        self.comparison = comparison
        self.findings = findings
        work = WorkBudget(measuredItems: measured.count)
    }

    /// Solves a section's group with its corner at zero. Returns `nil` and adds a problem if it cannot be laid out.
    ///
    /// - Parameters:
    ///   - base: The size that fractions of the group's own size refer to.
    ///   - space: The size that fractions of its supplementary items refer to.
    mutating func solve(
        _ group: LayoutGroup, in base: Size<Length>, space: Size<Length>, firstItem: Int
    ) -> SolvedGroup? {
        let box = GroupBox(group, outer: sizing.size(group.layoutSize, in: base))
        return solve(group, box: box, space: space, firstItem: firstItem, isOutermost: true)
    }

    mutating func solve(
        _ group: LayoutGroup, box: GroupBox, space: Size<Length>, firstItem: Int, isOutermost: Bool = false
    ) -> SolvedGroup? {
        guard hasRoom(box, for: group) else { return nil }
        if case .custom(let items) = group.arrangement {
            return solveCustom(group, items: items, box: box, space: space)
        }
        guard var entries = entries(of: group, box: box, firstItem: firstItem) else { return nil }
        growUniformEntries(&entries, of: group, box: box, isOutermost: isOutermost)
        let existing = existing(entries)
        var content = contentSize(of: group, entries: existing, box: box)
        if isOutermost { shareUniformExtent(&content, of: group, box: box) }

        let axis = group.axis
        let line = line(entries, of: group)
        let mainOrigins = mainOrigins(
            line, of: entries, on: axis, in: box.sizesToContent[axis] ? line.minimumLength : content[axis])
        var children: [SolvedElement] = []
        children.reserveCapacity(entries.count)
        for (number, entry) in entries.enumerated() {
            let across = crossOrigin(of: entry, among: entries, on: axis.other, in: content[axis.other], box: box)
            let origin = Point(
                axis, main: box.insets.start(axis) + mainOrigins[number],
                cross: box.insets.start(axis.other) + across)
            children.append(solvedElement(entry, at: origin))
        }
        let outer = Size(
            width: content.width + box.insets.sum(.horizontal), height: content.height + box.insets.sum(.vertical))
        return solved(
            group, size: outer, children: children, sizesToContent: box.sizesToContent, space: space)
    }

    /// The entries that decide about the length of a group with the size of its content. A nested group without items is as
    /// long as a full one, unless that depends on content (layout-semantics 4.6).
    private func existing(_ entries: [GroupEntry]) -> [GroupEntry] {
        let existing = entries.filter { $0.firstItem < itemCount }
        let isFixed = !entries.contains { entry in Axis.allCases.contains { entry.hasContent($0) } }
        return existing.isEmpty && isFixed ? entries : existing
    }

    /// The final inner box. If the group has the size of its content, the box is as long as the existing entries.
    private mutating func contentSize(
        of group: LayoutGroup, entries: [GroupEntry], box: GroupBox
    ) -> Size<Length> {
        let axis = group.axis
        var size = box.inner
        if box.sizesToContent[axis] {
            size[axis] = line(entries, of: group).minimumLength
        }
        if box.sizesToContent[axis.other] {
            let extents = entries.map { LinePlacement(entries: [$0.onLine(axis.other)]).minimumLength }
            size[axis.other] = comparison.max(extents) ?? .zero
        }
        return size
    }

    /// Makes a solved group with its own supplementary items.
    func solved(
        _ group: LayoutGroup, size: Size<Length>, children: [SolvedElement], sizesToContent: Size<Bool>,
        space: Size<Length>
    ) -> SolvedGroup {
        let area = Rect(origin: .zero, size: size)
        return SolvedGroup(
            description: group, area: area, children: children, sizesToContent: sizesToContent,
            supplementaryItems: group.supplementaryItems.map { sizing.place($0, on: area, in: space) })
    }

    private mutating func hasRoom(_ box: GroupBox, for group: LayoutGroup) -> Bool {
        for axis in Axis.allCases where !box.sizesToContent[axis] && !comparison.isPositive(box.inner[axis]) {
            findings.report(
                .noRoom(axis, available: box.outer[axis], insets: box.insets.sum(axis).points), group: group)
            return false
        }
        return true
    }
}

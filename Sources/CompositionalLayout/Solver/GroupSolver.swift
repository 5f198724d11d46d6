/// Solves one group: how many entries, how big, where (layout-semantics 4.4, 4.5, 4.7). Nested groups by recursion.
struct GroupSolver {
    let section: Int
    let measured: [Int: MeasuredSizes.Extent]
    /// Items of the section; entries beyond them keep their places but do not count for content-sized extents.
    var itemCount: Int
    let scale: Double?
    var comparison: WidthComparison
    var problems: [LayoutProblem] = []

    init(
        section: Int, measured: [Int: MeasuredSizes.Extent], itemCount: Int, scale: Double?, comparison: WidthComparison
    ) {
        self.section = section
        self.measured = measured
        self.itemCount = itemCount
        self.scale = scale
        self.comparison = comparison
    }

    /// The group in a container, its corner at zero; `nil` when nothing can be laid out, with a problem added.
    mutating func solve(_ group: LayoutGroup, in base: Size<Length>, firstItem: Int) -> SolvedGroup? {
        solve(group, box: GroupBox(group, outer: outerSize(group.layoutSize, in: base)), firstItem: firstItem)
    }

    mutating func solve(_ group: LayoutGroup, box: GroupBox, firstItem: Int) -> SolvedGroup? {
        guard hasRoom(box, for: group) else { return nil }
        guard let entries = entries(of: group, box: box, firstItem: firstItem) else { return nil }
        let axis = group.axis
        let existing = entries.filter { $0.firstItem < itemCount }

        var line = LinePlacement(entries: entries.map { $0.onLine(axis) }, spacing: group.interItemSpacing)
        let mainOrigins = line.origins(in: box.sizesToContent[axis] ? line.minimumLength : box.inner[axis])
        line.entries = existing.map { $0.onLine(axis) }
        let mainLength = box.sizesToContent[axis] ? line.minimumLength : box.inner[axis]

        let crossLines = entries.map { LinePlacement(entries: [$0.onLine(axis.other)]) }
        let crossLength =
            box.sizesToContent[axis.other]
            ? comparison.max(crossLines.prefix(existing.count).map(\.minimumLength)) ?? .zero
            : box.inner[axis.other]

        let insets = group.contentInsets
        var children: [SolvedElement] = []
        children.reserveCapacity(entries.count)
        for (number, entry) in entries.enumerated() {
            let origin = Point(
                axis, main: insets.start(axis) + nearestPixel(mainOrigins[number]),
                cross: insets.start(axis.other) + nearestPixel(crossLines[number].origins(in: crossLength)[0]))
            children.append(solvedElement(entry, at: origin))
        }
        let size = Size(
            axis, main: mainLength + insets.sum(axis), cross: crossLength + insets.sum(axis.other))
        return SolvedGroup(description: group, area: Rect(origin: .zero, size: size), children: children)
    }

    private mutating func hasRoom(_ box: GroupBox, for group: LayoutGroup) -> Bool {
        for axis in Axis.allCases where !box.sizesToContent[axis] && !comparison.isPositive(box.inner[axis]) {
            let insets = box.insets.sum(axis).points
            problems.append(
                LayoutProblem(
                    .noRoom(axis, available: box.outer[axis], insets: insets), section: section, group: group))
            return false
        }
        return true
    }

    private mutating func solvedElement(_ entry: GroupEntry, at origin: Point<Length>) -> SolvedElement {
        switch entry.content {
        case .group(let group): return .group(group.moved(by: origin))
        case .item(let item):
            let slot = Rect(origin: origin, size: entry.size)
            var frame = slot
            for axis in Axis.allCases where !entry.sizesToContent[axis] {
                frame.inset(
                    axis, from: item.contentInsets.start(axis), to: item.contentInsets.end(axis),
                    comparison: &comparison)
            }
            return .item(
                SolvedItem(description: item, area: slot, frame: frame, sizesToContent: entry.sizesToContent))
        }
    }
}

/// A group's outer size and what its insets leave.
struct GroupBox {
    let outer: Size<Length>
    let inner: Size<Length>
    let insets: EdgeInsets
    /// True on an axis where the group is as long as its content. Fractions then refer to the estimate.
    let sizesToContent: Size<Bool>

    init(_ group: LayoutGroup, outer: Size<Length>, replaced: Axis? = nil) {
        self.outer = outer
        insets = group.contentInsets
        inner = Size(width: outer.width - insets.sum(.horizontal), height: outer.height - insets.sum(.vertical))
        var sizesToContent = Size(
            width: group.layoutSize.width.isEstimated, height: group.layoutSize.height.isEstimated)
        if let replaced { sizesToContent[replaced] = false }
        self.sizesToContent = sizesToContent
    }
}

extension Rect<Length> {
    /// Takes insets off along one axis. Insets wider than the extent leave their difference without its sign, as
    /// measured in UIKit.
    fileprivate mutating func inset(
        _ axis: Axis, from start: Length, to end: Length, comparison: inout WidthComparison
    ) {
        guard start != .zero || end != .zero else { return }
        let rest = size[axis] - start - end
        let extent = comparison.isPositive(rest * -1) ? rest * -1 : rest
        var origin = self.origin
        var size = self.size
        origin[axis] += start
        size[axis] = extent
        self = Rect(origin: origin, size: size)
    }
}

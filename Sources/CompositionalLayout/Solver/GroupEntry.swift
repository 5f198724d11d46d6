/// One subitem of a group with its size.
struct GroupEntry {
    enum Content {
        case item(LayoutItem)
        case group(SolvedGroup)
    }

    var content: Content
    let firstItem: Int
    var size: Size<Length>
    /// True on an axis where the content's own extent counts.
    let sizesToContent: Size<Bool>

    var itemCount: Int {
        switch content {
        case .item: 1
        case .group(let group): group.leafCount
        }
    }

    func onLine(_ axis: Axis) -> LinePlacement.Entry {
        let edges =
            switch content {
            case .item(let item): item.edgeSpacing
            case .group(let group): group.description.edgeSpacing
            }
        return LinePlacement.Entry(extent: size[axis], start: edges.start(axis), end: edges.end(axis))
    }
}

extension GroupSolver {
    /// Cells in one group, nested ones included: more than any page needs.
    static let mostCells = 1 << 16

    /// The entries that stand in the group, sized; `nil` when not even the first one fits, with a problem added.
    mutating func entries(of group: LayoutGroup, box: GroupBox, firstItem: Int) -> [GroupEntry]? {
        switch group.arrangement {
        case .counted(let subitem, let count):
            let base = fractionBase(group, box: box, count: count)
            return entries(
                [subitem], count: count, of: group, box: box, firstItem: firstItem,
                mainExtent: sizing.wholePixels(base[group.axis] / Double(count)))
        case .repeating(let subitem, let count):
            guard let entries = entries([subitem], count: count, of: group, box: box, firstItem: firstItem) else {
                return nil
            }
            checkCopies(entries, of: group, box: box)
            return entries
        case .custom:
            return []
        case .subitems(let subitems) where box.sizesToContent[group.axis]:
            return entries(subitems, count: subitems.count, of: group, box: box, firstItem: firstItem)
        case .subitems(let subitems):
            let count = fittingCount(subitems, in: group, box: box, firstItem: firstItem)
            let entries = entries(subitems, count: max(count, 1), of: group, box: box, firstItem: firstItem)
            guard count > 0, entries != nil else {
                if let first = entries?.first {
                    let needed = LinePlacement(entries: [first.onLine(group.axis)]).minimumLength
                    findings.report(
                        .cannotFit(group.axis, needed: needed, available: box.inner[group.axis]), group: group)
                }
                return nil
            }
            return entries
        }
    }

    /// What fractions refer to when `count` entries stand in the group: the inner box, less the gaps along the axis.
    /// The same as CSS `repeat(n, 1fr)` with `gap`.
    func fractionBase(_ group: LayoutGroup, box: GroupBox, count: Int) -> Size<Length> {
        var base = box.inner
        base[group.axis] -= Length(points: group.interItemSpacing.spacing * Double(count - 1))
        return base
    }

    mutating func entries(
        _ subitems: [LayoutSubitem], count: Int, of group: LayoutGroup, box: GroupBox, firstItem: Int,
        mainExtent: Length? = nil
    ) -> [GroupEntry]? {
        let base = fractionBase(group, box: box, count: count)
        var result: [GroupEntry] = []
        result.reserveCapacity(min(count, Self.mostCells))
        var item = firstItem
        for number in 0..<count {
            let subitem = subitems[number % subitems.count]
            let replaced = mainExtent.map { (group.axis, $0) }
            guard let entry = entry(subitem, in: base, space: box.inner, firstItem: item, replaced: replaced) else {
                return nil
            }
            item += entry.itemCount
            guard item - firstItem <= Self.mostCells, work.spend(1) else {
                findings.report(.tooComplex)
                return nil
            }
            result.append(entry)
        }
        return result
    }

    /// Copies of a fixed number keep their size also when they do not fit. The answer is of this width only: what is
    /// laid out does not depend on it.
    private mutating func checkCopies(_ entries: [GroupEntry], of group: LayoutGroup, box: GroupBox) {
        guard !box.sizesToContent[group.axis] else { return }
        let line = LinePlacement(entries: entries.map { $0.onLine(group.axis) }, spacing: group.interItemSpacing)
        let (needed, available) = (line.minimumLength, box.inner[group.axis])
        guard comparison.value(needed - available) > Self.fitTolerance else { return }
        findings.warn(.copiesStickOut(group.axis, needed: needed, available: available))
    }

    /// One subitem, sized.
    ///
    /// - Parameters:
    ///   - base: what fractions of its size refer to.
    ///   - space: the inner box of the group that it stands in.
    ///   - replaced: the extent that a count puts in the place of the subitem's own.
    private mutating func entry(
        _ subitem: LayoutSubitem, in base: Size<Length>, space: Size<Length>, firstItem: Int,
        replaced: (axis: Axis, extent: Length)?
    ) -> GroupEntry? {
        switch subitem {
        case .item(let item):
            var size = Size<Length>.zero
            var sizesToContent = Size(width: false, height: false)
            for axis in Axis.allCases {
                let dimension = item.layoutSize[axis]
                if let replaced, replaced.axis == axis {
                    size[axis] = replaced.extent
                } else if let estimate = dimension.estimate {
                    size[axis] = Length(content: measured[firstItem]?[axis] ?? estimate)
                    sizesToContent[axis] = true
                } else {
                    size[axis] = sizing.extent(dimension, in: base)
                }
            }
            return GroupEntry(content: .item(item), firstItem: firstItem, size: size, sizesToContent: sizesToContent)
        case .group(let group):
            var outer = sizing.size(group.layoutSize, in: base)
            if let replaced { outer[replaced.axis] = replaced.extent }
            let box = GroupBox(group, outer: outer, replaced: replaced?.axis)
            guard let solved = solve(group, box: box, space: space, firstItem: firstItem) else { return nil }
            return GroupEntry(
                content: .group(solved), firstItem: firstItem, size: solved.area.size,
                sizesToContent: box.sizesToContent)
        }
    }
}

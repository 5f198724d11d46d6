/// One subitem of a group with its size.
struct GroupEntry {
    enum Content {
        case item(LayoutItem)
        case group(SolvedGroup)
    }

    let content: Content
    let firstItem: Int
    let size: Size<Length>
    /// True on an axis where the content's own extent counts.
    let sizesToContent: Size<Bool>

    var itemCount: Int {
        switch content {
        case .item: 1
        case .group(let group): group.leaves.count
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
    /// The entries that stand in the group, sized; `nil` when not even the first one fits.
    mutating func entries(of group: LayoutGroup, box: GroupBox, firstItem: Int) -> [GroupEntry]? {
        switch group.arrangement {
        case .counted(let subitem, let count):
            let base = fractionBase(group, box: box, count: count)
            return entries(
                [subitem], count: count, of: group, box: box, firstItem: firstItem,
                mainExtent: wholePixels(base[group.axis] / Double(count)))
        case .repeating(let subitem, let count):
            return entries([subitem], count: count, of: group, box: box, firstItem: firstItem)
        case .subitems(let subitems) where box.sizesToContent[group.axis]:
            return entries(subitems, count: subitems.count, of: group, box: box, firstItem: firstItem)
        case .subitems(let subitems):
            let count = fittingCount(subitems, in: group, box: box, firstItem: firstItem)
            if count == 0 {
                let first = entries(subitems, count: 1, of: group, box: box, firstItem: firstItem)?.first
                if let first {
                    let needed = LinePlacement(entries: [first.onLine(group.axis)]).minimumLength
                    problems.append(
                        LayoutProblem(
                            .cannotFit(group.axis, needed: needed, available: box.inner[group.axis]), section: section,
                            group: group))
                }
                return nil
            }
            return entries(subitems, count: count, of: group, box: box, firstItem: firstItem)
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
        result.reserveCapacity(count)
        var item = firstItem
        for number in 0..<count {
            let subitem = subitems[number % subitems.count]
            guard
                let entry = entry(subitem, in: base, firstItem: item, replaced: mainExtent.map { (group.axis, $0) })
            else { return nil }
            item += entry.itemCount
            result.append(entry)
        }
        return result
    }

    /// One subitem, sized. `replaced` is the extent that a count puts in the place of the subitem's own.
    mutating func entry(
        _ subitem: LayoutSubitem, in base: Size<Length>, firstItem: Int, replaced: (axis: Axis, extent: Length)?
    ) -> GroupEntry? {
        switch subitem {
        case .item(let item):
            var size = Size<Length>.zero
            var sizesToContent = Size(width: false, height: false)
            for axis in Axis.allCases {
                let dimension = item.layoutSize[axis]
                if let replaced, replaced.axis == axis {
                    size[axis] = replaced.extent
                } else if case .estimated(let estimate) = dimension {
                    size[axis] = Length(content: measured[firstItem]?[axis] ?? estimate)
                    sizesToContent[axis] = true
                } else {
                    size[axis] = extent(dimension, in: base)
                }
            }
            return GroupEntry(content: .item(item), firstItem: firstItem, size: size, sizesToContent: sizesToContent)
        case .group(let group):
            var outer = outerSize(group.layoutSize, in: base)
            if let replaced { outer[replaced.axis] = replaced.extent }
            let box = GroupBox(group, outer: outer, replaced: replaced?.axis)
            guard let solved = solve(group, box: box, firstItem: firstItem) else { return nil }
            return GroupEntry(
                content: .group(solved), firstItem: firstItem, size: solved.area.size,
                sizesToContent: box.sizesToContent)
        }
    }
}

/// The entries of a group (layout-semantics 3.6 and 4.4).
extension GroupSolver {
    /// The maximum number of cells in a group, including nested ones. No page needs more.
    static let mostCells = 1 << 16

    /// The sized entries of the group; `nil` and a problem if not even the first one fits.
    mutating func entries(of group: LayoutGroup, box: GroupBox, firstItem: Int) -> [GroupEntry]? {
        switch group.arrangement {
        case .counted(let subitem, let count):
            return equalEntries(subitem, count: count, of: group, box: box, firstItem: firstItem)
        case .fitting(let subitem, let least):
            let count = fittingCount(least: least, in: group, box: box)
            return equalEntries(subitem, count: count, of: group, box: box, firstItem: firstItem)
        case .repeating(let subitem, let count):
            guard let entries = entries([subitem], count: count, of: group, box: box, firstItem: firstItem) else {
                return nil
            }
            checkCopies(entries, of: group, box: box)
            return entries
        case .custom, .justified, .waterfall, .mosaic:
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

    /// Copies that share the room along the axis equally.
    private mutating func equalEntries(
        _ subitem: LayoutSubitem, count: Int, of group: LayoutGroup, box: GroupBox, firstItem: Int
    ) -> [GroupEntry]? {
        let base = fractionBase(group, box: box, count: count)
        return entries(
            [subitem], count: count, of: group, box: box, firstItem: firstItem,
            mainExtent: sizing.wholePixels(base[group.axis] / Double(count)))
    }

    /// The size that fractions refer to if the group has `count` entries: the inner box minus the gaps along the axis.
    /// CSS `repeat(n, 1fr)` with `gap` gives the same.
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

    /// Warns about copies that do not fit; they keep their size. The check is for this width only and does not narrow
    /// the solution's widths, because it does not affect the layout.
    private mutating func checkCopies(_ entries: [GroupEntry], of group: LayoutGroup, box: GroupBox) {
        guard !box.sizesToContent[group.axis] else { return }
        let line = LinePlacement(entries: entries.map { $0.onLine(group.axis) }, spacing: group.interItemSpacing)
        let (needed, available) = (line.minimumLength, box.inner[group.axis])
        guard comparison.value(needed - available) > Self.fitTolerance else { return }
        findings.warn(.copiesStickOut(group.axis, needed: needed, available: available))
    }
}

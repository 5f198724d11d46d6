extension GroupSolver {
    /// The excess in points that still counts as fitting, as in UIKit.
    static let fitTolerance = 0.001

    /// The maximum number of entries, because entries without extent would repeat forever.
    private static let largestGroup = 4096

    /// The largest number of entries that fit. The list repeats in a cycle, and each size is resolved for that number
    /// (layout-semantics 4.4). The search ends at the first number that does not fit.
    mutating func fittingCount(_ subitems: [LayoutSubitem], in group: LayoutGroup, box: GroupBox, firstItem: Int) -> Int
    {
        let axis = group.axis
        let takesMeasures = subitems.contains { $0.layoutSize[axis].isEstimated }
        // The pattern is that of a full group, even if fewer items remain. Only existing items have measured sizes.
        let limit =
            takesMeasures ? min(Self.largestGroup, max(itemCount - firstItem, subitems.count)) : Self.largestGroup
        var count = 0
        let takesFractions = subitems.contains { $0.layoutSize[axis].isFraction }
        while count < limit {
            let candidate = count + 1
            guard work.spend(min(subitems.count, candidate)) else { break }
            // Gaps alone can fill the box. Fractions of the rest would then be negative and would fit forever.
            if candidate > 1, takesFractions,
                !comparison.isPositive(fractionBase(group, box: box, count: candidate)[axis])
            {
                break
            }
            let needed =
                takesMeasures
                ? measuredLength(subitems, count: candidate, of: group, box: box, firstItem: firstItem)
                : resolvedLength(subitems, count: candidate, of: group, box: box)
            guard let needed, !comparison.isPositive(needed - box.inner[axis] - Length(points: Self.fitTolerance))
            else {
                break
            }
            count = candidate
        }
        return count
    }

    /// The largest number of equal entries that have at least a length along the axis, in points; at least 1.
    mutating func fittingCount(least: Double, in group: LayoutGroup, box: GroupBox) -> Int {
        guard !box.sizesToContent[group.axis] else { return 1 }
        let (room, gap) = (box.inner[group.axis], group.interItemSpacing.spacing)
        var count = 1
        while count < Self.largestGroup, work.spend(1) {
            let needed = Length(points: least * Double(count + 1) + gap * Double(count) - Self.fitTolerance)
            if comparison.isPositive(needed - room) { break }
            count += 1
        }
        return count
    }

    /// The length of `count` entries if none is measured. Each subitem's extent is multiplied by its share of the
    /// count.
    private func resolvedLength(
        _ subitems: [LayoutSubitem], count: Int, of group: LayoutGroup, box: GroupBox
    ) -> Length {
        let base = fractionBase(group, box: box, count: count)
        var total = Length(points: group.interItemSpacing.spacing * Double(count - 1))
        for (number, subitem) in subitems.enumerated() where number < count {
            let copies = (count - number - 1) / subitems.count + 1
            let edges = subitem.edgeSpacing
            let one =
                sizing.extent(subitem.layoutSize[group.axis], in: base)
                + Length(points: edges.start(group.axis).spacing + edges.end(group.axis).spacing)
            total += one * Double(copies)
        }
        return total
    }

    private mutating func measuredLength(
        _ subitems: [LayoutSubitem], count: Int, of group: LayoutGroup, box: GroupBox, firstItem: Int
    ) -> Length? {
        // Findings for a number that is only tried are not reported. The chosen number is solved again.
        let found = findings
        defer { findings = found }
        guard let entries = entries(subitems, count: count, of: group, box: box, firstItem: firstItem) else {
            return nil
        }
        return LinePlacement(
            entries: entries.map { $0.onLine(group.axis) }, spacing: group.interItemSpacing
        ).minimumLength
    }
}

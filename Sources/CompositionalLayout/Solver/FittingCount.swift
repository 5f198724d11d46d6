extension GroupSolver {
    /// A hair that still fits, as in UIKit (points).
    static let fitTolerance = 0.001

    /// Entries without extent would repeat for ever.
    private static let largestGroup = 4096

    /// The largest number of entries that fit, the list taken in a cycle and each size resolved for that number
    /// (layout-semantics 4.4). The first number that does not fit ends the search.
    mutating func fittingCount(_ subitems: [LayoutSubitem], in group: LayoutGroup, box: GroupBox, firstItem: Int) -> Int
    {
        let axis = group.axis
        let takesMeasures = subitems.contains { $0.layoutSize[axis].isEstimated }
        // The pattern is that of a full group, however few items are left; only measures are those of items.
        let limit =
            takesMeasures ? min(Self.largestGroup, max(itemCount - firstItem, subitems.count)) : Self.largestGroup
        var count = 0
        let takesFractions = subitems.contains { $0.layoutSize[axis].isFraction }
        while count < limit {
            let candidate = count + 1
            guard work.spend(min(subitems.count, candidate)) else { break }
            // Gaps alone can fill the box. Fractions of what they leave would be negative, and so fit for ever.
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

    /// Length of `count` entries of which none takes a measure: a share of the count times each subitem's extent.
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
        // What is wrong with a number of entries that is only tried is nothing to report; the one that is taken is solved anew.
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

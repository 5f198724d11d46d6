extension GroupSolver {
    /// Lengths of a last group of which only the first 1, 2, … items are there (layout-semantics 4.6): to the far end of
    /// those items, and what the full pattern leaves behind its own far end.
    ///
    /// - Parameter axis: the direction that groups follow each other in.
    mutating func partialLengths(of pattern: SolvedGroup, along axis: Axis) -> [Length] {
        let inner = pattern.area.extent(axis) - pattern.description.contentInsets.sum(axis)
        let leaves = pattern.leaves
        let existing = farEnds(of: leaves, in: pattern, axis)
        // An item that does not exist has no content either: its estimate says nothing about the pattern's far end.
        let missing = farEnds(of: leaves.reversed(), in: pattern, axis, countsContent: false).reversed()
        return zip(existing, missing.dropFirst() + [nil]).map { existing, missing in
            let existing = existing ?? .zero
            let full = missing.map { comparison.max(existing, $0) } ?? existing
            // Items that stick out far enough would leave less than nothing.
            return comparison.max(existing + inner - full, .zero)
        }
    }

    /// The far end of the first 1, 2, … leaves, from the start of the inner box.
    private mutating func farEnds(
        of leaves: some Sequence<SolvedItem>, in pattern: SolvedGroup, _ axis: Axis, countsContent: Bool = true
    ) -> [Length?] {
        var farEnd: Length?
        return leaves.map { leaf in
            guard countsContent || !leaf.sizesToContent[axis] else { return farEnd }
            let edge = leaf.description?.edgeSpacing.end(axis) ?? .fixed(0)
            let end =
                leaf.frame.end(axis) + Length(points: edge.isFlexible ? 0 : edge.spacing)
                - pattern.description.contentInsets.start(axis)
            farEnd = farEnd.map { comparison.max($0, end) } ?? end
            return farEnd
        }
    }
}

extension GroupSolver {
    /// The lengths of a last group with only its first 1, 2, … items (layout-semantics 4.6): up to the far end of those
    /// items, plus the space after the full pattern's far end.
    ///
    /// - Parameter axis: The axis along which groups follow each other.
    mutating func partialLengths(of pattern: SolvedGroup, along axis: Axis) -> [Length] {
        let inner = pattern.area.extent(axis) - pattern.description.contentInsets.sum(axis)
        let leaves = pattern.leaves
        let existing = farEnds(of: leaves, in: pattern, axis)
        // An item that does not exist has no content, so its estimate does not affect the pattern's far end.
        let missing = farEnds(of: leaves.reversed(), in: pattern, axis, countsContent: false).reversed()
        return zip(existing, missing.dropFirst() + [nil]).map { existing, missing in
            let existing = existing ?? .zero
            let full = missing.map { comparison.max(existing, $0) } ?? existing
            // Items that reach far beyond the group would give a negative length.
            return comparison.max(existing + inner - full, .zero)
        }
    }

    /// The far ends of the first 1, 2, … leaves, measured from the start of the inner box.
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

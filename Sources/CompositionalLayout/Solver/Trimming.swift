extension GroupSolver {
    /// Length of a last group of which only `existing` items are there (layout-semantics 4.6): to the far end of those
    /// items, and what the full pattern leaves behind its own far end.
    mutating func trimmedLength(of pattern: SolvedGroup, existing: Int) -> Length {
        let inner = pattern.area.height - pattern.description.contentInsets.sum(.vertical)
        // An item that does not exist has no content either: its estimate says nothing about the pattern's far end.
        let full =
            pattern.leaves.prefix(existing) + pattern.leaves.dropFirst(existing).filter { !$0.sizesToContent.height }
        return farEnd(pattern.leaves.prefix(existing), of: pattern) + inner - farEnd(full, of: pattern)
    }

    private mutating func farEnd(_ leaves: ArraySlice<SolvedItem>, of pattern: SolvedGroup) -> Length {
        let ends = leaves.map { leaf in
            let edge = leaf.description.edgeSpacing.end(.vertical)
            return leaf.frame.maxY + Length(points: edge.isFlexible ? 0 : edge.spacing)
        }
        return (comparison.max(ends) ?? .zero) - pattern.description.contentInsets.start(.vertical)
    }
}

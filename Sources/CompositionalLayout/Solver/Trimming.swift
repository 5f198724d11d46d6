extension GroupSolver {
    /// Length of a last group of which only `existing` items are there (layout-semantics 4.6): to the far end of those
    /// items, and what the full pattern leaves behind its own far end.
    mutating func trimmedLength(of pattern: SolvedGroup, existing: Int) -> Length {
        let inner = pattern.area.height - pattern.description.contentInsets.sum(.vertical)
        return farEnd(pattern, existing: existing) + inner - farEnd(pattern, existing: pattern.leaves.count)
    }

    private mutating func farEnd(_ pattern: SolvedGroup, existing: Int) -> Length {
        let ends = pattern.leaves.prefix(existing).map { leaf in
            let edge = leaf.description.edgeSpacing.end(.vertical)
            return leaf.frame.maxY + Length(points: edge.isFlexible ? 0 : edge.spacing)
        }
        return (comparison.max(ends) ?? .zero) - pattern.description.contentInsets.start(.vertical)
    }
}

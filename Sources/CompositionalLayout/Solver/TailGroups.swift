extension SectionSolver {
    /// True if each tail has as many items as its key says. Adds a problem for each that does not. All tails are
    /// checked at any number of items, because a page gets more items over time.
    mutating func tailsAreSound(capacity: Int, _ groups: inout GroupSolver) -> Bool {
        // Cells without items must not affect the largest sibling.
        let shared = groups.uniform
        defer { groups.uniform = shared }
        var areSound = true
        for (remainder, tail) in section.tailGroups.sorted(by: { $0.key < $1.key }) where remainder < capacity {
            guard let pattern = groups.solve(tail, in: groupBase, space: groupBase, firstItem: 0) else { return false }
            guard pattern.leafCount != remainder else { continue }
            groups.findings.report(.tailMismatch(remainder: remainder, cells: pattern.leafCount), group: tail)
            areSound = false
        }
        return areSound
    }
}

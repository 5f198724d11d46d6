extension SectionSolver {
    /// Whether each group that may lay out the last items holds as many as it is there for; a problem is added for one
    /// that does not. All of them are asked, whatever the number of items: a page gets more items as time goes by.
    mutating func tailsAreSound(capacity: Int, _ groups: inout GroupSolver) -> Bool {
        // What no item stands in says nothing about the largest sibling.
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

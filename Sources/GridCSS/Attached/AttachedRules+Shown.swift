extension AttachedRules {
    /// The cells that show an element.
    struct Shown: Hashable {
        /// Cell indices in the repeated group.
        let leaves: Set<Int>
        /// The number of cells in the repeated group; 1 if all cells show the element.
        let capacity: Int
        /// Cell indices in the tails, by the number of a tail's cells; empty if the tail is the section's own group.
        let tails: [Int: Set<Int>]

        init(leaves: Set<Int>, capacity: Int, tails: [Int: Set<Int>] = [:]) {
            let areAlike = tails.allSatisfy { count, shown in shown == leaves.filter { $0 < count } }
            let isEvery = areAlike && leaves.count == capacity
            self.leaves = isEvery ? [0] : leaves
            self.capacity = isEvery ? 1 : capacity
            self.tails = areAlike ? [:] : tails
        }

        /// Cell indices whose cells contain the element. It is not known here which of them a tail uses.
        var holders: Set<Int> { tails.values.reduce(leaves) { $0.union($1) } }

        /// Selectors of the cells that do not show the element.
        var otherCells: [String] {
            let tails = tails.sorted { $0.key < $1.key }
            var cells: [String] = []
            if leaves.count < capacity {
                let shown =
                    leaves.sorted().map { CellSelector.nth($0 + 1, of: capacity) }
                    + tails.flatMap { last($0.value.subtracting(leaves), of: $0.key) }
                cells.append(":not(\(shown.joined(separator: ", ")))")
            }
            return cells
                + tails.flatMap { count, shown in
                    last(leaves.filter { $0 < count }.subtracting(shown), of: count)
                }
        }

        /// Selectors of cells, given their indices in a tail of `count` cells.
        private func last(_ places: Set<Int>, of count: Int) -> [String] {
            places.sorted().map { CellSelector.last($0, existing: count, of: capacity) }
        }
    }
}

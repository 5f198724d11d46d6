extension AttachedRules {
    /// Which cells show an element.
    struct Shown: Hashable {
        /// Those of the repeated group.
        let leaves: Set<Int>
        /// Cells of the repeated group; 1 where all cells show it.
        let capacity: Int
        /// Those of the tails, by the number of cells that a tail lays out; empty where they are the group's own.
        let tails: [Int: Set<Int>]

        init(leaves: Set<Int>, capacity: Int, tails: [Int: Set<Int>] = [:]) {
            let areAlike = tails.allSatisfy { count, shown in shown == leaves.filter { $0 < count } }
            let isEvery = areAlike && leaves.count == capacity
            self.leaves = isEvery ? [0] : leaves
            self.capacity = isEvery ? 1 : capacity
            self.tails = areAlike ? [:] : tails
        }

        /// Places in the group whose cells hold the element: which of them a tail takes is not known there.
        var holders: Set<Int> { tails.values.reduce(leaves) { $0.union($1) } }

        /// Selectors of the cells that do not show it.
        var otherCells: [String] {
            let tails = tails.sorted { $0.key < $1.key }
            var cells: [String] = []
            if leaves.count < capacity {
                let shown =
                    leaves.sorted().map { ListLowering.nth($0 + 1, of: capacity) }
                    + tails.flatMap { last($0.value.subtracting(leaves), of: $0.key) }
                cells.append(":not(\(shown.joined(separator: ", ")))")
            }
            return cells
                + tails.flatMap { count, shown in
                    last(leaves.filter { $0 < count }.subtracting(shown), of: count)
                }
        }

        /// Cells by their places in the tail of so many cells.
        private func last(_ places: Set<Int>, of count: Int) -> [String] {
            places.sorted().map { ListLowering.lastCell($0, existing: count, of: capacity) }
        }
    }
}

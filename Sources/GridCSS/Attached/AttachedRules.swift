/// What the stylesheet says about the badges of a section's cells within one interval.
struct AttachedRules: Hashable {
    /// Which cells of the pattern show an element.
    struct Shown: Hashable {
        let leaves: Set<Int>
        /// Cells of the pattern; 1 where all of them show it.
        let capacity: Int

        init(leaves: Set<Int>, capacity: Int) {
            let isEvery = leaves.count == capacity
            self.leaves = isEvery ? [0] : leaves
            self.capacity = isEvery ? 1 : capacity
        }
    }

    /// Selectors go on behind that of the list.
    var rules: [Rule] = []
    /// In the order that they are drawn in.
    var elements: [NumberedKind] = []
    var shown: [NumberedKind: Shown] = [:]

    /// Hides elements that the markup holds for the sake of other intervals.
    ///
    /// - Parameter all: what every interval shows.
    func hidden(among all: [AttachedRules]) -> [Rule] {
        NumberedKind.union(all.map(\.elements)).compactMap { element in
            let selector = element.selector("supplementary", isAlone: element.number == 0)
            let nothing = [Declaration("display", "none")]
            guard let shown = shown[element] else { return Rule(" > * > \(selector)", nothing) }
            guard shown.capacity > 1, all.contains(where: { $0.shown[element] != shown }) else { return nil }
            let cells = shown.leaves.sorted().map { ListLowering.nth($0 + 1, of: shown.capacity) }
            return Rule(" > :not(\(cells.joined(separator: ", "))) > \(selector)", nothing)
        }
    }
}

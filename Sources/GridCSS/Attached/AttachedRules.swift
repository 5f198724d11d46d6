/// The rules for the badges of a section's cells within one interval.
struct AttachedRules: Hashable {
    /// Each selector continues the list's selector.
    var rules: [Rule] = []
    /// The elements in drawing order.
    var elements: [NumberedKind] = []
    var shown: [NumberedKind: Shown] = [:]

    /// Rules that hide elements that the markup contains only for other intervals.
    ///
    /// - Parameter all: The rules of all intervals.
    func hidden(among all: [AttachedRules]) -> [Rule] {
        NumberedKind.union(all.map(\.elements)).flatMap { element -> [Rule] in
            let selector = element.selector("supplementary", isAlone: element.number == 0)
            func hide(_ cells: String) -> Rule { Rule(" > \(cells) > \(selector)", [Declaration("display", "none")]) }
            guard let shown = shown[element] else { return [hide("*")] }
            guard !shown.tails.isEmpty || all.contains(where: { $0.shown[element] != shown }) else { return [] }
            return shown.otherCells.map(hide)
        }
    }
}

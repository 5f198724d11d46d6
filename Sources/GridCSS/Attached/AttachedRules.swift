/// What the stylesheet says about the badges of a section's cells within one interval.
struct AttachedRules: Hashable {
    /// Selectors go on behind that of the list.
    var rules: [Rule] = []
    /// In the order that they are drawn in.
    var elements: [NumberedKind] = []
    var shown: [NumberedKind: Shown] = [:]

    /// Hides elements that the markup holds for the sake of other intervals.
    ///
    /// - Parameter all: what every interval shows.
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

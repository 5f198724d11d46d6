/// The markup is the same for all widths, heights and text. Rules hide the elements that an interval does not show.
extension SectionStyle {
    /// The intervals of all variants.
    var allIntervals: [Interval] { variants.flatMap(\.intervals) }

    static func decorationItems(_ intervals: [Interval]) -> [String] {
        NumberedKind.union(intervals.map(\.rules.decorations.elements)).map(\.kind)
    }

    func hiddenSupplementaries(in rules: SectionRules) -> [Rule] {
        let hidden = rules.list.attached.hidden(among: allIntervals.map(\.rules.list.attached))
        if stacks == nil { return hidden }
        var wrapped = WrappedCells()
        return wrapped.rules(hidden)
    }

    func hiddenDecorations(in rules: SectionRules) -> [Rule] {
        NumberedKind.numbered(decorationItems).filter { !rules.decorations.elements.contains($0) }.map { element in
            Rule(
                " > \(element.selector("decoration", isAlone: element.number == 0))",
                [Declaration("display", "none")])
        }
    }
}

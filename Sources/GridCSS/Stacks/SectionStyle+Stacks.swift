/// The markup is the same for all widths, heights and text, so all intervals with stacks must use the same boxes.
extension SectionStyle {
    /// Determines the boxes of the section, and adapts the rules of intervals without stacks to cells in boxes.
    mutating func nestCells() {
        guard let model = allIntervals.first(where: { $0.rules.list.nesting != nil }),
            let elements = model.rules.list.nesting.map(StackNesting.repetition)
        else { return }
        var wrapped = WrappedCells()
        for index in variants.indices {
            variants[index].intervals = nested(variants[index], in: elements, of: model, &wrapped)
        }
        for interval in allIntervals { _ = wrapped.rules(hiddenSupplementaries(in: interval.rules)) }
        stacks = StackNesting(
            elements: elements, capacities: wrapped.capacities.sorted(), lastCells: wrapped.lastCells)
    }

    private mutating func nested(
        _ variant: PageVariant<Interval>, in elements: [StackNesting.Element], of model: Interval,
        _ wrapped: inout WrappedCells
    ) -> [Interval] {
        var result: [Interval] = []
        for interval in variant.intervals {
            if let own = interval.rules.list.nesting {
                if StackNesting.repetition(of: own) == elements {
                    var rules = interval.rules
                    rules.list.attached.rules = wrapped.rules(rules.list.attached.rules)
                    result.append(
                        Interval(lowerBound: interval.lowerBound, upperBound: interval.upperBound, rules: rules))
                    continue
                }
                problems.append(
                    Problem(
                        cause: .lowering(.conflictingStacks(from: model.lowerBound, to: model.upperBound)),
                        lowerBound: interval.lowerBound, upperBound: interval.upperBound,
                        condition: variant.condition))
                continue
            }
            var rules = interval.rules
            rules.list.cells = wrapped.rules(rules.list.cells)
            rules.list.tails = wrapped.rules(rules.list.tails)
            rules.list.attached.rules = wrapped.rules(rules.list.attached.rules)
            result.append(Interval(lowerBound: interval.lowerBound, upperBound: interval.upperBound, rules: rules))
        }
        return result
    }
}

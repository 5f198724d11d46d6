import CompositionalLayout

/// The arrangement for a range of widths, from `start` to the next range's start.
typealias SplitRange = (start: Int, arrangement: SplitArrangement)

extension IntervalFinder {
    /// The different arrangements of a provider, in ascending order of width.
    func arrangements(of provider: (LayoutEnvironment) -> SplitArrangement) -> [SplitRange] {
        var found: [SplitRange] = []
        for width in widths {
            let arrangement = provider(environment.layoutEnvironment(width: Double(width)))
            if found.last?.arrangement != arrangement { found.append((width, arrangement)) }
        }
        return found
    }
}

extension SplitLowering {
    func intervals(_ ranges: [SplitRange]) -> [SplitStyle.Interval] {
        ranges.enumerated().map { number, range in
            SplitStyle.Interval(
                lowerBound: range.start, upperBound: number + 1 < ranges.count ? ranges[number + 1].start : nil,
                arrangement: range.arrangement, rules: rules(of: range.arrangement))
        }
    }

    /// - Parameter condition: The windows in which the problems occur.
    func problems(
        _ ranges: [SplitRange], in finder: IntervalFinder, under condition: PageCondition
    ) -> [SectionStyle.Problem] {
        let last = finder.widths.upperBound
        var problems: [SectionStyle.Problem] = []
        for (number, range) in ranges.enumerated() {
            let end = number + 1 < ranges.count ? ranges[number + 1].start - 1 : last
            for (cause, widths) in self.problems(
                of: range.arrangement, widths: range.start...end, height: finder.environment.height)
            {
                // A problem of neighbouring ranges is reported once.
                let before = problems.lastIndex { $0.cause == cause && $0.upperBound == widths.lowerBound }
                let lower = before.map { problems.remove(at: $0).lowerBound } ?? widths.lowerBound
                problems.append(
                    SectionStyle.Problem(
                        cause: cause, lowerBound: lower,
                        upperBound: widths.upperBound == last ? nil : widths.upperBound + 1, condition: condition))
            }
        }
        return problems
    }
}

import CompositionalLayout

/// The arrangement of a range of widths: from `start` to that of the next one.
typealias SplitRange = (start: Int, arrangement: SplitArrangement)

extension IntervalFinder {
    /// The different arrangements that a provider gives, in order.
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

    /// - Parameter height: for viewports that are lower only; `nil` for all, or all others.
    func problems(
        _ ranges: [SplitRange], in finder: IntervalFinder, below height: Double? = nil
    ) -> [SectionStyle.Problem] {
        let last = finder.widths.upperBound
        var problems: [SectionStyle.Problem] = []
        for (number, range) in ranges.enumerated() {
            let end = number + 1 < ranges.count ? ranges[number + 1].start - 1 : last
            for (cause, widths) in self.problems(
                of: range.arrangement, widths: range.start...end, height: finder.environment.height)
            {
                // Neighbouring ranges may have the same trouble, which is said once.
                let before = problems.lastIndex { $0.cause == cause && $0.upperBound == widths.lowerBound }
                let lower = before.map { problems.remove(at: $0).lowerBound } ?? widths.lowerBound
                problems.append(
                    SectionStyle.Problem(
                        cause: cause, lowerBound: lower,
                        upperBound: widths.upperBound == last ? nil : widths.upperBound + 1, heightBelow: height))
            }
        }
        return problems
    }
}

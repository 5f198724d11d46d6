import CompositionalLayout

extension SplitLowering {
    typealias LocatedProblem = (cause: SectionStyle.Problem.Cause, widths: ClosedRange<Int>)

    /// The properties of an arrangement that the rules cannot express.
    func problems(of arrangement: SplitArrangement, widths: ClosedRange<Int>, height: Double) -> [LocatedProblem] {
        guard [arrangement.leftSideRatio, arrangement.splitSpacing].allSatisfy(\.isFinite) else {
            return [(.layout(LayoutProblem(.nonFinite, section: nil)), widths)]
        }
        var problems = sideChanges(in: arrangement).map { LocatedProblem(.lowering($0), widths) }
        guard arrangement.onlySide == nil else { return problems }
        if arrangement.splitSpacing < 0 { problems.append((.lowering(.overlappingSides), widths)) }
        for side in SplitSide.allCases {
            let tooNarrow = widths.filter { width in
                let span = arrangement.span(of: side, in: Size(width: Double(width), height: height))
                return span.map { $0.width < 1 } ?? true
            }
            if let first = tooNarrow.first, let last = tooNarrow.last {
                problems.append((.lowering(.sideWithoutWidth(side)), first...last))
            }
        }
        return problems
    }

    /// Sections that are not on the side of their element, or that are hidden while other sections of the element stay.
    private func sideChanges(in arrangement: SplitArrangement) -> [LoweringProblem] {
        guard arrangement.sides.count == stacks.homes.count else { return [.sideChanges(section: stacks.homes.count)] }
        guard let onlySide = arrangement.onlySide else {
            return arrangement.sides.indices.filter { arrangement.sides[$0] != stacks.homes[$0] }
                .map { .sideChanges(section: $0) }
        }
        return stacks.inDocumentOrder.flatMap { stack -> [LoweringProblem] in
            let gone = stack.sections.filter { arrangement.sides[$0] != onlySide }
            return gone.count == stack.sections.count ? [] : gone.map { .sideChanges(section: $0) }
        }
    }
}

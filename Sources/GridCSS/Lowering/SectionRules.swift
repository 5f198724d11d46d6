import CompositionalLayout

/// The rules of one section in one interval.
struct SectionRules: Hashable {
    /// Declarations for the section's box if it stays clear of insets at its sides.
    var place: [Declaration]
    var boundary: BoundaryLowering.Result
    var decorations: DecorationRules
    var list: ListRules
    /// True if parts have their own drawing order, which must not affect elements outside the section.
    var isIsolated: Bool

    init(_ interval: WidthInterval, widths: ClosedRange<Double>) throws(LoweringProblem) {
        if interval.dependsOnText { throw .dependsOnText }
        let solved = interval.solved.sections[0]
        place = SectionPlace(interval.solved).declarations
        let order = DrawingOrder(solved, tails: interval.orderedTails.map(\.pattern))
        isIsolated = order != nil
        let extremes = LengthUnits.extremes(widths, height: interval.solved.container.height)
        boundary = try BoundaryLowering(
            items: solved.boundaryItems, stacks: interval.section?.stacksBoundaryItems ?? false, body: .cells,
            width: solved.body.width
        ) { length in
            guard let shortest = interval.shortestBody else { return false }
            return extremes.allSatisfy { (shortest - length).value(in: $0) >= 0 }
        }.result()
        if let order { boundary.order(solved.boundaryItems, by: order) }
        boundary.items += RowDots.rules(solved)
        decorations = DecorationRules(solved, order)
        guard let section = interval.section, let run = solved.runs.first else {
            list = ListRules()
            return
        }
        let lowering = ListLowering(
            interval: interval, section: section, run: run, widths: widths, order: order)
        if let row = solved.orthogonalRow {
            list = try OrthogonalLowering(list: lowering, row: row).rules()
        } else {
            list = try lowering.rules()
        }
    }
}

extension BoundaryLowering.Result {
    /// The drawing order of headers among badges and backgrounds. 1 is their default; pinned headers are above
    /// everything.
    fileprivate mutating func order(_ solved: [SolvedBoundaryItem], by order: DrawingOrder) {
        for (index, item) in solved.enumerated() where !item.isPinned {
            items[index].declarations += order.declaration(of: item.description)
        }
    }
}

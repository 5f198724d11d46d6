import CompositionalLayout

/// The grid of one stack. It contains a single group, so every cell has a fixed row and column.
extension StackLowering {
    /// - Parameter partial: Returns the stack with only its first cells; `nil` if no rules are needed for that.
    func rules(of stack: StackTree, partial: (Int) -> StackTree?) throws(LoweringProblem) -> StackRules {
        let columns = try columns(stack, existing: stack.stacks.count)
        let rows = try rows(stack, existing: stack.stacks.count)
        try lowering.checkRows(rows)
        var rules = StackRules(own: [Declaration("display", "grid")])
        if columns.tracks.map(\.size) == [.length(width(stack))], !columns.sizesToContent {
            // The box is as wide as its only column. So all such stacks have the same rule.
            rules.own.append(Declaration("grid-template-columns", "minmax(0, 1fr)"))
        } else {
            rules.own.append(Declaration("grid-template-columns", columns.tracks.map(\.size)))
        }
        if !columns.gap.isZero { rules.own.append(Declaration("column-gap", columns.gap)) }
        let isNatural =
            columns.tracks.count == 1
            && rows.placements.enumerated().allSatisfy { $0 == $1.firstTrack && $1.span == 1 }
        rules.cells = Self.siblings(
            stack.stacks.indices.map { number in
                let (column, row) = (columns.placements[number], rows.placements[number])
                let place =
                    isNatural
                    ? []
                    : [
                        Declaration("grid-area", Self.area(column, row))
                    ]
                return place + lowering.cell(number, columns, rows, isPlaced: false)
            })
        try addNested(to: &rules, stack, partial)
        try addTails(to: &rules, stack, (columns, rows), partial)
        return rules
    }

    private static func area(_ column: TrackPlan.Placement, _ row: TrackPlan.Placement) -> String {
        let start = "\(row.firstTrack + 1) / \(column.firstTrack + 1)"
        if row.span == 1, column.span == 1 { return start }
        return start + " / span \(row.span) / span \(column.span)"
    }

    /// Rules for the children of a box. Children with equal declarations share a rule.
    private static func siblings(_ declarations: [[Declaration]]) -> [Rule] {
        if Set(declarations).count == 1 { return declarations[0].isEmpty ? [] : [Rule(" > *", declarations[0])] }
        return CellSelector.rules(declarations) { ":nth-child(\($0 + 1))" }
    }

    private func columns(_ stack: StackTree, existing: Int) throws(LoweringProblem) -> TrackPlan {
        if stack.pattern.hasContent(.horizontal) {
            return try ContentTracks(axis: .horizontal, gapsBefore: true)
                .band(.group(stack.pattern), existing: existing)
                .moved(by: lowering.run.axis == .vertical ? lowering.run.origin.x : .zero).plan(gap: .pixels(0))
        }
        let area = stack.pattern.area
        let slices = Slices.cut(
            stack.pattern, along: .horizontal, from: area.x, to: area.maxX, custom: .whole
        )
        .map { $0.moved(by: lowering.run.axis == .vertical ? lowering.run.origin.x : .zero) }
        guard let plan = lowering.fixedTracks.plan(slices, dropsLead: false) else { throw .overlappingContent }
        return plan
    }

    /// The width of the box around a stack.
    private func width(_ stack: StackTree) -> CSSLength {
        let start = stack.pattern.area.x + (lowering.run.axis == .vertical ? lowering.run.origin.x : .zero)
        return Edge(start + stack.pattern.area.width).distance(from: Edge(start))
    }

    private func rows(_ stack: StackTree, existing: Int) throws(LoweringProblem) -> TrackPlan {
        // Engine and page round from the same corner.
        try ContentTracks(axis: .vertical, gapsBefore: true).band(.group(stack.pattern), existing: existing)
            .moved(by: lowering.run.axis == .vertical ? .zero : lowering.run.origin.y).plan(gap: .pixels(0))
    }

    private func addNested(
        to rules: inout StackRules, _ stack: StackTree, _ partial: (Int) -> StackTree?
    ) throws(LoweringProblem) {
        var first = 0
        var nested: [StackRules?] = []
        for (part, inner) in stack.stacks.enumerated() {
            let start = first
            first += stack.cellCounts[part]
            nested.append(
                try inner.map { inner throws(LoweringProblem) in
                    try self.rules(of: inner) { partial(start + $0)?.stacks[part] }
                })
        }
        let all = StackRules.joined(nested) { numbers in
            " > " + CellSelector.any(numbers.map { ":nth-child(\($0 + 1))" })
        }
        rules.cells += all.cells
        rules.tails += all.tails
    }

    /// In a stack that is not full, cells lose the gaps to cells that do not exist.
    private func addTails(
        to rules: inout StackRules, _ stack: StackTree, _ full: (columns: TrackPlan, rows: TrackPlan),
        _ partial: (Int) -> StackTree?
    ) throws(LoweringProblem) {
        let cellCount = stack.cellCounts.reduce(0, +)
        var seen: Set<Int> = []
        for cells in 1..<max(cellCount, 1) {
            let existing = stack.partCount(ofCells: cells)
            guard existing < stack.stacks.count, seen.insert(existing).inserted, let shown = partial(cells) else {
                continue
            }
            var changes = Array(repeating: [Declaration](), count: existing)
            func compare(_ property: String, _ plan: TrackPlan, _ full: TrackPlan) {
                for (number, placement) in plan.placements.enumerated()
                where placement.endMargin != full.placements[number].endMargin {
                    changes[number].append(Declaration(property, placement.endMargin))
                }
            }
            compare("margin-block-end", try rows(shown, existing: existing), full.rows)
            if full.columns.placements.contains(where: \.sizesToContent) {
                compare("margin-inline-end", try columns(shown, existing: existing), full.columns)
            }
            for (number, declarations) in changes.enumerated() where !declarations.isEmpty {
                rules.tails.append(
                    Rule(" > :nth-child(\(number + 1)):nth-last-child(\(existing - number))", declarations))
            }
        }
    }
}

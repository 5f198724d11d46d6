import CompositionalLayout

/// Lowers the repeated group of one solved section.
struct ListLowering {
    let interval: WidthInterval
    var section: LayoutSection
    let run: GroupRun
    let widths: ClosedRange<Double>
    let order: DrawingOrder?
    /// The cells of a full group.
    let leaves: [SolvedItem]

    init(
        interval: WidthInterval, section: LayoutSection, run: GroupRun, widths: ClosedRange<Double>,
        order: DrawingOrder? = nil
    ) {
        self.interval = interval
        self.section = section
        self.run = run
        self.widths = widths
        self.order = order
        leaves = run.pattern.leaves
    }

    var capacity: Int { leaves.count }

    func rules() throws(LoweringProblem) -> ListRules {
        if let rows = RowLowering(self) { return try completed(rows.rules()) }
        if let columns = ColumnLowering(self) { return try completed(columns.rules()) }
        if let lines = try WrappedLines(self) { return try lines.ofSingleCells.completed(lines.rules()) }
        return try completed(groupRules())
    }

    /// Adds what does not depend on the places of the cells.
    private func completed(_ rules: ListRules) throws(LoweringProblem) -> ListRules {
        var rules = rules
        rules.tails += emptyRoom
        rules.attached = try attachedRules()
        addCellOrder(to: &rules)
        rules.cells += section.rowStyle.rules
        return rules
    }

    func addCellOrder(to rules: inout ListRules) {
        if rules.nesting == nil {
            rules.cells += cellOrder
        } else {
            // Cells in boxes are selected like cells with badges.
            rules.attached.rules = cellOrder + rules.attached.rules
        }
    }

    func groupRules() throws(LoweringProblem) -> ListRules {
        if ([run] + interval.tails.values).contains(where: \.pattern.countsByContent) { throw .contentInFixedStack }
        if run.pattern.hasContent(.horizontal), capacity > 1 { return try StackLowering(boxing: self).rules() }
        let tree = StackTree(run.pattern)
        guard tree.hasStacks else { return try flatRules() }
        let rules = try StackLowering(self).rules()
        if !rules.needsIndex { return rules }
        let strict = try StackLowering(self, isStrict: true).rules()
        if strict.needsIndex { throw .parallelContentStacks }
        return strict
    }

    /// The rules for all cells in one grid.
    func flatRules() throws(LoweringProblem) -> ListRules {
        let (columns, tails) = try columns()
        let hasContent = leaves.contains(where: \.sizesToContent.height)
        if run.pattern.isPlainRow, let columns { return try contentRules(columns, tails) }
        let hasForms = run.pattern.hasPartialForms || section.lastGroupAlignment != .leading
        if capacity > PartialGroups.mostCells, hasForms { throw .tooManyCells }
        if hasContent || tailsHaveContent {
            guard let columns else { throw .overlappingContent }
            return try contentRules(columns, tails)
        }
        guard let columns, let rows = repeatedTracks(fixedTracks, along: .vertical) else {
            return ZeroColumns(lowering: self).rules()
        }
        return fixedRules(columns, rows, tails) ?? ZeroColumns(lowering: self).rules()
    }

    private func columns() throws(LoweringProblem) -> (columns: TrackPlan?, tails: [Tail]) {
        if run.pattern.hasContent(.horizontal) { return (try contentColumn(), []) }
        let tiles = columns(.tiles(interval.solved.container))
        return tiles.columns == nil ? columns(.whole) : tiles
    }

    var fixedTracks: FixedTracks { FixedTracks(extremes: extremes) }

    /// The extremes of width and text in the interval.
    var extremes: [LengthUnits] { LengthUnits.extremes(widths, height: interval.solved.container.height) }
}

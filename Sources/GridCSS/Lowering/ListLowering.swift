import CompositionalLayout

/// Lowers the repeated group of one solved section.
struct ListLowering {
    let interval: WidthInterval
    let section: LayoutSection
    let run: GroupRun
    let widths: ClosedRange<Double>
    /// The cells of a full group.
    let leaves: [SolvedItem]

    init(interval: WidthInterval, section: LayoutSection, run: GroupRun, widths: ClosedRange<Double>) {
        self.interval = interval
        self.section = section
        self.run = run
        self.widths = widths
        leaves = run.pattern.leaves
    }

    var capacity: Int { leaves.count }

    func rules() throws(LoweringProblem) -> ListRules {
        var rules = try groupRules()
        rules.tails += emptyRoom
        return rules
    }

    func groupRules() throws(LoweringProblem) -> ListRules {
        if leaves.contains(where: \.sizesToContent.width) { throw .contentWidth }
        let fixedTracks = FixedTracks(widths: widths, height: interval.solved.container.height)
        let columns = fixedTracks.plan(
            Slices.cut(run.pattern, along: .horizontal, from: .zero, to: run.pattern.area.width)
                .map { $0.moved(by: run.origin.x) }, dropsLead: true)
        let hasContent = leaves.contains(where: \.sizesToContent.height)
        if run.pattern.isPlainRow, let columns { return try contentRules(columns) }
        if capacity > PartialGroups.mostCells, run.pattern.hasPartialForms { throw .tooManyCells }
        if hasContent {
            guard let columns else { throw .parallelContentStacks }
            return try contentRules(columns)
        }
        guard let columns, let rows = fixedRows(fixedTracks) else { return ZeroColumns(lowering: self).rules() }
        return fixedRules(columns, rows) ?? ZeroColumns(lowering: self).rules()
    }
}

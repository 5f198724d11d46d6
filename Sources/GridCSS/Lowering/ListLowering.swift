import CompositionalLayout

/// Lowers the repeated group of one solved section.
struct ListLowering {
    let interval: WidthInterval
    let section: LayoutSection
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
        var rules = try groupRules()
        rules.tails += emptyRoom
        rules.cells += cellOrder
        rules.attached = try attachedRules()
        return rules
    }

    func groupRules() throws(LoweringProblem) -> ListRules {
        if leaves.contains(where: \.sizesToContent.width) { throw .contentWidth }
        let columns = columns(.tiles(interval.solved.container)) ?? columns(.whole)
        let hasContent = leaves.contains(where: \.sizesToContent.height)
        if run.pattern.isPlainRow, let columns { return try contentRules(columns) }
        if capacity > PartialGroups.mostCells, run.pattern.hasPartialForms { throw .tooManyCells }
        if hasContent {
            guard let columns else { throw .parallelContentStacks }
            return try contentRules(columns)
        }
        guard let columns, let rows = repeatedTracks(fixedTracks, along: .vertical) else {
            return ZeroColumns(lowering: self).rules()
        }
        return fixedRules(columns, rows) ?? ZeroColumns(lowering: self).rules()
    }

    var fixedTracks: FixedTracks { FixedTracks(widths: widths, height: interval.solved.container.height) }

    private func columns(_ custom: Slices.CustomCut) -> TrackPlan? {
        let slices = Slices.cut(
            run.pattern, along: .horizontal, from: .zero, to: run.pattern.area.width, custom: custom)
        return fixedTracks.plan(slices.map { $0.moved(by: run.origin.x) }, dropsLead: true)
    }
}

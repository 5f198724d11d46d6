import CompositionalLayout

/// Groups that hold as many cells as fit by the widths of their contents, like tags: the browser's flex lines. Each line
/// is one group (layout-semantics 4.4).
///
/// All cells are alike, because only the browser knows which of them begins a line.
struct WrappedLines {
    let lowering: ListLowering
    private let group: SolvedGroup
    private let cell: SolvedItem

    /// `nil` if the group's cells have known widths, or if their widths do not change their number.
    init?(_ lowering: ListLowering) throws(LoweringProblem) {
        let group = lowering.run.pattern
        guard group.countsOwnContent, group.description.axis == .horizontal else { return nil }
        guard case .item(let cell)? = group.children.first, group.description.repeatsOneSubitem,
            group.supplementaryItems.isEmpty, lowering.interval.tails.isEmpty
        else { throw .unlikeCells }
        if group.sharesLength { throw .uniformGroups }
        self.lowering = lowering
        self.group = group
        self.cell = cell
    }

    func rules() throws(LoweringProblem) -> ListRules {
        var rules = ListRules()
        rules.list = try list()
        rules.cells = [Rule(" > *", try cellDeclarations())]
        return rules
    }

    /// The same list with one cell in each group, for rules that cells have whatever their line is.
    var ofSingleCells: ListLowering {
        ListLowering(
            interval: lowering.interval, section: lowering.section,
            run: lowering.run.repeating(group.holding([.item(cell)]), partialLengths: []), widths: lowering.widths,
            order: lowering.order)
    }

    private func list() throws(LoweringProblem) -> [Declaration] {
        let insets = group.description.contentInsets
        let start = lowering.run.origin.x + insets.start(.horizontal)
        let end = lowering.run.origin.x + group.area.maxX - insets.end(.horizontal)
        let room = end - start
        let between = lowering.run.pitch - group.area.height
        let gap = group.description.interItemSpacing
        // Lines hold the same cells in the browser only if both compare with the same number of pixels. Browsers lose
        // fractions of pixels where flexible spacing divides a line.
        guard room.isWhole, abs(room.width - room.width.rounded()) < 1e-9, !gap.isFlexible,
            gap.spacing == gap.spacing.rounded()
        else { throw .fractionsBesideContent }
        guard between.points >= 0, gap.spacing >= 0 else { throw .overlappingContent }
        let lines = Edge(lowering.run.pitch).distance(from: Edge(group.area.height))
        var result = [Declaration("display", "flex"), Declaration("flex-wrap", "wrap")]
        let gaps = [lines, CSSLength.pixels(Int(gap.spacing))]
        if !gaps.allSatisfy(\.isZero) { result.append(Declaration("gap", gaps.map { .length($0) })) }
        let body = Edge(lowering.interval.solved.sections[0].body.width)
        return result + lowering.room
            + Declaration.pair("margin-inline", Edge(start).css, body.distance(from: Edge(end)))
    }

    private func cellDeclarations() throws(LoweringProblem) -> [Declaration] {
        // A row of two has all the places that a row of many has.
        let pair = group.holding([.item(cell), .item(cell)])
        let place = try ContentTracks.rows.band(.group(pair), existing: 2).plan(gap: .pixels(0)).placements[0]
        if cell.sizesToContent.height, !group.sizesToContent.height { throw .contentInFixedStack }
        let end =
            group.sizesToContent.height
            ? place.endMargin : Edge(group.area.maxY).distance(from: Edge(cell.frame.maxY))
        var result = [Declaration("flex", "none")] + (try widths())
        if !place.fillsTracks { result.append(Declaration("align-self", place.alignment.rawValue)) }
        if !place.sizesToContent { result.append(Declaration.size("block-size", place.extent)) }
        return result + Declaration.pair("margin-block", place.startMargin, end)
    }

    /// The space beside a cell, and the most width that it has.
    private func widths() throws(LoweringProblem) -> [Declaration] {
        let spacing = SolvedElement.item(cell).edgeSpacing
        let edges = [spacing.start(.horizontal), spacing.end(.horizontal)]
        guard edges.allSatisfy({ !$0.isFlexible && $0.spacing == $0.spacing.rounded() }) else {
            throw .fractionsBesideContent
        }
        let margins = edges.map { CSSLength.pixels(Int($0.spacing)) }
        let taken = margins[0].pixels + margins[1].pixels
        let most = taken == 0 ? "100%" : "calc(100% \(taken > 0 ? "-" : "+") \(abs(taken))px)"
        return [Declaration("max-inline-size", most)] + Declaration.pair("margin-inline", margins[0], margins[1])
    }
}

extension LayoutGroup {
    fileprivate var repeatsOneSubitem: Bool {
        guard case .subitems(let subitems) = arrangement else { return false }
        return subitems.allSatisfy { $0 == subitems[0] }
    }
}

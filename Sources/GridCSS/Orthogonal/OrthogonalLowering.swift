import CompositionalLayout

/// Lowers a section with its own scrolling: a list in a scrolling element, whose columns are repeated for each group.
struct OrthogonalLowering {
    let list: ListLowering
    let row: OrthogonalRow

    var run: GroupRun { list.run }
    var section: LayoutSection { list.section }
    var capacity: Int { list.capacity }

    func rules() throws(LoweringProblem) -> ListRules {
        if run.pattern.countsByContent { throw .contentInFixedStack }
        try checkTails()
        if capacity > PartialGroups.mostCells, run.hasPartialForms { throw .tooManyCells }
        var rules = try groupRules()
        try snap(&rules)
        rules.tails += emptyRow(rules.list)
        rules.attached = try list.attachedRules()
        list.addCellOrder(to: &rules)
        return rules
    }

    private func groupRules() throws(LoweringProblem) -> ListRules {
        if run.pattern.hasContent(.horizontal) { return try contentWidthRules() }
        let tracks = list.fixedTracks
        let columns = list.repeatedTracks(tracks, along: .horizontal)
        if list.leaves.contains(where: \.sizesToContent.height) {
            if needsBoxes { return try boxedRules() }
            guard let columns else { throw .parallelContentStacks }
            let rows = try contentRow()
            return try trackRules(columns, rows, flow: flow(columns, rows) ?? .indexed)
        }
        guard list.interval.tails.isEmpty, let columns, let rows = fixedRows(tracks), let flow = flow(columns, rows)
        else { return zeroRows() }
        return try trackRules(columns, rows, flow: flow)
    }

    /// Without cells there are no rows, and the space of the groups above and below them is removed.
    private func emptyRow(_ declarations: [Declaration]) -> [Rule] {
        let bare = Rule(
            ":not(:has(li))", [Declaration("grid-template-rows", "none"), Declaration("block-size", "auto")])
        guard list.hasHeaders else {
            if scrollerRoom.isEmpty { return [bare] }
            // The section has no height. The list takes back what the scrolling element has moved.
            let zero = CSSLength.pixels(0)
            let back = Declaration.pair("padding-block", zero - lacks.above, zero - lacks.below)
            return [bare, Rule(":is(.cl-scroller:only-child > :not(:has(li)))", back)]
        }
        var padded = list
        padded.section.contentInsets.top = max(0, section.contentInsets.top)
        padded.section.contentInsets.bottom = max(0, section.contentInsets.bottom)
        let room = padded.insetsOnly
        let isPadded = declarations.contains { $0.property == "padding-block" }
        let isSaid =
            isPadded
            ? room.declarations.allSatisfy(declarations.contains)
            : room.declarations == [Declaration("padding-block", .pixels(0))]
        return isSaid ? [bare] : [bare, room]
    }

    /// The length of the last group along the row if it contains this number of cells.
    func lastLength(_ remainder: Int) -> Length {
        if let tail = tail(of: remainder) { return tailShift(tail) + tail.pattern.area.width }
        let partial = list.interval.partialGroups
        guard run.pattern.sizesToContent.width, remainder <= partial.count else {
            return run.length(ofCells: remainder % capacity)
        }
        return partial[remainder - 1].area.width
    }
}

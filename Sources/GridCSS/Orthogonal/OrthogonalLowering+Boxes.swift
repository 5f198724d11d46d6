import CompositionalLayout

/// A row of groups whose cells have their own rows or columns, or are as tall as the tallest of their group. Each group
/// is in a box with its own grid, because the groups would otherwise share the tracks.
extension OrthogonalLowering {
    var needsBoxes: Bool {
        if run.pattern.hasContent(.horizontal) { return capacity > 1 }
        guard run.pattern.hasContent else { return false }
        return !SolvedElement.group(run.pattern).isOneRow() || (capacity > 1 && TrackAlignment(edges, .vertical) != nil)
    }

    private var edges: EdgeSpacing { section.group.edgeSpacing }

    func boxedRules() throws(LoweringProblem) -> ListRules {
        let stacks = StackLowering(boxing: list)
        let rows = try contentRow(of: stacks.tree.pattern, existing: 1)
        let row = rows.placements[0]
        var rules = ListRules()
        rules.list = [
            Declaration("grid-template-rows", rows.tracks.map(\.size)), Declaration("grid-auto-flow", "column"),
        ]
        var box = [Declaration("align-self", row.alignment.rawValue)]
        if !row.sizesToContent { box.append(Declaration.size("block-size", row.extent)) }
        box += Declaration.pair("margin-block", row.startMargin, row.endMargin)
        if run.pattern.sizesToContent.width {
            let column = try groupColumn(of: stacks.tree.pattern)
            rules.list += [
                Declaration("grid-auto-columns", list.rowParts(column)), Declaration("column-gap", column.gap),
            ]
            close(&rules, RowEnd(afterContent: self))
        } else {
            box += fixedColumns(&rules, stacks)
        }
        rules.list += blockRoom(rows)
        rules.cells.insert(Rule(" > *", box), at: 0)
        try stacks.addStacks(to: &rules)
        return rules
    }

    /// Columns as wide as the distance to the next group.
    ///
    /// - Returns: The space beside each box.
    private func fixedColumns(_ rules: inout ListRules, _ stacks: StackLowering) -> [Declaration] {
        let pitch = Edge(run.pitch)
        rules.list.append(Declaration("grid-auto-columns", pitch.css))
        let width = Edge(run.pattern.area.width)
        // Scrolling ends with the last group, so its box must end there too.
        rules.tails = (1..<max(capacity, 1)).compactMap { cells in
            let end = Edge(lastLength(cells))
            guard end != width else { return nil }
            return Rule(
                ":has(\(stacks.tree.end(after: cells))) > :last-child",
                [Declaration("margin-inline-end", pitch.distance(from: end))])
        }
        close(&rules, RowEnd(pitch: pitch, lowering: self)) { ":has(\(stacks.tree.end(after: $0)))" }
        return Declaration.pair("margin-inline", .pixels(0), pitch.distance(from: width))
    }

    /// The selector of a group's first cell, which is the snap target.
    var firstCell: String {
        if snapsToBoxes { return " > .cl-stack" }
        guard needsBoxes, let box = StackTree(boxing: run.pattern).stacks[0] else {
            return " > \(CellSelector.nth(1, of: capacity))"
        }
        return " > .cl-stack" + box.firstCell
    }
}

import CompositionalLayout

/// A row of groups whose cells have their own rows or are as tall as the tallest of their group. Each group is in a box
/// with its own grid, because the groups would otherwise share the rows.
extension OrthogonalLowering {
    var needsBoxes: Bool { run.pattern.hasContent && !SolvedElement.group(run.pattern).isOneRow() }

    func boxedRules() throws(LoweringProblem) -> ListRules {
        let stacks = StackLowering(boxing: list)
        let rows = try contentRow(of: stacks.tree.pattern, existing: 1)
        let row = rows.placements[0]
        let pitch = Edge(run.pitch)
        var rules = ListRules()
        rules.list = [
            Declaration("grid-template-rows", rows.tracks.map(\.size)), Declaration("grid-auto-flow", "column"),
            Declaration("grid-auto-columns", pitch.css),
        ]
        rules.list += blockRoom(rows)
        var box = [Declaration("align-self", "start")]
        if !row.sizesToContent { box.append(Declaration.size("block-size", row.extent)) }
        box += Declaration.pair("margin-block", row.startMargin, row.endMargin)
        let width = Edge(run.pattern.area.width)
        box += Declaration.pair("margin-inline", .pixels(0), pitch.distance(from: width))
        rules.cells = [Rule(" > *", box)]
        // Scrolling ends with the last group, so its box must end there too.
        rules.tails = (1..<max(capacity, 1)).compactMap { cells in
            let end = Edge(lastLength(cells))
            guard end != width else { return nil }
            return Rule(
                ":has(\(stacks.tree.end(after: cells))) > :last-child",
                [Declaration("margin-inline-end", pitch.distance(from: end))])
        }
        close(&rules, RowEnd(pitch: pitch, lowering: self)) { ":has(\(stacks.tree.end(after: $0)))" }
        try stacks.addStacks(to: &rules)
        return rules
    }

    /// The selector of a group's first cell, which is the snap target.
    var firstCell: String {
        guard needsBoxes, let box = StackTree(boxing: run.pattern).stacks[0] else {
            return " > \(ListLowering.nth(1, of: capacity))"
        }
        return " > .cl-stack" + box.firstCell
    }
}

import CompositionalLayout

/// Lowers a repeated group with stacks. The list's grid contains the stacks as cells, and each stack has its own grid.
struct StackLowering {
    let lowering: ListLowering
    let tree: StackTree
    /// The trees of the group with only its first 1, 2, … cells.
    private let partialTrees: [StackTree]

    /// Lowers each group as a single stack.
    init(boxing lowering: ListLowering) {
        self.lowering = lowering
        tree = StackTree(boxing: lowering.run.pattern)
        partialTrees = lowering.interval.partialGroups.map { StackTree(boxing: $0) }
    }

    init(_ lowering: ListLowering, isStrict: Bool = false) {
        self.lowering = lowering
        tree = StackTree(lowering.run.pattern, isStrict: isStrict)
        partialTrees = lowering.interval.partialGroups.map { StackTree($0, isStrict: isStrict) }
    }

    func rules() throws(LoweringProblem) -> ListRules {
        try checkPartialForms()
        guard lowering.interval.tails.isEmpty else { throw .tailInContent }
        let ends = try fixedEnds()
        var rules = try list()
        rules.tails += ends
        rules.tails += try unevenTails(hasTails: !rules.tails.isEmpty)
        try addStacks(to: &rules)
        return rules
    }

    private func checkPartialForms() throws(LoweringProblem) {
        guard partialTrees.count >= lowering.capacity - 1 else { throw .tooManyCells }
    }

    /// Adds the rules for the contents of the boxes.
    func addStacks(to rules: inout ListRules) throws(LoweringProblem) {
        try checkPartialForms()
        var first = 0
        var lowered: [StackRules?] = []
        for (part, stack) in tree.stacks.enumerated() {
            let start = first
            first += tree.cellCounts[part]
            guard let stack else {
                lowered.append(nil)
                continue
            }
            lowered.append(
                try self.rules(of: stack) { cells in
                    start + cells <= partialTrees.count ? partialTrees[start + cells - 1].stacks[part] : nil
                })
        }
        let all = StackRules.joined(lowered) { numbers in
            if numbers.count == tree.stacks.count { return " > .cl-stack" }
            // Without the class, a browser tests every element of the page.
            return " > .cl-stack" + CellSelector.any(numbers.map { CellSelector.nth($0 + 1, of: tree.stacks.count) })
        }
        rules.cells += all.cells
        rules.tails += all.tails
        rules.nesting = tree.elements
    }

    /// The list's own rules, which treat each stack as a cell.
    private func list() throws(LoweringProblem) -> ListRules {
        let parts = tree.stacks.count
        // The last part counts as complete. Differences for an incomplete part get separate rules.
        let counts = (1..<max(parts, 1)).map(wholeCount)
        let interval = lowering.interval
        let outer = ListLowering(
            interval: WidthInterval(
                lowerBound: interval.lowerBound, upperBound: interval.upperBound, section: interval.section,
                solved: interval.solved,
                partialRuns: counts.map {
                    interval.partialRuns[$0 - 1].repeating(partialTrees[$0 - 1].pattern, partialLengths: [])
                }, tails: [:]),
            section: lowering.section,
            run: lowering.run.repeating(
                tree.pattern, partialLengths: counts.map { lowering.run.length(ofCells: $0) }),
            widths: lowering.widths)
        return try outer.flatRules()
    }

    /// The number of cells in the first parts.
    private func wholeCount(ofParts parts: Int) -> Int { tree.cellCounts.prefix(parts).reduce(0, +) }

    /// Corrections below a stack that is not full, if fractions of pixels make the space different from a full stack.
    private func unevenTails(hasTails: Bool) throws(LoweringProblem) -> [Rule] {
        func margins(_ tree: StackTree, _ existing: Int) throws(LoweringProblem) -> [CSSLength] {
            try ContentTracks.rows.band(.group(tree.pattern), existing: existing).plan(gap: .pixels(0)).placements.map(
                \.endMargin)
        }
        guard tree.pattern.hasContent else { return [] }
        let full = try margins(tree, tree.stacks.count)
        var rules: [Rule] = []
        for cells in 1..<max(lowering.capacity, 1) {
            let existing = tree.partCount(ofCells: cells)
            let whole = wholeCount(ofParts: existing)
            let others = try margins(whole == lowering.capacity ? tree : partialTrees[whole - 1], existing)
            for (part, margin) in try margins(partialTrees[cells - 1], existing).enumerated()
            where margin != others[part] || (!hasTails && margin != full[part]) {
                rules.append(
                    Rule(
                        ":has(\(tree.end(after: cells)))"
                            + " > \(CellSelector.nth(part + 1, of: full.count)):nth-last-child(\(existing - part))",
                        [Declaration("margin-block-end", margin)]))
            }
        }
        return rules
    }

    /// Corrections of the list's end if a group of fixed length is trimmed to its cells. Their lengths must be known.
    private func fixedEnds() throws(LoweringProblem) -> [Rule] {
        let run = lowering.run
        guard !run.pattern.sizesToContent.height else { return [] }
        let whole = Edge(run.length(ofCells: 0))
        var rules: [Rule] = []
        for cells in 1...lowering.capacity {
            let end = Edge(run.length(ofCells: cells)).distance(from: whole)
            if end.isZero { continue }
            guard !run.pattern.hasContent, tree.stacks.count == 1 else { throw .contentInFixedStack }
            rules.append(Rule(":has(\(tree.end(after: cells)))", [Declaration("margin-block-end", end)]))
        }
        return rules
    }
}

/// The rules of one stack. Selectors continue that of its box.
struct StackRules: Hashable {
    var own: [Declaration] = []
    var cells: [Rule] = []
    /// Rules for a stack that is the last of its parent and not full.
    var tails: [Rule] = []

    /// The rules of all stacks of one parent. Equal rules are joined.
    ///
    /// - Parameter selector: Continues the parent's selector for the parts with these indices.
    static func joined(_ stacks: [StackRules?], selector: ([Int]) -> String) -> (cells: [Rule], tails: [Rule]) {
        var order: [StackRules] = []
        var members: [StackRules: [Int]] = [:]
        for (number, stack) in stacks.enumerated() {
            guard let stack else { continue }
            if members[stack] == nil { order.append(stack) }
            members[stack, default: []].append(number)
        }
        var result: (cells: [Rule], tails: [Rule]) = ([], [])
        for stack in order {
            let box = selector(members[stack] ?? [])
            result.cells.append(Rule(box, stack.own))
            result.cells += stack.cells.map { Rule(box + $0.selector, $0.declarations) }
            result.tails += stack.tails.map { Rule(box + ":last-child" + $0.selector, $0.declarations) }
        }
        return result
    }
}

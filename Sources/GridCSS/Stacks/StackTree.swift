import CompositionalLayout

/// A group of which some parts cannot stand in the group's own grid: each of them is a single cell of it, a *stack*, and
/// has a grid of its own.
///
/// Two stacks of cells that are as tall as their content are such parts where they stand side by side: their rows have no
/// common order. So is a row of uniform cells where something else in its rows could make it taller. And so is a group of a
/// fixed height around cells of estimated ones, because it keeps its height whatever they take.
struct StackTree {
    /// The group with each stack as a single cell.
    let pattern: SolvedGroup
    /// For each cell of `pattern` the stack that it stands for; `nil` for a cell that is one.
    let stacks: [StackTree?]

    /// - Parameter isStrict: makes a stack of every part that would take several rows of the group's grid, or share one.
    ///   Automatic placement may not put cells beside such a part, and boxes carry no number to be placed by.
    init(_ group: SolvedGroup, isStrict: Bool = false) {
        let parts = Self.collapse(group, isOutermost: true, isStrict: isStrict)
        if group.sharesLength, group.description.axis == .vertical, !SolvedElement.group(parts.group).isOneRow() {
            // Rows of the list are all alike only where each of them is a group.
            self.init(boxing: group)
            return
        }
        self.init(pattern: parts.group, stacks: parts.stacks)
    }

    /// The whole group as a single stack.
    init(boxing group: SolvedGroup) {
        let parts = Self.collapse(group, isOutermost: false, isStrict: false)
        let box = parts.group.boxed
        self.init(pattern: box, stacks: [Self.tree(parts.group, parts.stacks)])
    }

    private init(pattern: SolvedGroup, stacks: [StackTree?]) {
        self.pattern = pattern
        self.stacks = stacks
    }

    var hasStacks: Bool { stacks.contains { $0 != nil } }

    /// Cells in each part, nested ones included.
    var cellCounts: [Int] { stacks.map { $0?.cellCounts.reduce(0, +) ?? 1 } }

    var elements: [StackNesting.Element] { stacks.map { $0.map { .stack($0.elements) } ?? .cell } }

    /// How many parts have at least one of the first `cells` cells.
    func partCount(ofCells cells: Int) -> Int {
        var left = cells
        return cellCounts.prefix { count in
            defer { left -= count }
            return left > 0
        }.count
    }

    /// Selector of the first cell of this stack, from its box on.
    var firstCell: String {
        guard let first = stacks.first, let first else { return " > :first-child" }
        return " > .cl-stack:first-child" + first.firstCell
    }

    /// Selector of the last of so many cells, where it is the last in the markup.
    func end(after cells: Int, isInside: Bool = false) -> String {
        let existing = partCount(ofCells: cells)
        let name =
            isInside ? ":nth-child(\(existing))" : ListLowering.nth(existing, of: stacks.count)
        guard let stack = stacks[existing - 1] else { return "> \(name):last-child" }
        let inside = cells - cellCounts.prefix(existing - 1).reduce(0, +)
        return "> \(name):last-child " + stack.end(after: inside, isInside: true)
    }

    // MARK: Taking apart

    private static func collapse(
        _ group: SolvedGroup, isOutermost: Bool, isStrict: Bool
    ) -> (group: SolvedGroup, stacks: [StackTree?]) {
        var parts = group.children.map { child -> (element: SolvedElement, stacks: [StackTree?]) in
            guard case .group(let nested) = child else { return (child, [nil]) }
            let (inner, stacks) = collapse(nested, isOutermost: false, isStrict: isStrict)
            let isFixed = !nested.sizesToContent.height && inner.hasContent
            return isFixed ? stack(inner, stacks) : (.group(inner), stacks)
        }
        if group.description.axis == .horizontal {
            let tall = parts.indices.filter { !parts[$0].element.isOneRow(countsFixed: isStrict) }
            let isCrowded = tall.count > 1 || isStrict && parts.count > 1
            if isCrowded || !group.sizesToContent.height || isOutermost && group.sharesLength {
                for index in tall {
                    guard case .group(let inner) = parts[index].element else { continue }
                    parts[index] = stack(inner, parts[index].stacks)
                }
            }
        }
        return (group.holding(parts.map(\.element)), parts.flatMap(\.stacks))
    }

    /// The group as a cell. In the stack's own grid its rows are as tall as they are, also where its box is not.
    private static func stack(
        _ group: SolvedGroup, _ stacks: [StackTree?]
    ) -> (element: SolvedElement, stacks: [StackTree?]) {
        (.item(group.asItem), [tree(group, stacks)])
    }

    private static func tree(_ group: SolvedGroup, _ stacks: [StackTree?]) -> StackTree {
        // Cells do not grow in a group of a fixed height.
        let children = group.sizesToContent.height ? group.children : group.children.map(\.withoutGrowth)
        let growing = group.holding(
            children, sizesToContent: Size(width: group.sizesToContent.width, height: true))
        return StackTree(pattern: growing, stacks: stacks)
    }
}

extension SolvedElement {
    /// One row of the grid, which may be taller than what stands in it.
    func isOneRow(countsFixed: Bool = false) -> Bool {
        tracks(countsFixed: countsFixed) == 1 && !hasGrowingCells
    }

    /// Rows that the element takes beside others; a part of known heights takes one, unless they are counted too.
    private func tracks(countsFixed: Bool) -> Int {
        guard case .group(let group) = self, !group.children.isEmpty, countsFixed || group.hasContent else { return 1 }
        if case .custom = group.description.arrangement { return 1 }
        let tracks = group.children.map { $0.tracks(countsFixed: countsFixed) }
        if group.description.axis == .vertical { return tracks.reduce(0, +) }
        return tracks.max() ?? 1
    }
}

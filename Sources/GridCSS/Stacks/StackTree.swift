import CompositionalLayout

/// A group with *stacks*: parts that the group's own grid cannot represent. Each stack is a single cell of that grid
/// and has its own grid.
///
/// Three kinds of parts become stacks. Two stacks of content-height cells side by side: their rows have no common
/// order. A row of uniform cells, if something else in its rows could make it taller. A group of fixed height around
/// cells of estimated heights, because it keeps its height whatever the cells need.
struct StackTree {
    /// The group with each stack as a single cell.
    let pattern: SolvedGroup
    /// For each cell of `pattern`, the stack that it represents; `nil` for a real cell.
    let stacks: [StackTree?]

    /// - Parameter isStrict: True to make a stack of every part that would take several rows of the group's grid, or
    ///   share a row. Otherwise auto-placement might put cells beside such a part, and boxes carry no number to place
    ///   them by.
    init(_ group: SolvedGroup, isStrict: Bool = false) {
        let parts = Self.collapse(group, isOutermost: true, isStrict: isStrict)
        if group.sharesLength, group.description.axis == .vertical, !SolvedElement.group(parts.group).isOneRow() {
            // Equal rows of the list require that each row is a group.
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

    /// The number of cells in each part, including nested ones.
    var cellCounts: [Int] { stacks.map { $0?.cellCounts.reduce(0, +) ?? 1 } }

    var elements: [StackNesting.Element] { stacks.map { $0.map { .stack($0.elements) } ?? .cell } }

    /// The number of parts that contain at least one of the first `cells` cells.
    func partCount(ofCells cells: Int) -> Int {
        var left = cells
        return cellCounts.prefix { count in
            defer { left -= count }
            return left > 0
        }.count
    }

    /// The selector of this stack's first cell, continuing that of its box.
    var firstCell: String {
        guard let first = stacks.first, let first else { return " > :first-child" }
        return " > .cl-stack:first-child" + first.firstCell
    }

    /// The selector of the cell with this number, if it is the last in the markup.
    func end(after cells: Int, isInside: Bool = false) -> String {
        let existing = partCount(ofCells: cells)
        let name =
            isInside ? ":nth-child(\(existing))" : CellSelector.nth(existing, of: stacks.count)
        guard let stack = stacks[existing - 1] else { return "> \(name):last-child" }
        let inside = cells - cellCounts.prefix(existing - 1).reduce(0, +)
        return "> \(name):last-child " + stack.end(after: inside, isInside: true)
    }

    // MARK: Splitting into stacks

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

    /// The group as a cell. In the stack's own grid, its rows keep their height even if the box is taller.
    private static func stack(
        _ group: SolvedGroup, _ stacks: [StackTree?]
    ) -> (element: SolvedElement, stacks: [StackTree?]) {
        (.item(group.asItem), [tree(group, stacks)])
    }

    private static func tree(_ group: SolvedGroup, _ stacks: [StackTree?]) -> StackTree {
        // Cells do not grow in a group of fixed height.
        let children = group.sizesToContent.height ? group.children : group.children.map(\.withoutGrowth)
        let growing = group.holding(
            children, sizesToContent: Size(width: group.sizesToContent.width, height: true))
        return StackTree(pattern: growing, stacks: stacks)
    }
}

extension SolvedElement {
    /// True for one row of the grid, which may be taller than its content.
    func isOneRow(countsFixed: Bool = false) -> Bool {
        tracks(countsFixed: countsFixed) == 1 && !hasGrowingCells
    }

    /// The number of rows that the element takes beside others. A part with known heights takes one row unless
    /// `countsFixed` is true.
    private func tracks(countsFixed: Bool) -> Int {
        guard case .group(let group) = self, !group.children.isEmpty, countsFixed || group.hasContent else { return 1 }
        if case .custom = group.description.arrangement { return 1 }
        let tracks = group.children.map { $0.tracks(countsFixed: countsFixed) }
        if group.description.axis == .vertical { return tracks.reduce(0, +) }
        return tracks.max() ?? 1
    }
}

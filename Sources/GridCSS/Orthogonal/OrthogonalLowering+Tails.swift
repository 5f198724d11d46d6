import CompositionalLayout

/// Groups that lay out the last cells of a scrolling row (tails). Each is at the position of the next group; its cells
/// are moved and sized from the group's corner.
extension OrthogonalLowering {
    private var tails: [GroupRun] { list.interval.orderedTails }

    /// Checks that all lengths of the tails are known to the stylesheet. A tail with text would need its own rows.
    func checkTails() throws(LoweringProblem) {
        guard !tails.isEmpty else { return }
        let groups = [run.pattern] + tails.map(\.pattern)
        let isMoved = groups.map(\.description.edgeSpacing).contains {
            $0.top?.isFlexible == true || $0.bottom?.isFlexible == true
        }
        guard !isMoved, !groups.contains(where: { $0.hasContent || $0.sizesToContent.height }) else {
            throw .tailInRow
        }
    }

    func tail(of remainder: Int) -> GroupRun? { list.interval.tails[remainder] }

    /// The difference between a tail's distance to the group before it and that of other groups, in whole points.
    func tailShift(_ tail: GroupRun) -> Length {
        let edges = [tail.pattern.description.edgeSpacing, section.group.edgeSpacing].map { $0.leading?.spacing ?? 0 }
        return Length(points: Double(Edge(Length(points: edges[0] - edges[1])).css.pixels))
    }

    /// The rules for the cells of all tails, in the columns and rows of a full group's cells.
    func tailCells(instead whole: [[Declaration]]) -> [Rule] {
        tails.flatMap { tail in
            let shift = Point(x: tailShift(tail), y: tail.origin.y)
            let cells = tail.pattern.leaves.enumerated().map { zeroCell($0, $1.frame.moved(by: shift)) }
            return list.tailRules(cells, instead: whole)
        }
    }

    /// A tail that is taller than the groups before it makes the row taller. Without groups before it, its own height
    /// is the row's height.
    var tailHeights: [Rule] {
        let middle = (list.widths.lowerBound + list.widths.upperBound) / 2
        return tails.compactMap { tail in
            let count = tail.pattern.leafCount
            let rest = (height(of: tail) - height(of: run)).value(
                width: middle, height: list.interval.solved.container.height)
            guard abs(rest) > 1e-9 else { return nil }
            let place = rest > 0 ? CellSelector.nth(count, of: capacity) : ":nth-child(\(count))"
            return Rule(":has(> \(place):last-child)", blockSize(bodyEnd(of: tail)))
        }
    }

    /// The scroll snapping of a tail, if its declarations differ from those of a full group.
    func tailSnaps(
        _ whole: [Declaration], _ snap: (GroupRun) throws(LoweringProblem) -> [Declaration]
    ) throws(LoweringProblem) -> [Rule] {
        var rules: [Rule] = []
        for tail in tails {
            var own = try snap(tail)
            let property = "scroll-margin-inline"
            if !own.contains(where: { $0.property == property }) { own.append(Declaration(property, "0")) }
            let changed = own.filter { !whole.contains($0) }
            if !changed.isEmpty { rules.append(Rule(list.lastGroup(0, existing: tail.pattern.leafCount), changed)) }
        }
        return rules
    }

    /// The height including edge spacing.
    private func height(of run: GroupRun) -> Length {
        let edges = run.pattern.description.edgeSpacing
        return run.pattern.area.height + Length(points: (edges.top?.spacing ?? 0) + (edges.bottom?.spacing ?? 0))
    }

    /// The distance from the top of the section's body to its end if the row is as tall as this group.
    func bodyEnd(of run: GroupRun) -> CSSLength {
        let insets = section.contentInsets
        return Edge(Length(points: insets.top) + height(of: run)).css + Edge(Length(points: insets.bottom)).css
    }
}

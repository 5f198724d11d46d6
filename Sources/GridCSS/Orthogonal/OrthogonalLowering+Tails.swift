import CompositionalLayout

/// Groups that lay out the last cells of a row that scrolls: each stands where the next group would, its cells shifted and
/// sized from the group's corner.
extension OrthogonalLowering {
    private var tails: [GroupRun] { list.interval.orderedTails }

    /// Nothing but lengths that the stylesheet knows: a tail of texts would need rows of its own.
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

    /// How much further from the group before it a tail stands than other groups do, in whole points.
    func tailShift(_ tail: GroupRun) -> Length {
        let edges = [tail.pattern.description.edgeSpacing, section.group.edgeSpacing].map { $0.leading?.spacing ?? 0 }
        return Length(points: Double(Edge(Length(points: edges[0] - edges[1])).css.pixels))
    }

    /// The cells of all tails, in the columns and rows of a whole group's cells.
    func tailCells(instead whole: [[Declaration]]) -> [Rule] {
        tails.flatMap { tail in
            let shift = Point(x: tailShift(tail), y: tail.origin.y)
            let cells = tail.pattern.leaves.enumerated().map { zeroCell($0, $1.frame.moved(by: shift)) }
            return list.tailRules(cells, instead: whole)
        }
    }

    /// A tail that is taller than the groups before it makes the row taller; without groups before it, its own height is
    /// the row's.
    var tailHeights: [Rule] {
        let middle = (list.widths.lowerBound + list.widths.upperBound) / 2
        return tails.compactMap { tail in
            let count = tail.pattern.leafCount
            let rest = (height(of: tail) - height(of: run)).value(
                width: middle, height: list.interval.solved.container.height)
            guard abs(rest) > 1e-9 else { return nil }
            let place = rest > 0 ? ListLowering.nth(count, of: capacity) : ":nth-child(\(count))"
            return Rule(":has(> \(place):last-child)", blockSize(bodyEnd(of: tail)))
        }
    }

    /// Where a scroll comes to rest at a tail, where that is said in other words than for a whole group.
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

    /// With its edges.
    private func height(of run: GroupRun) -> Length {
        let edges = run.pattern.description.edgeSpacing
        return run.pattern.area.height + Length(points: (edges.top?.spacing ?? 0) + (edges.bottom?.spacing ?? 0))
    }

    /// From the top of the section's body to its end when the row is as tall as this group.
    func bodyEnd(of run: GroupRun) -> CSSLength {
        let insets = section.contentInsets
        return Edge(Length(points: insets.top) + height(of: run)).css + Edge(Length(points: insets.bottom)).css
    }
}

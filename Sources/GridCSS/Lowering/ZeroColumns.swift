import CompositionalLayout

/// The rules for groups that tracks cannot represent, because cells overlap or change their order. The grid has as many
/// columns of zero width as the group has cells, and one row per group. Each cell is moved and sized from the group's
/// corner.
struct ZeroColumns {
    let lowering: ListLowering

    func rules() -> ListRules {
        let run = lowering.run
        let capacity = lowering.capacity
        let pitch = Edge(run.pitch)
        var rules = ListRules()
        rules.list = [
            Declaration("grid-template-columns", "repeat(\(capacity), 0)"),
            Declaration("grid-auto-rows", pitch.css),
        ]
        rules.list += lowering.room
        let cells = self.cells(of: run)
        rules.cells = ListLowering.grouped(cells, capacity: capacity)
        rules.tails = (1...capacity).flatMap { lowering.ends($0, from: pitch) }
        rules.tails += lowering.movedCells { frame, _ in [Declaration("margin-block-start", Edge(frame.y).css)] }
        for (count, tail) in lowering.interval.tails.sorted(by: { $0.key < $1.key }) {
            let shift = lowering.tailShift(tail)
            rules.tails += lowering.tailRules(self.cells(of: tail, shiftedBy: shift.start), instead: cells)
            let end = Edge(shift.start + tail.pattern.area.height + shift.end)
            rules.tails += lowering.tailEnd(count, end.distance(from: pitch))
        }
        return rules
    }

    /// Each cell has its own column, so that all cells of a group are in one row.
    private func cells(of run: GroupRun, shiftedBy shift: Length = .zero) -> [[Declaration]] {
        run.pattern.leaves.enumerated().map { number, leaf in
            let x = (start: Edge(leaf.frame.x + run.origin.x), end: Edge(leaf.frame.maxX + run.origin.x))
            let y = (start: Edge(leaf.frame.y + shift), end: Edge(leaf.frame.maxY + shift))
            return [
                Declaration("grid-column", "\(number + 1)"), Declaration("place-self", "start"),
                Declaration.size("inline-size", x.end.distance(from: x.start)),
                Declaration.size("block-size", y.end.distance(from: y.start)),
                Declaration("margin-block-start", y.start.css),
                Declaration("margin-inline-start", x.start.css),
            ]
        }
    }
}

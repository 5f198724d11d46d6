import CompositionalLayout

/// The form for groups that tracks cannot carry, because cells overlap or change their order: as many rows without height
/// as the group has cells, one column a group, each cell shifted and sized from the group's corner.
extension OrthogonalLowering {
    func zeroRows() -> ListRules {
        let pitch = Edge(run.pitch)
        var rules = ListRules()
        rules.list = [
            Declaration("grid-template-rows", "repeat(\(capacity), 0)"), Declaration("grid-auto-flow", "column"),
            Declaration("grid-auto-columns", pitch.css),
        ]
        rules.list += blockSize(bodyEnd)
        rules.cells = ListLowering.grouped(
            list.leaves.enumerated().map { number, leaf in
                let x = (start: Edge(leaf.frame.x), end: Edge(leaf.frame.maxX))
                let y = (start: Edge(leaf.frame.y + run.origin.y), end: Edge(leaf.frame.maxY + run.origin.y))
                return [
                    Declaration("grid-row", "\(number + 1)"), Declaration("place-self", "start"),
                    Declaration.size("inline-size", x.end.distance(from: x.start)),
                    Declaration.size("block-size", y.end.distance(from: y.start)),
                    Declaration("margin-block-start", y.start.css), Declaration("margin-inline-start", x.start.css),
                ]
            }, capacity: capacity)
        rules.tails = list.movedCells { frame, _ in
            [
                Declaration("margin-block-start", Edge(frame.y + run.origin.y).css),
                Declaration("margin-inline-start", Edge(frame.x).css),
            ]
        }
        rules.tails += shorterRows
        close(&rules, RowEnd(pitch: pitch, lowering: self))
        return rules
    }
}

import CompositionalLayout

/// The form for groups that tracks cannot carry, because cells overlap or change their order: as many columns without
/// width as the group has cells, one row a group, each cell shifted and sized from the group's corner.
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
        rules.cells = ListLowering.grouped(
            lowering.leaves.enumerated().map { number, leaf in
                let x = (start: Edge(leaf.frame.x + run.origin.x), end: Edge(leaf.frame.maxX + run.origin.x))
                let y = (start: Edge(leaf.frame.y), end: Edge(leaf.frame.maxY))
                return [
                    Declaration("grid-column", "\(number + 1)"), Declaration("place-self", "start"),
                    Declaration.size("inline-size", x.end.distance(from: x.start)),
                    Declaration.size("block-size", y.end.distance(from: y.start)),
                    Declaration("margin-block-start", y.start.css),
                    Declaration("margin-inline-start", x.start.css),
                ]
            }, capacity: capacity)
        rules.tails = (1...capacity).compactMap { remainder in
            let correction = Edge(lowering.lastLength(remainder)).distance(from: pitch)
            guard !correction.isZero else { return nil }
            return Rule(
                ":has(> \(ListLowering.nth(remainder, of: capacity)):last-child)",
                [Declaration("margin-block-end", correction)])
        }
        rules.tails += lowering.movedCells { frame, _ in [Declaration("margin-block-start", Edge(frame.y).css)] }
        return rules
    }
}

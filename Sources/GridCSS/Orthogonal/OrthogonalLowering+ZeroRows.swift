import CompositionalLayout

/// The rules for groups that tracks cannot represent, because cells overlap or change their order. The grid has as many
/// rows of zero height as the group has cells, and one column per group. Each cell is moved and sized from the group's
/// corner.
extension OrthogonalLowering {
    func zeroRows() -> ListRules {
        let pitch = Edge(run.pitch)
        var rules = ListRules()
        rules.list = [
            Declaration("grid-template-rows", "repeat(\(capacity), 0)"), Declaration("grid-auto-flow", "column"),
            Declaration("grid-auto-columns", pitch.css),
        ]
        rules.list += blockSize(list.interval.tails.isEmpty ? bodyEnd : bodyEnd(of: run))
        let cells = list.leaves.enumerated().map {
            zeroCell($0, $1.frame.moved(by: Point(x: .zero, y: run.origin.y)))
        }
        rules.cells = ListLowering.grouped(cells, capacity: capacity)
        rules.tails = list.movedCells { frame, _ in
            [
                Declaration("margin-block-start", Edge(frame.y + run.origin.y).css),
                Declaration("margin-inline-start", Edge(frame.x).css),
            ]
        }
        rules.tails += shorterRows + tailCells(instead: cells) + tailHeights
        close(&rules, RowEnd(pitch: pitch, lowering: self))
        return rules
    }

    /// - Parameter frame: The cell's frame. The origin is the start of the group's column and the top of the section's
    ///   body.
    func zeroCell(_ number: Int, _ frame: Rect<Length>) -> [Declaration] {
        let x = (start: Edge(frame.x), end: Edge(frame.maxX))
        let y = (start: Edge(frame.y), end: Edge(frame.maxY))
        return [
            Declaration("grid-row", "\(number + 1)"), Declaration("place-self", "start"),
            Declaration.size("inline-size", x.end.distance(from: x.start)),
            Declaration.size("block-size", y.end.distance(from: y.start)),
            Declaration("margin-block-start", y.start.css), Declaration("margin-inline-start", x.start.css),
        ]
    }
}

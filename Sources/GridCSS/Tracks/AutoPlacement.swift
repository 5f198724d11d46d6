/// Simulates grid auto-placement (CSS Grid, section 8.5) for cells with given columns and automatic rows. The result
/// determines the flow that puts every cell at the solver's position.
struct AutoPlacement {
    struct Cell {
        let column: Int
        let columnSpan: Int
        let row: Int
        let rowSpan: Int
    }

    enum Flow: String {
        case row
        case rowDense = "row dense"
    }

    let cells: [Cell]
    let rowsPerGroup: Int

    /// The flow that reproduces the pattern over several groups; `nil` if none does.
    var flow: Flow? {
        if isReproduced(.row) { return .row }
        return isReproduced(.rowDense) ? .rowDense : nil
    }

    private func isReproduced(_ flow: Flow) -> Bool {
        var board = Board(flow: flow)
        return (0..<3).allSatisfy { group in
            cells.allSatisfy { board.place($0) == group * rowsPerGroup + $0.row }
        }
    }

    /// The rows of further cells after some full groups, counted from the end of these groups. `nil` if the rows depend
    /// on the number of groups or lie inside the groups.
    func landing(of tail: [Cell], flow: Flow) -> [Int]? {
        var landings: Set<[Int]> = []
        for groups in 0..<3 {
            var board = Board(flow: flow)
            for _ in 0..<groups { for cell in cells { _ = board.place(cell) } }
            landings.insert(tail.map { board.place($0) - groups * rowsPerGroup })
        }
        guard landings.count == 1, let rows = landings.first, rows.allSatisfy({ $0 >= 0 }) else { return nil }
        return rows
    }
}

/// The grid while cells are placed one after another.
private struct Board {
    let flow: AutoPlacement.Flow
    private var occupied: Set<Place> = []
    private var cursor = Place(row: 0, column: 0)

    init(flow: AutoPlacement.Flow) { self.flow = flow }

    private struct Place: Hashable {
        var row: Int
        var column: Int
    }

    /// - Returns: The row of the cell.
    mutating func place(_ cell: AutoPlacement.Cell) -> Int {
        if flow == .rowDense { cursor.row = 0 } else if cell.column < cursor.column { cursor.row += 1 }
        cursor.column = cell.column
        while places(cell).contains(where: occupied.contains) { cursor.row += 1 }
        occupied.formUnion(places(cell))
        return cursor.row
    }

    private func places(_ cell: AutoPlacement.Cell) -> [Place] {
        (cursor.row..<cursor.row + cell.rowSpan).flatMap { row in
            (cell.column..<cell.column + cell.columnSpan).map { Place(row: row, column: $0) }
        }
    }
}

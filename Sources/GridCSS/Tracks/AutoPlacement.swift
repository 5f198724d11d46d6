/// What a browser's grid auto-placement does with cells whose columns are given and whose rows are not (CSS Grid,
/// section 8.5), worked out to choose the flow that puts every cell where the solver has it.
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

    /// The flow that reproduces the pattern over several groups; `nil` when neither does.
    var flow: Flow? {
        if isReproduced(.row) { return .row }
        return isReproduced(.rowDense) ? .rowDense : nil
    }

    private func isReproduced(_ flow: Flow) -> Bool {
        var occupied: Set<Place> = []
        var cursor = Place(row: 0, column: 0)
        for group in 0..<3 {
            for cell in cells {
                if flow == .rowDense { cursor.row = 0 } else if cell.column < cursor.column { cursor.row += 1 }
                cursor.column = cell.column
                while places(cell, row: cursor.row).contains(where: occupied.contains) { cursor.row += 1 }
                guard cursor.row == group * rowsPerGroup + cell.row else { return false }
                occupied.formUnion(places(cell, row: cursor.row))
            }
        }
        return true
    }

    private struct Place: Hashable {
        var row: Int
        var column: Int
    }

    private func places(_ cell: Cell, row: Int) -> [Place] {
        (row..<row + cell.rowSpan).flatMap { row in
            (cell.column..<cell.column + cell.columnSpan).map { Place(row: row, column: $0) }
        }
    }
}

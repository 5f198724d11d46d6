/// The grid of a mosaic while cells are placed. Each cell is placed at the first place that has room (CSS Grid, section 8.5).
struct MosaicBoard {
    struct Place {
        var row: Int
        var column: Int
        var span: MosaicRule.Span
    }

    private let columnCount: Int
    /// The cells in document order.
    private(set) var places: [Place] = []
    /// The index of the cell at each place, by row and column.
    private var owners: [[Int?]] = []

    /// - Parameters:
    ///   - spans: The span of each cell, with at most `columnCount` columns.
    ///   - keepsOrder: Whether no cell is placed before an earlier one. Then a cell grows into an empty place behind or below it.
    init(_ spans: [MosaicRule.Span], columnCount: Int, keepsOrder: Bool) {
        self.columnCount = columnCount
        // A span that has had no room at a place has none there later.
        var last: [MosaicRule.Span: Place] = [:]
        for span in spans {
            var place = (keepsOrder ? places.last : last[span]) ?? Place(row: 0, column: 0, span: span)
            place.span = span
            while !isFree(place) {
                place.column += 1
                if place.column + span.columns > columnCount { (place.row, place.column) = (place.row + 1, 0) }
            }
            last[span] = place
            places.append(place)
            take(place, for: places.count - 1)
        }
        if keepsOrder { fillHoles() }
    }

    private func isFree(_ place: Place) -> Bool {
        guard place.column + place.span.columns <= columnCount else { return false }
        let rows = min(place.row, owners.count)..<min(place.row + place.span.rows, owners.count)
        return owners[rows].allSatisfy { row in
            row[place.column..<place.column + place.span.columns].allSatisfy { $0 == nil }
        }
    }

    private mutating func take(_ place: Place, for index: Int) {
        while owners.count < place.row + place.span.rows { owners.append(Array(repeating: nil, count: columnCount)) }
        for row in place.row..<place.row + place.span.rows {
            for column in place.column..<place.column + place.span.columns { owners[row][column] = index }
        }
    }

    /// Fills the empty places before the last cell.
    private mutating func fillHoles() {
        guard let last = places.last else { return }
        for row in 0...last.row {
            let end = row == last.row ? last.column : columnCount
            for column in 0..<end where owners[row][column] == nil {
                if column > 0, let before = owners[row][column - 1], grows(before, columns: 1, rows: 0) { continue }
                if row > 0, let above = owners[row - 1][column] { _ = grows(above, columns: 0, rows: 1) }
            }
        }
    }

    /// Makes a cell one column wider or one row higher if all places there are empty.
    private mutating func grows(_ index: Int, columns: Int, rows: Int) -> Bool {
        let place = places[index]
        let added =
            columns > 0
            ? Place(
                row: place.row, column: place.column + place.span.columns,
                span: .init(columns: 1, rows: place.span.rows))
            : Place(
                row: place.row + place.span.rows, column: place.column,
                span: .init(columns: place.span.columns, rows: 1))
        guard isFree(added) else { return false }
        places[index].span.columns += columns
        places[index].span.rows += rows
        take(added, for: index)
        return true
    }
}

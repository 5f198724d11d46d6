/// A place for a shape: one module of a picture, or two by two.
struct ShapeSquare {
    static let columns = 6
    static let rows = 3

    let column: Int
    let row: Int
    let isLarge: Bool

    /// At each side.
    var modules: Int { isLarge ? 2 : 1 }

    func covers(_ other: ShapeSquare) -> Bool {
        (column..<column + modules).contains(other.column) && (row..<row + modules).contains(other.row)
    }
}

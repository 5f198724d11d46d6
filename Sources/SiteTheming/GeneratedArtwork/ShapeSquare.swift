/// The place of a shape: one module, or two by two modules.
struct ShapeSquare {
    static let columns = 6
    static let rows = 3

    let column: Int
    let row: Int
    let isLarge: Bool

    /// The number of modules on each side.
    var modules: Int { isLarge ? 2 : 1 }

    func covers(_ other: ShapeSquare) -> Bool {
        (column..<column + modules).contains(other.column) && (row..<row + modules).contains(other.row)
    }
}

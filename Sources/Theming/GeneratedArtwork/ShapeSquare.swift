/// A place for a shape: one module of a picture, or two by two.
struct ShapeSquare {
    static let columns = 6
    static let rows = 3
    /// Units of a module.
    private static let module = 3

    let column: Int
    let row: Int
    let isLarge: Bool

    private var modules: Int { isLarge ? 2 : 1 }

    func covers(_ other: ShapeSquare) -> Bool {
        (column..<column + modules).contains(other.column) && (row..<row + modules).contains(other.row)
    }

    /// Path data in UTF-8 of a shape in this square.
    func path(of shape: Shape, turn: Int) -> [UInt8] {
        let square = (row * Self.columns + column) * 2 + (isLarge ? 1 : 0)
        return Self.paths[(square * Shape.allCases.count + shape.rawValue) * 4 + turn]
    }

    /// Those of all shapes in all squares, each written once: pictures are made of the same thousand.
    private static let paths: [[UInt8]] = (0..<rows * columns * 2).flatMap { square in
        let square = ShapeSquare(column: square / 2 % columns, row: square / 2 / columns, isLarge: square % 2 == 1)
        return Shape.allCases.flatMap { shape in
            (0..<4).map { turn in
                let path = shape.path(
                    x: square.column * module, y: square.row * module, side: square.modules * module, turn: turn)
                return Array(path.utf8)
            }
        }
    }
}

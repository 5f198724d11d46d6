/// The path data of all shapes in all squares, written once. There are about a thousand.
struct ShapePaths: Sendable {
    static let all = ShapePaths()
    /// The size of a module, in units.
    private static let module = 3

    /// All path data in UTF-8, concatenated.
    let bytes: [UInt8]
    /// The start offset of each path, and the end of the last.
    private let bounds: [Int]

    private init() {
        var bytes: [UInt8] = []
        var bounds = [0]
        for square in 0..<ShapeSquare.rows * ShapeSquare.columns * 2 {
            let module = square / 2
            let square = ShapeSquare(
                column: module % ShapeSquare.columns, row: module / ShapeSquare.columns, isLarge: square % 2 == 1)
            for shape in Shape.allCases {
                for turn in 0..<4 {
                    let path = shape.path(
                        x: square.column * Self.module, y: square.row * Self.module,
                        side: square.modules * Self.module, turn: turn)
                    bytes += path.utf8
                    bounds.append(bytes.count)
                }
            }
        }
        self.bytes = bytes
        self.bounds = bounds
    }

    /// The byte range of a shape in a square.
    func range(of shape: Shape, in square: ShapeSquare, turn: Int) -> Range<Int> {
        let place = (square.row * ShapeSquare.columns + square.column) * 2 + (square.isLarge ? 1 : 0)
        let index = (place * Shape.allCases.count + shape.rawValue) * 4 + turn
        return bounds[index]..<bounds[index + 1]
    }
}

/// A shape that fills one square module, as SVG path data.
enum Shape: Int, CaseIterable {
    case solid, quarterDisc, halfDisc, disc, triangle, bars, arch

    /// The path data of the shape in the square at `x`, `y`. `turn` is the number of quarter turns.
    func path(x: Int, y: Int, side: Int, turn: Int) -> String {
        let right = x + side
        let bottom = y + side
        let corners = [(x, y), (right, y), (right, bottom), (x, bottom)]
        let (cornerX, cornerY) = corners[turn % 4]
        let (nextX, nextY) = corners[(turn + 1) % 4]
        let (lastX, lastY) = corners[(turn + 3) % 4]
        switch self {
        case .solid:
            return "M\(x) \(y)H\(right)V\(bottom)H\(x)z"
        case .quarterDisc:
            return "M\(cornerX) \(cornerY)L\(nextX) \(nextY)A\(side) \(side) 0 0 1 \(lastX) \(lastY)z"
        case .halfDisc:
            let radius = half(side)
            return "M\(cornerX) \(cornerY)A\(radius) \(radius) 0 0 0 \(nextX) \(nextY)z"
        case .disc:
            let radius = half(side)
            return
                "M\(x) \(half(2 * y + side))a\(radius) \(radius) 0 1 1 \(side) 0a\(radius) \(radius) 0 1 1-\(side) 0z"
        case .triangle:
            return "M\(cornerX) \(cornerY)L\(nextX) \(nextY)L\(lastX) \(lastY)z"
        case .bars:
            let bar = side / 3
            return turn % 2 == 0
                ? "M\(x) \(y)h\(side)v\(bar)h-\(side)zM\(x) \(y + 2 * bar)h\(side)v\(bar)h-\(side)z"
                : "M\(x) \(y)h\(bar)v\(side)h-\(bar)zM\(x + 2 * bar) \(y)h\(bar)v\(side)h-\(bar)z"
        case .arch:
            let inner = 2 * side / 3
            let ring = Shape.quarterDisc.path(x: x, y: y, side: side, turn: turn)
            let hole: (Int, Int) =
                switch turn % 4 {
                case 0: (x, y)
                case 1: (right - inner, y)
                case 2: (right - inner, bottom - inner)
                default: (x, bottom - inner)
                }
            return ring + Shape.quarterDisc.path(x: hole.0, y: hole.1, side: inner, turn: turn)
        }
    }
}

/// Half of an integer, in decimal notation.
private func half(_ doubled: Int) -> String {
    doubled % 2 == 0 ? "\(doubled / 2)" : "\(doubled / 2).5"
}

import Markup

/// Shapes gathered by tone, so that a composition is a dozen paths and not forty.
struct ShapeLayers {
    private struct Placed {
        var shape: Shape
        var square: ShapeSquare
        var turn: Int
        /// Tones count from 1.
        var tone: Int
        var ground: Int
    }

    private static let tones = 6
    private var shapes: [Placed] = []

    /// One shape in `tone` on a ground.
    mutating func add(_ shape: Shape, in square: ShapeSquare, turn: Int = 0, tone: Int, on ground: Int) {
        shapes.append(Placed(shape: shape, square: square, turn: turn, tone: tone, ground: ground))
    }

    mutating func addRandom(in square: ShapeSquare, numbers: inout SeededNumbers) {
        let shape = Shape.allCases[numbers.next(below: Shape.allCases.count)]
        // The darkest tone stays with the label's block as a ground.
        let ground = [1, 2, 3, 4, 6][numbers.next(below: 5)]
        let tone = 1 + (ground + numbers.next(below: Self.tones - 1)) % Self.tones
        add(shape, in: square, turn: numbers.next(below: 4), tone: tone, on: ground)
    }

    func append(to markup: inout MarkupRope) {
        // Edges of neighbouring squares must meet without a seam.
        markup.append("<g shape-rendering=\"crispEdges\">".utf8)
        for tone in 1...Self.tones {
            let grounds = shapes.lazy.filter { $0.ground == tone }.map { $0.square.path(of: .solid, turn: 0) }
            append(grounds, tone, "\" d=\"", to: &markup)
        }
        markup.append("</g>".utf8)
        for tone in 1...Self.tones {
            let figures = shapes.lazy.filter { $0.tone == tone && $0.ground != tone }.map {
                $0.square.path(of: $0.shape, turn: $0.turn)
            }
            append(figures, tone, "\" fill-rule=\"evenodd\" d=\"", to: &markup)
        }
    }

    /// - Parameter attributes: from the end of the class to the beginning of the data.
    private func append(
        _ paths: some Sequence<[UInt8]>, _ tone: Int, _ attributes: String, to markup: inout MarkupRope
    ) {
        var isFirst = true
        for path in paths {
            if isFirst {
                markup.append("<path class=\"tone-".utf8)
                markup.append(CollectionOfOne(UInt8(ascii: "0") + UInt8(tone)))
                markup.append(attributes.utf8)
                isFirst = false
            }
            markup.append(path)
        }
        if !isFirst { markup.append("\"/>".utf8) }
    }
}

import SiteMarkup

/// Shapes gathered by tone, so that a composition is a dozen paths and not forty.
struct ShapeLayers {
    /// A shape on its ground. Tones count from 1; paths are places in ``ShapePaths``.
    private struct Placed {
        let tone: Int
        let ground: Int
        let path: Range<Int>
        let groundPath: Range<Int>
    }

    private static let tones = 6
    private let paths = ShapePaths.all
    private var shapes: [Placed] = []

    init() { shapes.reserveCapacity(ShapeSquare.rows * ShapeSquare.columns) }

    /// One shape in `tone` on a ground.
    mutating func add(_ shape: Shape, in square: ShapeSquare, turn: Int = 0, tone: Int, on ground: Int) {
        shapes.append(
            Placed(
                tone: tone, ground: ground, path: paths.range(of: shape, in: square, turn: turn),
                groundPath: paths.range(of: .solid, in: square, turn: 0)))
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
            append(shapes.lazy.filter { $0.ground == tone }.map(\.groundPath), tone, "\" d=\"", to: &markup)
        }
        markup.append("</g>".utf8)
        for tone in 1...Self.tones {
            append(
                shapes.lazy.filter { $0.tone == tone && $0.ground != tone }.map(\.path), tone,
                "\" fill-rule=\"evenodd\" d=\"", to: &markup)
        }
    }

    /// - Parameter attributes: from the end of the class to the beginning of the data.
    private func append(
        _ ranges: some Sequence<Range<Int>>, _ tone: Int, _ attributes: String, to markup: inout MarkupRope
    ) {
        var isFirst = true
        paths.bytes.withUnsafeBufferPointer { bytes in
            for range in ranges {
                if isFirst {
                    markup.append("<path class=\"tone-".utf8)
                    markup.append(CollectionOfOne(UInt8(ascii: "0") + UInt8(tone)))
                    markup.append(attributes.utf8)
                    isFirst = false
                }
                markup.append(bytes[range])
            }
        }
        if !isFirst { markup.append("\"/>".utf8) }
    }
}

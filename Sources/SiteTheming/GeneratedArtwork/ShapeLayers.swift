import SiteMarkup

/// Collects shapes by tone, so that a picture has about a dozen paths instead of forty.
struct ShapeLayers {
    /// A shape and its ground. Tones count from 1; paths are indices in ``ShapePaths``.
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

    /// Adds a shape in `tone` on a ground.
    mutating func add(_ shape: Shape, in square: ShapeSquare, turn: Int = 0, tone: Int, on ground: Int) {
        shapes.append(
            Placed(
                tone: tone, ground: ground, path: paths.range(of: shape, in: square, turn: turn),
                groundPath: paths.range(of: .solid, in: square, turn: 0)))
    }

    mutating func addRandom(in square: ShapeSquare, numbers: inout SeededNumbers) {
        let shape = Shape.allCases[numbers.next(below: Shape.allCases.count)]
        // The darkest tone is only for the ground of the label's block.
        let ground = [1, 2, 3, 4, 6][numbers.next(below: 5)]
        let tone = 1 + (ground + numbers.next(below: Self.tones - 1)) % Self.tones
        add(shape, in: square, turn: numbers.next(below: 4), tone: tone, on: ground)
    }

    func append(to markup: inout MarkupRope) {
        // Neighbouring squares must meet without a seam.
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

    /// - Parameter attributes: the text from the end of the class to the start of the data.
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

import Testing

@testable import SiteTheming

@Suite struct GeneratedArtworkTests {
    /// The artwork depends only on the identity: it is the same in every run and on every machine.
    @Test(arguments: [("/episodes/grid/", 4), ("/episodes/list/", 2), ("", 0)])
    func sameIdentitySamePicture(identity: String, hue: Int) {
        let one = GeneratedArtwork(identity: identity, label: "1")
        let two = GeneratedArtwork(identity: identity, label: "1")
        #expect(one == two)
        #expect(one.hue == hue)
        #expect(GeneratedArtwork.hue(of: identity) == hue)
    }

    @Test func identitiesDiffer() {
        let pictures = (1...200).map { GeneratedArtwork(identity: "/episodes/\($0)/", label: "").svg }
        #expect(Set(pictures).count == 200)
        let hues = Set((1...200).map { GeneratedArtwork.hue(of: "/episodes/\($0)/") })
        #expect(hues == Set(0..<GeneratedArtwork.hueCount))
    }

    @Test(arguments: [
        ("42", "Grid", "42"), (nil, "Four kinds of length", "FK"), (nil, "grid", "G"), (nil, "—", ""),
        ("2.10", "x", "2.10"), ("12345", "x", "12345"), ("2024-11", "Grid lines", "GL"), ("", "x", "X"),
        (nil, "«تازه» ها", "ته"), (nil, "3 columns", "3C"),
    ])
    func labels(number: String?, title: String, expected: String) {
        #expect(GeneratedArtwork.label(number: number, title: title) == expected)
    }

    @Test func labelsAreEscaped() {
        #expect(GeneratedArtwork(identity: "x", label: "<&").svg.text.contains(">&lt;&amp;</text>"))
    }

    /// Path data that is shared is correct at every position of the shape.
    @Test(arguments: Shape.allCases, [(0, 0, false), (5, 2, false), (2, 0, true), (4, 1, true)])
    func pathsOfSquares(shape: Shape, place: (column: Int, row: Int, isLarge: Bool)) {
        let square = ShapeSquare(column: place.column, row: place.row, isLarge: place.isLarge)
        let paths = ShapePaths.all
        for turn in 0..<4 {
            let path = shape.path(x: place.column * 3, y: place.row * 3, side: place.isLarge ? 6 : 3, turn: turn)
            let written = paths.bytes[paths.range(of: shape, in: square, turn: turn)]
            #expect(String(decoding: written, as: UTF8.self) == path)
        }
    }

    /// A large square leaves no space for shapes in its four modules.
    @Test func squaresCover() {
        let large = ShapeSquare(column: 4, row: 1, isLarge: true)
        let covered = (0..<3).flatMap { row in (0..<6).map { ShapeSquare(column: $0, row: row, isLarge: false) } }
            .filter(large.covers)
        #expect(covered.map(\.column) == [4, 5, 4, 5])
        #expect(covered.map(\.row) == [1, 1, 2, 2])
    }
}

import Testing

@testable import Theming

@Suite struct GeneratedArtworkTests {
    /// The picture belongs to the identity: the same in every run and on every machine.
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
        ("2.10", "x", "2.10"), (nil, "«تازه» ها", "ته"), (nil, "3 columns", "3C"),
    ])
    func labels(number: String?, title: String, expected: String) {
        #expect(GeneratedArtwork.label(number: number, title: title) == expected)
    }

    @Test func labelsAreEscaped() {
        #expect(GeneratedArtwork(identity: "x", label: "<&").svg.text.contains(">&lt;&amp;</text>"))
    }
}

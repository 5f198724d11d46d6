import CompositionalLayout
import GridCSS
import Testing

@testable import SiteBuilder
@testable import SiteTheming

/// Pictures of cards whose styles query the size of the cell.
@Suite struct CardWidthTests {
    private static func card(
        _ width: Length, layout: String? = nil, from: Double = 0, aspect: Double? = nil
    ) -> CardArtwork {
        var card = CardArtwork(width: width)
        (card.layout, card.cellsFrom, card.aspectFrom) = (layout, from, aspect)
        return card
    }

    private static let rules = [
        card(Length(width: 1)), card(Length(points: -11, width: 0.5), from: 560),
        card(Length(width: 0.25), layout: "list"), card(Length(points: 192), layout: "list", from: 560),
        card(Length(width: 0.75), aspect: 0), card(Length(height: 1), aspect: 2),
    ]

    @Test(
        arguments: [
            // Half of the page: 560 px from 1119 on, where a half is rounded up.
            (
                "feed", true, Size(width: Length(width: 0.5), height: 0), 300, 1500,
                [300: Length(width: 0.5), 1119: Length(points: -11, width: 0.25)]
            ),
            ("feed", true, Size(width: Length(width: 0.5), height: 0), 300, 1119, [300: Length(width: 0.5)]),
            (
                "feed", true, Size(width: Length(width: 0.5), height: 0), 1120, nil,
                [1120: Length(points: -11, width: 0.25)]
            ),
            (
                "list", true, Size(width: Length(points: -40, width: 1), height: 0), 240, nil,
                [240: Length(points: -10, width: 0.25), 600: Length(points: 192)]
            ),
            // 200 px high: twice as wide as high from 800 on.
            (
                "feed", false, Size(width: Length(width: 0.5), height: Length(points: 200)), 240, nil,
                [240: Length(width: 0.375), 800: Length(points: 200)]
            ),
            // The same shape at every width.
            (
                "feed", false, Size(width: Length(width: 1), height: Length(width: 0.4)), 240, nil,
                [240: Length(width: 0.4)]
            ),
            (
                nil, false, Size(width: Length(points: 100), height: Length(points: 100)), 240, nil,
                [240: Length(points: 75)]
            ),
        ] as [(String?, Bool, Size<Length>, Int, Int?, [Int: Length])])
    func ranges(
        layout: String?, sizesToContent: Bool, cell: Size<Length>, start: Int, end: Int?, expected: [Int: Length]
    ) {
        let ranges = CardWidths(Self.rules, layout: layout, sizesToContent: sizesToContent)
            .ranges(of: rounded(cell), from: start, to: end)
        let found = ranges.map { ($0.lowerBound, $0.value.line) }
        #expect(Dictionary(uniqueKeysWithValues: found) == expected)
        #expect(ranges.first?.lowerBound == start && ranges.last?.upperBound == end)
    }

    private func rounded(_ size: Size<Length>) -> RoundedCell {
        RoundedCell(Rect(x: 0, y: 0, width: size.width, height: size.height), windowHeight: 800)
    }

    /// The third column of four changes from 559 px to 560 and back before it stays wider.
    @Test func roundedEdges() {
        let column = Rect(x: Length(width: 0.5), y: 0, width: Length(width: 0.25), height: 0)
        let ranges = CardWidths(Self.rules, layout: "feed", sizesToContent: true)
            .ranges(of: RoundedCell(column, windowHeight: 800), from: 2200, to: 2300)
        for range in ranges {
            for width in range.lowerBound..<(range.upperBound ?? 2300) {
                let cell = RoundedCell(column, windowHeight: 800).size(atLayoutWidth: width).width
                let expected = cell < 560 ? cell : cell / 2 - 11
                #expect(range.value.value(atLayoutWidth: width) == expected, "at \(width)")
            }
        }
        #expect(ranges.count > 2)
    }
}

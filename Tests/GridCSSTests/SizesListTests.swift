import CompositionalLayout
import GridCSS
import Testing

/// Widths of pictures as lists for the `sizes` attribute.
@Suite struct SizesListTests {
    private static func range(
        _ lower: Int, _ upper: Int?, _ width: Length, below: Double? = nil, from: Double? = nil
    ) -> PageRange<Length> {
        PageRange(
            lowerBound: lower, upperBound: upper, condition: PageCondition(heightFrom: from, heightBelow: below),
            value: width)
    }

    @Test(
        arguments: [
            ([range(240, nil, Length(width: 1))], RootWidth(), "100vw"),
            ([range(240, nil, Length(points: 74))], RootWidth(padding: 8, maxWidth: 900), "74px"),
            ([range(240, nil, Length(points: -40, width: 1))], RootWidth(padding: 32), "calc(100vw - 72px)"),
            (
                [range(240, nil, Length(points: -40, width: 1))], RootWidth(maxWidth: 1280),
                "(max-width: 1279.98px) calc(100vw - 40px), 1240px"
            ),
            (
                [
                    range(240, 500, Length(points: -6, width: 0.5)),
                    range(500, 501, Length(points: -16, width: 1.0 / 3)),
                    range(501, 1025, Length(points: -25, width: 0.5)),
                    range(1025, nil, Length(points: -8.5, width: 0.25)),
                ], RootWidth(),
                "(max-width: 499.98px) calc(50vw - 6px), (max-width: 500.98px) calc(33.3333vw - 16px), "
                    + "(max-width: 1024.98px) calc(50vw - 25px), calc(25vw - 8.5px)"
            ),
            // Neighbours with equal values are merged.
            (
                [
                    range(240, 500, Length(width: 0.5)), range(500, 800, Length(width: 0.5)),
                    range(800, nil, Length(width: 1)),
                ],
                RootWidth(padding: 20), "(max-width: 819.98px) calc(50vw - 10px), calc(100vw - 20px)"
            ),
            // A range that begins after the widest container never applies.
            (
                [range(240, 900, Length(width: 1)), range(900, nil, Length(width: 0.5))], RootWidth(maxWidth: 900),
                "(max-width: 899.98px) 100vw, 450px"
            ),
            (
                [
                    range(240, 600, Length(points: 74), from: 480), range(600, nil, Length(points: 200), from: 480),
                    range(240, nil, Length(points: 74), below: 480),
                ], RootWidth(), "(max-height: 479.98px) 74px, (max-width: 599.98px) 74px, 200px"
            ),
            // Rounded down, so that a file of exactly this width is large enough.
            ([range(240, nil, Length(width: 2.0 / 3))], RootWidth(), "66.6666vw"),
            (
                [range(240, nil, Length(points: -5 - 1.0 / 3, width: 2.0 / 3))], RootWidth(maxWidth: 1280),
                "(max-width: 1279.98px) calc(66.6666vw - 5.334px), 848px"
            ),
            ([range(240, nil, Length(points: -1, width: 0.29))], RootWidth(), "calc(29vw - 1px)"),
            ([range(240, nil, Length(height: 0.5))], RootWidth(), "50vh"),
            ([range(240, nil, Length(points: -4, width: 0.5, height: -0.25))], RootWidth(), "calc(50vw - 25vh - 4px)"),
            ([range(240, nil, .zero)], RootWidth(), "0px"),
        ] as [([PageRange<Length>], RootWidth, String)])
    func texts(widths: [PageRange<Length>], root: RootWidth, text: String) {
        let list = SizesList(widths, in: root)
        #expect(list.text(isLazy: false) == text)
        #expect(list.text(isLazy: true) == "auto, " + text)
    }

    /// At every width the list equals the solver's value before rounding to whole pixels.
    @Test(arguments: [nil, 1280] as [Int?])
    func evaluatesToTheSolvedWidth(maxWidth: Int?) {
        let widths = [
            Self.range(240, 700, Length(points: -12, width: 0.5)),
            Self.range(700, nil, Length(points: -12, width: 1.0 / 3)),
        ]
        let list = SizesList(widths, in: RootWidth(padding: 40, maxWidth: maxWidth))
        for viewport in 280...2000 {
            let container = min(Double(viewport) - 40, maxWidth.map(Double.init) ?? .infinity)
            let expected = container < 700 ? container / 2 - 12 : container / 3 - 12
            #expect(abs(list.width(inViewport: Double(viewport), 800) - expected) < 0.01)
        }
    }

    /// The cells of a mosaic have different widths. A partly filled last group has those of its positions.
    @Test func cellsOfAMosaic() {
        let small = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.5), height: .fractionalWidth(0.5)))
        let large = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1)))
        let pair = LayoutGroup.horizontal(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(0.5)), subitems: [small])
        let group = LayoutGroup.vertical(
            layoutSize: .init(width: .fractionalWidth(1), height: .fractionalWidth(1.5)), subitems: [pair, large])
        let solved = CollectionLayout(section: LayoutSection(group: group))
            .solve(in: Size(width: 600, height: 800), itemCounts: [5])
        #expect(solved.sections[0].cellFrames.map(\.width) == [0.5, 0.5, 1, 0.5, 0.5].map { Length(width: $0) })
        let picture = Length(points: -8, width: 1).of(cell: solved.sections[0].cellFrames[0].size)
        #expect(picture == Length(points: -8, width: 0.5))
    }
}

import BrowserSupport
import CompositionalLayout
import GridCSS
import SeededRandom
import Testing

/// The browsers' own automatic placement judges the places of mosaics.
@Suite("Mosaics place cells as CSS does", .anyBrowser)
struct MosaicPlacementTests {
    private struct Case: Sendable, CustomStringConvertible {
        let columns: Int
        let spans: [MosaicRule.Span]
        let keepsOrder: Bool

        var description: String { "\(columns) columns, \(keepsOrder ? "in order" : "dense")" }

        /// The corner and the size of each cell, in places.
        var solved: [[Int]] {
            let rule = MosaicRule(
                columns: .exactly(columns),
                spans: spans.enumerated().map { index, span in
                    .init(where: .init(.init("position", .number(.equals, Double(index + 1)))), span)
                }, keepsOrder: keepsOrder)
            var section = LayoutSection(group: .mosaic(rule))
            section.items = spans.map { _ in ItemFacts() }
            let side = 10.0
            return CollectionLayout(section: section)
                .solve(
                    in: LayoutEnvironment(width: side * Double(columns), height: 800), itemCounts: [spans.count]
                ).snappedFrames().sections[0].items.map { cell in
                    [cell.x, cell.y, cell.width, cell.height].map { Int($0 / side) }
                }
        }

        var page: String {
            let cells = spans.map { span in
                "<i style='grid-area: span \(span.rows) / span \(min(span.columns, columns))'></i>"
            }
            return """
                <!doctype html><style>body { margin: 0; display: grid; inline-size: \(columns * 10)px;
                grid: auto-flow 10px / repeat(\(columns), 10px); grid-auto-flow: row \(keepsOrder ? "" : "dense") }
                </style>\(cells.joined())
                """
        }
    }

    private static let cases = (1...12).flatMap { seed in
        [false, true].map { keepsOrder in
            var random = SplitMix64(seed: UInt64(seed))
            let columns = 1 + seed % 7
            // Wider cells keep their shape here and not in CSS.
            let most = min(columns, 3)
            let spans = (0..<60).map { _ in
                MosaicRule.Span(
                    columns: random.pick(Array(1...most)), rows: random.pick([1, 1, 2, 3]))
            }
            return Case(columns: columns, spans: spans, keepsOrder: keepsOrder)
        }
    }

    @Test(arguments: Engine.judging) func places(engine: Engine) async throws {
        let names = Self.cases.indices.map { "\($0).html" }
        let pages = Dictionary(uniqueKeysWithValues: zip(names, Self.cases.map(\.page)))
        try await engine.lend(area: VisibleArea(width: 500, height: 900)) { browser in
            try await PageServer.serving(.pages(pages)) { server in
                for (name, sample) in zip(names, Self.cases) {
                    try await browser.navigate(to: server.address(name))
                    let found = try await browser.evaluate(
                        "[...document.querySelectorAll('i')].map(i => { const r = i.getBoundingClientRect();"
                            + " return [r.x, r.y, r.width, r.height].map(v => v / 10) })", as: [[Int]].self)
                    // In order, cells grow into empty places behind them and stay at their corners.
                    let compared = sample.keepsOrder ? 2 : 4
                    #expect(found.map { $0.prefix(compared) } == sample.solved.map { $0.prefix(compared) }, "\(sample)")
                    #expect(zip(found, sample.solved).allSatisfy { $0[2] <= $1[2] && $0[3] <= $1[3] })
                }
            }
        }
    }
}

import BrowserSupport
import Testing

@Suite("The judge", .anyBrowser)
struct HarnessTests {
    static let widths = stride(from: 240.0, through: 2560, by: 58.3).map { $0 }

    @Test("agrees with pages that are right", arguments: Engine.judging, HandWrittenPage.all)
    func agreement(engine: Engine, page: HandWrittenPage) async throws {
        let comparison = try await judge(page, html: page.html(), in: engine)
        #expect(comparison.agrees, "\(comparison)")
        #expect(comparison.boxes == 7 * Self.widths.count)
    }

    /// A wrong rule, and the error that must be found.
    static let faults: [(rule: String, error: Double, box: String)] = [
        (".cell:nth-child(5) { position: relative; left: 1px }", 1, ".cell [4]"),
        (".cell:nth-child(2) { block-size: calc(100% - 1px) }", 1, ".cell [1]"),
        (".cell:nth-child(7) { position: relative; top: .5px }", 0.5, ".cell [6]"),
        (".list { position: relative; inset-inline-start: -.0625px }", 0.0625, ".cell [0]"),
    ]

    @Test("sees an error of a pixel and less", arguments: Engine.judging, HandWrittenPage.all)
    func faults(engine: Engine, page: HandWrittenPage) async throws {
        for fault in Self.faults {
            let html = try page.html() + "<style>\(fault.rule)</style>"
            let comparison = try await judge(page, html: html, in: engine)
            #expect(!comparison.agrees)
            #expect(abs(comparison.largestError - fault.error) <= 1.0 / 64, "\(comparison)")
            #expect(comparison.worst?.box == fault.box)
        }
    }

    @Test("misses no cell", arguments: Engine.judging)
    func missingCell(engine: Engine) async throws {
        let page = HandWrittenPage.all[0]
        let comparison = try await judge(
            page, html: page.html().replacing("<li class=\"cell\">\n", with: "\n"), in: engine)
        #expect(!comparison.agrees)
        #expect(comparison.miscounts.first == ".cell at outer width 240.0: 7 expected, 6 found")
    }

    @Test("fails without any input")
    func nothing() {
        #expect(!FrameComparison().agrees)
    }

    private func judge(_ page: HandWrittenPage, html: String, in engine: Engine) async throws -> FrameComparison {
        try await engine.lend { browser in
            try await browser.show(html)
            var comparison = FrameComparison()
            for measurement in try await browser.measure([".cell"], root: ".collection", widths: Self.widths) {
                let width = measurement.outerWidth.rounded(.down)
                #expect(measurement.rootWidth == width)
                comparison.compare(".cell", expected: page.frames(width), in: measurement)
            }
            return comparison
        }
    }
}

import BrowserSupport
import Testing

@Suite("The browser agrees with the solver on pinned items", .anyBrowser)
struct PinTests {
    @Test(
        "wherever the page is scrolled to",
        arguments: JudgedLayout.pins + JudgedLayout.splitPins + JudgedLayout.pinnedEms)
    func scrolled(layout: JudgedLayout) async throws {
        let judge = try LayoutJudge(layout)
        #expect(judge.page.styles.flatMap(\.problems).isEmpty)
        for engine in Engine.judging {
            let comparison = try await engine.lend(area: judge.scrolledArea) { browser in
                try await judge.compareScrolling(in: browser)
            }
            print("\(layout.name), \(engine): \(comparison)")
            #expect(comparison.agrees, "\(layout.name), \(engine): \(comparison)")
        }
    }
}

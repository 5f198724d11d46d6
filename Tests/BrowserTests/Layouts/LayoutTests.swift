import BrowserSupport
import Testing

@Suite("The browser agrees with the solver", .anyBrowser)
struct LayoutTests {
    @Test("for hand-written layouts", arguments: JudgedLayout.handWritten)
    func handWritten(layout: JudgedLayout) async throws {
        try await judge(layout)
    }
}

/// Tests a layout that CSS can express at every width, in every engine and both directions.
func judge(_ layout: JudgedLayout) async throws {
    let judge = try LayoutJudge(layout)
    #expect(judge.page.styles.flatMap(\.problems).isEmpty)
    // `./run browsers` measures all of them.
    let widths = judge.usualWidths(quarter: layout.name.utf8.reduce(0) { $0 + Int($1) })
    let tally = try await judge.compare(in: Showing.inBothDirections, at: widths)
    print("\(layout.name): \(tally)")
    #expect(tally.agrees, "\(layout.name): \(tally)")
}

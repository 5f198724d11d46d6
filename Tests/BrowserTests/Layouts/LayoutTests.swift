import BrowserSupport
import Testing

@Suite("The browser lays out what the solver says", .browser(.chromium))
struct LayoutTests {
    @Test("for hand-written layouts", arguments: JudgedLayout.handWritten)
    func handWritten(layout: JudgedLayout) async throws {
        let judge = try LayoutJudge(layout)
        #expect(judge.page.styles.flatMap(\.problems).isEmpty)
        let comparison = try await SharedBrowser.chromium.lend { try await judge.compare(in: $0) }
        print("\(layout.name): \(comparison)")
        #expect(comparison.agrees, "\(layout.name): \(comparison)")
    }
}

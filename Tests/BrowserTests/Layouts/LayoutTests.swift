import BrowserSupport
import Testing

@Suite("The browser lays out what the solver says", .browser(.chromium))
struct LayoutTests {
    @Test("for hand-written layouts", arguments: JudgedLayout.handWritten)
    func handWritten(layout: JudgedLayout) async throws {
        try await judge(layout)
    }
}

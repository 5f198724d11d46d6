import BrowserSupport
import Testing

/// Reports for each engine whether it takes part. Otherwise a missing engine would not be noticed.
@Suite("An engine takes part")
struct EngineTests {
    @Test("Chromium", .browser(.chromium)) func chromium() async throws { try await answer(.chromium) }
    @Test("Firefox", .browser(.firefox)) func firefox() async throws { try await answer(.firefox) }
    @Test("WebKit", .browser(.webKit)) func webKit() async throws { try await answer(.webKit) }

    private func answer(_ engine: Engine) async throws {
        let agent: String = try await engine.lend { try await $0.evaluate("navigator.userAgent") }
        print("\(engine): \(agent)")
        let mark =
            switch engine {
            case .chromium: "Chrome/"
            case .firefox: "Firefox/"
            case .webKit: "AppleWebKit/"
            }
        #expect(agent.contains(mark))
    }
}

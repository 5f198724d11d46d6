import BrowserSupport

extension BrowserSession {
    func run(_ statements: String) async throws {
        _ = try await call("() => { \(statements)\nreturn true }", true, as: Bool.self)
    }

    func waitUntil(_ expression: String, is text: String) async throws {
        try await wait(for: expression, wanted: "'\(text)'") { $0 == text }
    }

    func waitUntil(_ expression: String, contains text: String) async throws {
        try await wait(for: expression, wanted: "something with '\(text)'") { $0.contains(text) }
    }

    /// Waits until the preview's script knows the sources of the page. Before that it could only reload the page.
    func waitUntilFollowing() async throws {
        let page = "entry.initiatorType === 'fetch' && entry.name === location.href"
        try await waitUntil("String(performance.getEntries().some((entry) => \(page)))", is: "true")
    }
}

import BrowserSupport

extension AxeChecker {
    func open(_ state: PageState, from server: PageServer) async throws {
        try await browser.navigate(to: server.address(state.page))
        _ = try await browser.call("() => { \(state.action); return true }", 0, as: Bool.self)
        try await browser.wait(for: state.ready)
        try await load()
    }
}

extension ChromiumSession {
    /// Waits at most ten seconds for an element.
    fileprivate func wait(for selector: String) async throws {
        for _ in 0..<200 {
            if try await call("(selector) => document.querySelector(selector) !== null", selector, as: Bool.self) {
                return
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw NothingMatched(selector: selector)
    }

    struct NothingMatched: Error { var selector: String }
}

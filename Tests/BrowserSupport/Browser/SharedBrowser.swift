/// One browser for all tests of the run, lent to one test at a time: a start costs a second, a page some milliseconds.
///
/// It needs no farewell: the browser's process group ends with this process.
public actor SharedBrowser {
    public static let chromium = SharedBrowser()

    private var session: ChromiumSession?
    private var isLent = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Lends the browser to `body`, as new: window 1280 × 1000, nothing emulated.
    public func lend<Result: Sendable>(
        _ body: @Sendable (ChromiumSession) async throws -> Result
    ) async throws -> Result {
        await takeTurn()
        defer { passTurn() }
        return try await body(freshSession())
    }

    /// The session that is open, or a new one where the last test has lost it.
    private func freshSession() async throws -> ChromiumSession {
        if let session {
            do {
                try await session.reset()
                return session
            } catch {
                self.session = nil
                await session.quit()
            }
        }
        let browser = Browser.chromium
        guard let (driver, program) = browser.executables else { throw BrowserMissing(browser: browser) }
        let opened = try await ChromiumSession.launch(driver: driver, browser: program)
        session = opened
        try await opened.reset()
        return opened
    }

    private func takeTurn() async {
        guard isLent else {
            isLent = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func passTurn() {
        if waiting.isEmpty {
            isLent = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}

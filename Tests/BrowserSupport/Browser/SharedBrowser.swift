/// One browser for all tests of the run, lent to one test at a time: a start costs seconds, a page some milliseconds.
///
/// It needs no farewell: the browser's process group ends with this process.
public actor SharedBrowser<Session: LaunchedSession> {
    private var session: Session?
    private var isLent = false
    private var waiting: [(pixelRatio: Double, turn: CheckedContinuation<Void, Never>)] = []

    /// Lends the browser to `body`, as new: window 1280 × 1000, nothing emulated.
    public func lend<Result: Sendable>(
        pixelRatio: Double = 1, _ body: @Sendable (Session) async throws -> Result
    ) async throws -> Result {
        await takeTurn(pixelRatio)
        defer { passTurn() }
        return try await body(freshSession(pixelRatio))
    }

    /// The session that is open, or a new one where the last test has lost it or it has other pixels.
    private func freshSession(_ pixelRatio: Double) async throws -> Session {
        if let session {
            do {
                if let adapted = session.withPixelRatio(pixelRatio) {
                    try await adapted.reset()
                    self.session = adapted
                    return adapted
                }
            } catch {}
            self.session = nil
            await session.quit()
        }
        guard let executables = Session.browser.executables else { throw BrowserMissing(browser: Session.browser) }
        let opened = try await Session.launch(executables, pixelRatio: pixelRatio)
        session = opened
        try await opened.reset()
        return opened
    }

    private func takeTurn(_ pixelRatio: Double) async {
        guard isLent else {
            isLent = true
            return
        }
        await withCheckedContinuation { waiting.append((pixelRatio, $0)) }
    }

    /// To who needs no other start of the browser, else to who has waited longest.
    private func passTurn() {
        guard !waiting.isEmpty else {
            isLent = false
            return
        }
        let next = waiting.firstIndex { session?.withPixelRatio($0.pixelRatio) != nil } ?? 0
        waiting.remove(at: next).turn.resume()
    }
}

extension SharedBrowser where Session == ChromiumSession {
    public static var chromium: SharedBrowser { sharedChromium }
}

extension SharedBrowser where Session == FirefoxSession {
    public static var firefox: SharedBrowser { sharedFirefox }
}

extension SharedBrowser where Session == WebKitSession {
    public static var webKit: SharedBrowser { sharedWebKit }
}

private let sharedChromium = SharedBrowser<ChromiumSession>()
private let sharedFirefox = SharedBrowser<FirefoxSession>()
private let sharedWebKit = SharedBrowser<WebKitSession>()

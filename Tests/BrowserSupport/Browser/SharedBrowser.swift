/// One browser for all tests of the run, used by one test at a time. Starting a browser takes seconds, loading a page
/// milliseconds.
///
/// It need not be closed: the browser's process group ends with this process.
public actor SharedBrowser<Session: LaunchedSession> {
    /// Several sessions if a different pixel ratio needs a new process.
    private var sessions: [Session] = []
    private let turnstile = Turnstile(places: 1)

    /// Lends the browser to `body` in a clean state: window 1280 × 1000, nothing emulated.
    ///
    /// - Parameter area: A different visible area. A window with this area already is not resized, because every resize
    ///   makes the browser lay out and draw the last page again.
    public func lend<Result: Sendable>(
        pixelRatio: Double = 1, area: VisibleArea? = nil, _ body: @Sendable (Session) async throws -> Result
    ) async throws -> Result {
        try await turnstile.pass { try await body(freshSession(pixelRatio, area)) }
    }

    /// An open session, or a new one if no session has this pixel ratio or the last test has lost it.
    private func freshSession(_ pixelRatio: Double, _ area: VisibleArea?) async throws -> Session {
        for (index, session) in sessions.enumerated() {
            guard let session = session.withPixelRatio(pixelRatio) else { continue }
            do {
                try await session.reset(to: area)
                return session
            } catch {
                sessions.remove(at: index)
                await session.quit()
                break
            }
        }
        guard let executables = Session.browser.executables else { throw BrowserMissing(browser: Session.browser) }
        let opened = try await Session.launch(executables, pixelRatio: pixelRatio)
        sessions.append(opened)
        try await opened.reset(to: area)
        return opened
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

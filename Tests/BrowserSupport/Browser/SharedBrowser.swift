/// Browsers for all tests of the run, each used by one test at a time. Starting a browser takes seconds, loading a page
/// milliseconds.
///
/// They need not be closed: a browser's process group ends with this process.
public actor SharedBrowser<Session: LaunchedSession> {
    /// The sessions that no test uses. There are several if a different pixel ratio needs a new process.
    private var idle: [Session] = []
    private let turnstile: Turnstile

    fileprivate init(places: Int = 1) { turnstile = Turnstile(places: places) }

    /// Lends a browser to `body` in a clean state: window 1280 × 1000, nothing emulated.
    ///
    /// - Parameter area: A different visible area. A window with this area already is not resized, because every resize
    ///   makes the browser lay out and draw the last page again.
    public func lend<Result: Sendable>(
        pixelRatio: Double = 1, area: VisibleArea? = nil, _ body: @Sendable (Session) async throws -> Result
    ) async throws -> Result {
        try await turnstile.pass {
            let session = try await freshSession(pixelRatio, area)
            do {
                let result = try await body(session)
                await keep(session)
                return result
            } catch {
                await keep(session)
                throw error
            }
        }
    }

    private func keep(_ session: Session) { idle.append(session) }

    /// An idle session, or a new one if none has this pixel ratio or the last test has lost it.
    private func freshSession(_ pixelRatio: Double, _ area: VisibleArea?) async throws -> Session {
        if let index = idle.firstIndex(where: { $0.withPixelRatio(pixelRatio) != nil }),
            let session = idle.remove(at: index).withPixelRatio(pixelRatio)
        {
            do {
                try await session.reset(to: area)
                return session
            } catch {
                await session.quit()
            }
        }
        guard let executables = Session.browser.executables else { throw BrowserMissing(browser: Session.browser) }
        let opened = try await Session.launch(executables, pixelRatio: pixelRatio)
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

// Most tests want Chromium, and many of them wait for timers and late files.
private let sharedChromium = SharedBrowser<ChromiumSession>(places: 2)
private let sharedFirefox = SharedBrowser<FirefoxSession>()
private let sharedWebKit = SharedBrowser<WebKitSession>()

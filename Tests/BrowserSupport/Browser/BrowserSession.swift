/// An open browser window, with any protocol.
public protocol BrowserSession: Sendable {
    /// The number of device pixels per CSS px.
    var pixelRatio: Double { get }

    /// Loads a page and waits for its load event.
    func navigate(to address: String) async throws

    /// Calls a JavaScript function of one argument, for example `(title) => document.title === title`. A promise is
    /// awaited.
    func call<Argument: Encodable & Sendable, Answer: Decodable & Sendable>(
        _ function: String, _ argument: Argument, as type: Answer.Type
    ) async throws -> Answer

    /// Sets the outer size of the window in CSS px. Browsers have a minimum size.
    func setWindow(width: Int, height: Int) async throws

    /// Sets the size of the visible area in CSS px. The height is exact. The width is not smaller than the browser's
    /// minimum.
    func setViewport(width: Int, height: Int) async throws

    /// Presses a key like a person.
    func press(_ key: Key) async throws

    /// The visible part of the page, as PNG.
    func screenshot() async throws -> [UInt8]

    /// Resets everything that a test has set, so that the next test starts with the same state. Throws if the browser
    /// is gone.
    ///
    /// - Parameter area: The visible area; `nil` for a window of 1280 × 1000.
    func reset(to area: VisibleArea?) async throws

    func quit() async
}

/// A session that can open the browser.
public protocol LaunchedSession: BrowserSession {
    static var browser: Browser { get }

    /// - Parameter executables: The paths of the browser's programs in order.
    static func launch(_ executables: [String], pixelRatio: Double) async throws -> Self

    /// The same window with a different pixel ratio; `nil` if that needs a new process.
    func withPixelRatio(_ ratio: Double) -> Self?
}

extension BrowserSession {
    /// Makes a document of the text in an empty page. This is faster than loading it from a server.
    public func show(_ html: String) async throws {
        if try await evaluate("location.href") != "about:blank" { try await navigate(to: "about:blank") }
        let function = "(html) => { document.open(); document.write(html); document.close(); return true }"
        _ = try await call(function, html, as: Bool.self)
    }

    /// The value of a JavaScript expression.
    public func evaluate<Answer: Decodable & Sendable>(
        _ expression: String, as type: Answer.Type = Answer.self
    ) async throws -> Answer {
        try await call("() => (\(expression))", Nothing(), as: type)
    }
}

/// One open browser window, whatever protocol reaches it.
public protocol BrowserSession: Sendable {
    /// How many device pixels make a CSS pixel.
    var pixelRatio: Double { get }

    /// Loads a page and waits for its load event.
    func navigate(to address: String) async throws

    /// Calls a JavaScript function of one argument, for example `(title) => document.title === title`. A promise is
    /// awaited.
    func call<Argument: Encodable & Sendable, Answer: Decodable & Sendable>(
        _ function: String, _ argument: Argument, as type: Answer.Type
    ) async throws -> Answer

    /// The outer size of the window, in CSS pixels. Browsers have a smallest one.
    func setWindow(width: Int, height: Int) async throws

    /// The size of the visible area, in CSS pixels. The height is exact; the width is no less than the smallest that the
    /// browser's window can have.
    func setViewport(width: Int, height: Int) async throws

    /// Presses a key, as a person would.
    func press(_ key: Key) async throws

    /// The visible part of the page, as PNG.
    func screenshot() async throws -> [UInt8]

    /// Takes back what a test has set, so that the next one starts like the first. Fails when the browser is gone.
    ///
    /// - Parameter area: of the page that is visible; `nil` for a window of 1280 × 1000.
    func reset(to area: VisibleArea?) async throws

    func quit() async
}

/// What opens a session of one engine.
public protocol LaunchedSession: BrowserSession {
    static var browser: Browser { get }

    /// - Parameter executables: of the browser's programs, in their order.
    static func launch(_ executables: [String], pixelRatio: Double) async throws -> Self

    /// The same window with other device pixels; `nil` where that takes another start.
    func withPixelRatio(_ ratio: Double) -> Self?
}

extension BrowserSession {
    /// The value of a JavaScript expression.
    public func evaluate<Answer: Decodable & Sendable>(
        _ expression: String, as type: Answer.Type = Answer.self
    ) async throws -> Answer {
        try await call("() => (\(expression))", Nothing(), as: type)
    }
}

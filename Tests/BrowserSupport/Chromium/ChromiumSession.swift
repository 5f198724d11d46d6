/// A window of headless Chromium, with W3C WebDriver, and the DevTools protocol for commands that WebDriver lacks.
public struct ChromiumSession: LaunchedSession {
    public static var browser: Browser { .chromium }

    public private(set) var pixelRatio: Double
    private let driver: WebDriverSession
    private let process: LeashedProcess

    /// Starts chromedriver and, through it, Chromium.
    public static func launch(_ executables: [String], pixelRatio: Double) async throws -> ChromiumSession {
        let port = try freePort()
        let process = try LeashedProcess(executables[0], arguments: ["--port=\(port)", "--log-level=SEVERE"])
        do {
            let client = WebDriverClient(port: port)
            try await client.waitUntilReady(process)
            let session = try await WebDriverSession(
                client, capabilities: ChromiumCapabilities(binary: executables[1]))
            return ChromiumSession(pixelRatio: pixelRatio, driver: session, process: process)
        } catch {
            await process.end()
            throw error
        }
    }

    public func withPixelRatio(_ ratio: Double) -> ChromiumSession? {
        var session = self
        session.pixelRatio = ratio
        return session
    }

    public func navigate(to address: String) async throws { try await driver.navigate(to: address) }

    public func call<Argument: Encodable & Sendable, Answer: Decodable & Sendable>(
        _ function: String, _ argument: Argument, as type: Answer.Type
    ) async throws -> Answer {
        try await driver.call(function, argument, as: type)
    }

    public func setWindow(width: Int, height: Int) async throws {
        try await driver.setWindow(width: width, height: height)
    }

    public func setViewport(width: Int, height: Int) async throws {
        try await emulate(Viewport(width: width, height: height, deviceScaleFactor: pixelRatio))
    }

    public func press(_ key: Key) async throws { try await driver.post("actions", KeyPress(key)) }

    /// Drags with the mouse, between points of the visible area in CSS px.
    public func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
        try await driver.post("actions", PointerDrag(from: start, to: end))
    }

    public func screenshot() async throws -> [UInt8] { try await driver.screenshot() }

    public func reset(to area: VisibleArea?) async throws {
        try await emulate(EmulatedMedia())
        if let area { return try await setViewport(width: area.width, height: area.height) }
        try await clearViewport()
        try await setWindow(width: 1280, height: 1000)
    }

    public func quit() async {
        // If the browser does not respond, its process group is ended anyway.
        try? await driver.quit()
        await process.end()
    }

    /// Sends a command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/).
    func devTools(_ command: String, _ parameters: some Encodable) async throws {
        try await driver.post("goog/cdp/execute", DevToolsCommand(cmd: command, params: parameters))
    }

    func devTools<Answer: Decodable>(
        _ command: String, _ parameters: some Encodable, as type: Answer.Type
    ) async throws -> Answer {
        try await driver.post("goog/cdp/execute", DevToolsCommand(cmd: command, params: parameters), as: type)
    }
}

private struct DevToolsCommand<Parameters: Encodable>: Encodable {
    var cmd: String
    var params: Parameters
}

/// A window of WebKitGTK's MiniBrowser on a virtual display: W3C WebDriver.
public struct WebKitSession: LaunchedSession {
    public static var browser: Browser { .webKit }

    public let pixelRatio: Double
    private let driver: WebDriverSession
    private let process: LeashedProcess
    private let display: VirtualDisplay

    /// Starts a display, WebKitWebDriver and, through it, the browser.
    public static func launch(_ executables: [String], pixelRatio: Double) async throws -> WebKitSession {
        let display = try await VirtualDisplay.launch(executables[2])
        do {
            return try await launch(
                driver: executables[0], browser: executables[1], on: display, pixelRatio: pixelRatio)
        } catch {
            await display.end()
            throw error
        }
    }

    private static func launch(
        driver: String, browser: String, on display: VirtualDisplay, pixelRatio: Double
    ) async throws -> WebKitSession {
        let port = try freePort()
        let scratch = try LeashedProcess.makeScratch()
        // A separate home folder, so that no caches remain.
        let process = try LeashedProcess(
            driver, arguments: ["--port=\(port)"],
            environment: [
                "DISPLAY": display.name, "GDK_BACKEND": "x11", "GDK_SCALE": String(Int(pixelRatio)), "HOME": scratch,
            ], scratch: scratch)
        do {
            let client = WebDriverClient(port: port)
            try await client.waitUntilReady(process)
            let session = try await WebDriverSession(client, capabilities: WebKitCapabilities(binary: browser))
            return WebKitSession(pixelRatio: pixelRatio, driver: session, process: process, display: display)
        } catch {
            await process.end()
            throw error
        }
    }

    public func withPixelRatio(_ ratio: Double) -> WebKitSession? { ratio == pixelRatio ? self : nil }

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
        try await fitWindow(width: width, height: height)
    }

    public func press(_ key: Key) async throws { try await driver.post("actions", KeyPress(key)) }

    public func screenshot() async throws -> [UInt8] { try await driver.screenshot() }

    public func reset(to area: VisibleArea?) async throws {
        guard let area else { return try await setWindow(width: 1280, height: 1000) }
        try await setViewport(width: area.width, height: area.height)
    }

    public func quit() async {
        try? await driver.quit()
        await process.end()
        await display.end()
    }
}

/// A window of headless Chromium: W3C WebDriver, and the DevTools protocol for what WebDriver has no word for.
public struct ChromiumSession: BrowserSession {
    private let driver: WebDriverSession
    private let process: LeashedProcess

    /// Starts chromedriver and, through it, Chromium.
    static func launch(driver: String, browser: String) async throws -> ChromiumSession {
        let port = try freePort()
        let process = try LeashedProcess(driver, arguments: ["--port=\(port)", "--log-level=SEVERE"])
        do {
            let client = WebDriverClient(port: port)
            try await client.waitUntilReady(process)
            let session = try await WebDriverSession(client, capabilities: ChromiumCapabilities(binary: browser))
            return ChromiumSession(driver: session, process: process)
        } catch {
            await process.end()
            throw error
        }
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

    public func screenshot() async throws -> [UInt8] { try await driver.screenshot() }

    public func reset() async throws {
        try await clearEmulation()
        try await setWindow(width: 1280, height: 1000)
    }

    public func quit() async {
        // A browser that no longer answers is ended with its process group all the same.
        try? await driver.quit()
        await process.end()
    }

    /// Sends a command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/).
    func devTools(_ command: String, _ parameters: some Encodable) async throws {
        try await driver.post("goog/cdp/execute", DevToolsCommand(cmd: command, params: parameters))
    }
}

private struct DevToolsCommand<Parameters: Encodable>: Encodable {
    var cmd: String
    var params: Parameters
}

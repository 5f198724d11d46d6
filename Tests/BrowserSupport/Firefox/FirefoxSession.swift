import Foundation

/// A window of headless Firefox, controlled with Marionette and without a driver.
public struct FirefoxSession: LaunchedSession {
    public static var browser: Browser { .firefox }

    public let pixelRatio: Double
    private let marionette: MarionetteConnection
    private let process: LeashedProcess

    public static func launch(_ executables: [String], pixelRatio: Double) async throws -> FirefoxSession {
        let port = try freePort()
        let folder = try LeashedProcess.makeScratch()
        try FirefoxProfile(marionettePort: port, pixelRatio: pixelRatio).write(to: folder)
        // Firefox requires that its home folder belongs to the user who runs it.
        let process = try LeashedProcess(
            executables[0], arguments: ["--headless", "--marionette", "--no-remote", "--profile", folder],
            environment: ["HOME": folder, "MOZ_CRASHREPORTER_DISABLE": "1"], scratch: folder)
        do {
            let marionette = try await MarionetteConnection(port: port, of: process)
            let session = FirefoxSession(pixelRatio: pixelRatio, marionette: marionette, process: process)
            try await session.send("WebDriver:NewSession")
            try await session.send("WebDriver:SetTimeouts", ["script": 600_000, "pageLoad": 600_000])
            return session
        } catch {
            await process.end()
            throw error
        }
    }

    public func withPixelRatio(_ ratio: Double) -> FirefoxSession? { ratio == pixelRatio ? self : nil }

    public func navigate(to address: String) async throws {
        try await send("WebDriver:Navigate", ["url": address])
    }

    public func call<Argument: Encodable & Sendable, Answer: Decodable & Sendable>(
        _ function: String, _ argument: Argument, as type: Answer.Type
    ) async throws -> Answer {
        let script = FirefoxScript(script: "return (\(function))(arguments[0])", args: [argument])
        return try await marionette.send(
            "WebDriver:ExecuteScript", script, as: MarionetteValue<Answer>.self
        ).value
    }

    public func setWindow(width: Int, height: Int) async throws {
        try await send("WebDriver:SetWindowRect", ["width": width, "height": height])
    }

    public func setViewport(width: Int, height: Int) async throws {
        try await fitWindow(width: width, height: height)
    }

    public func press(_ key: Key) async throws { try await send("WebDriver:PerformActions", KeyPress(key)) }

    public func screenshot() async throws -> [UInt8] {
        let base64 = try await marionette.send(
            "WebDriver:TakeScreenshot", ["full": false], as: MarionetteValue<String>.self)
        return Data(base64Encoded: base64.value).map(Array.init) ?? []
    }

    public func reset(to area: VisibleArea?) async throws {
        guard let area else { return try await setWindow(width: 1280, height: 1000) }
        try await setViewport(width: area.width, height: area.height)
    }

    public func quit() async {
        await marionette.close()
        await process.end()
    }

    private func send(_ name: String, _ parameters: some Encodable & Sendable = Nothing()) async throws {
        _ = try await marionette.send(name, parameters, as: Nothing.self)
    }
}

private struct FirefoxScript<Argument: Encodable & Sendable>: Encodable, Sendable {
    var script: String
    var args: [Argument]
    /// `nil` runs scripts in the page's own context.
    var sandbox: String? = nil
    var newSandbox = false

    enum CodingKeys: String, CodingKey { case script, args, sandbox, newSandbox }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(script, forKey: .script)
        try container.encode(args, forKey: .args)
        try container.encodeNil(forKey: .sandbox)
        try container.encode(newSandbox, forKey: .newSandbox)
    }
}

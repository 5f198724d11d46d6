import Foundation

/// The W3C WebDriver commands that every driver with an HTTP port supports.
struct WebDriverSession: Sendable {
    private struct NewSession: Decodable, Sendable { var sessionId: String }

    private let client: WebDriverClient
    private let path: String

    /// Opens a session with required capabilities.
    init(_ client: WebDriverClient, capabilities: some Encodable) async throws {
        self.client = client
        let request = ["capabilities": ["alwaysMatch": capabilities]]
        let answer = try await client.send("POST", "/session", request, as: NewSession.self)
        path = "/session/\(answer.sessionId)"
        // Hundreds of widths in one script take longer than the default limit of 30 s on a busy machine.
        try await post("timeouts", ["script": 600_000, "pageLoad": 600_000])
    }

    func post<Answer: Decodable>(_ command: String, _ body: some Encodable, as type: Answer.Type) async throws -> Answer
    {
        try await client.send("POST", "\(path)/\(command)", body, as: type)
    }

    func post(_ command: String, _ body: some Encodable) async throws {
        _ = try await post(command, body, as: Nothing.self)
    }

    func navigate(to address: String) async throws {
        try await post("url", ["url": address])
    }

    func call<Argument: Encodable, Answer: Decodable>(
        _ function: String, _ argument: Argument, as type: Answer.Type
    ) async throws -> Answer {
        let script = Script(script: "return (\(function))(arguments[0])", args: [argument])
        return try await post("execute/sync", script, as: type)
    }

    func setWindow(width: Int, height: Int) async throws {
        try await post("window/rect", ["width": width, "height": height])
    }

    func screenshot() async throws -> [UInt8] {
        let base64 = try await client.get("\(path)/screenshot", as: String.self)
        return Data(base64Encoded: base64).map(Array.init) ?? []
    }

    func quit() async throws {
        try await client.send("DELETE", path)
    }
}

private struct Script<Argument: Encodable>: Encodable {
    var script: String
    var args: [Argument]
}

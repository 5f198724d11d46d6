import Foundation

/// Speaks W3C WebDriver (https://www.w3.org/TR/webdriver2/) with a driver on loopback.
struct WebDriverClient: Sendable {
    private struct Envelope<Value: Decodable>: Decodable { var value: Value }

    let http: LoopbackClient

    init(port: UInt16) { http = LoopbackClient(port: port) }

    /// Sends a command and returns the `value` of its answer.
    ///
    /// - Throws: `WebDriverFailure` if the driver reports an error.
    func send<Answer: Decodable>(
        _ method: String, _ path: String, _ body: some Encodable, as _: Answer.Type = Answer.self
    ) async throws -> Answer {
        let sent = method == "POST" ? Array(try JSONEncoder().encode(body)) : []
        let answer = try await http.send(method, path, body: sent)
        let bytes = Data(answer.body)
        guard answer.status == 200 else {
            let failure = try? JSONDecoder().decode(Envelope<WebDriverFailure>.self, from: bytes)
            throw failure?.value
                ?? WebDriverFailure(error: "status \(answer.status)", message: String(decoding: bytes, as: UTF8.self))
        }
        return try JSONDecoder().decode(Envelope<Answer>.self, from: bytes).value
    }

    /// Sends a command without a result.
    func send(_ method: String, _ path: String, _ body: some Encodable = Nothing()) async throws {
        let _: Nothing = try await send(method, path, body)
    }

    /// Requests a value.
    func get<Answer: Decodable>(_ path: String, as type: Answer.Type = Answer.self) async throws -> Answer {
        try await send("GET", path, Nothing(), as: type)
    }
}

/// `{}` or `null`: commands without parameters, answers without a value.
struct Nothing: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
}

/// The driver's report of a failed command.
public struct WebDriverFailure: Error, Decodable, CustomStringConvertible, Sendable {
    /// The error code of the specification, for example `javascript error`.
    public var error: String
    public var message: String

    public var description: String { "\(error): \(message)" }
}

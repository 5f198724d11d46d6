import FlyingSocks
import Foundation

/// The answer to one HTTP request.
struct LoopbackAnswer: Sendable {
    var status: Int
    var body: [UInt8]
}

/// A minimal HTTP/1.1 client: one connection per request, and the target is sent exactly as given.
///
/// `URLSession` is not used, because on Linux it refuses chromedriver's header `Content-Length:914`.
struct LoopbackClient: Sendable {
    var port: UInt16

    func send(_ method: String, _ target: String, body: [UInt8] = []) async throws -> LoopbackAnswer {
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        let socket = try await AsyncSocket.connected(to: address, timeout: patience)
        defer { try? socket.close() }
        let head = """
            \(method) \(target) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: application/json; charset=utf-8\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        try await socket.write(Data(head.utf8) + body)
        var answer: [UInt8] = []
        while true {
            if let parsed = try Self.parse(answer) { return parsed }
            answer += try await socket.read(atMost: 4096)
        }
    }

    /// The answer; `nil` while it is incomplete.
    static func parse(_ bytes: [UInt8]) throws -> LoopbackAnswer? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw MalformedAnswer(head: lines.joined(separator: " | "))
        }
        let length = lines.dropFirst().lazy.compactMap(contentLength).first ?? 0
        guard bytes.count - end.upperBound >= length else { return nil }
        return LoopbackAnswer(status: status, body: Array(bytes[end.upperBound..<end.upperBound + length]))
    }

    private static func contentLength(_ line: Substring) -> Int? {
        let field = line.split(separator: ":", maxSplits: 1)
        guard field.count == 2, field[0].lowercased() == "content-length" else { return nil }
        return Int(field[1].trimmingCharacters(in: .whitespaces))
    }
}

/// The peer does not speak HTTP.
struct MalformedAnswer: Error, CustomStringConvertible {
    var head: String
    var description: String { "not an HTTP answer: \(head)" }
}

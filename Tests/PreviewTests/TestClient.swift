import FlyingSocks
import Foundation

/// A raw connection to the preview.
struct TestClient {
    struct Answer {
        var head: String
        var body: [UInt8]
        var status: Int { Int(head.split(separator: " ")[1]) ?? 0 }
        var text: String { String(decoding: body, as: UTF8.self) }

        func header(_ name: String) -> String? {
            head.split(separator: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }
    }

    private let socket: AsyncSocket
    private var unread: [UInt8] = []

    init(port: UInt16) async throws {
        socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: 60)
    }

    func close() throws { try socket.close() }

    func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

    /// Sends a request and reads the answer. The connection can be used again.
    mutating func request(_ method: String, _ target: String, _ headers: String...) async throws -> Answer {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers + ["\r\n"]
        try await send(lines.joined(separator: "\r\n"))
        var answer = Answer(head: try await read(until: "\r\n\r\n"), body: [])
        let length = answer.header("Content-Length").flatMap(Int.init) ?? 0
        if method != "HEAD", answer.status != 304 { answer.body = try await read(count: length) }
        return answer
    }

    mutating func statusLine() async throws -> String { String(try await read(until: "\r\n").dropLast()) }

    /// The data of the next server-sent event.
    /// - Parameter last: The previous event, which the server sometimes repeats.
    mutating func event(after last: String? = nil) async throws -> String {
        while true {
            _ = try await read(until: "data: ")
            let event = String(try await read(until: "\n\n").dropLast(2))
            if event != last { return event }
        }
    }

    /// True if the other side has closed the connection. Waits until it closes it or sends something.
    mutating func isClosed() async -> Bool {
        while let bytes = try? await socket.read(atMost: 4096) { unread += bytes }
        return true
    }

    /// Everything until the other side closes the connection.
    mutating func rest() async throws -> String {
        _ = await isClosed()
        return String(decoding: unread, as: UTF8.self)
    }

    private mutating func read(until end: String) async throws -> String {
        let end = Array(end.utf8)
        while true {
            if let range = unread.firstRange(of: end) {
                defer { unread.removeSubrange(..<range.upperBound) }
                return String(decoding: unread[..<range.upperBound], as: UTF8.self)
            }
            unread += try await socket.read(atMost: 4096)
        }
    }

    private mutating func read(count: Int) async throws -> [UInt8] {
        while unread.count < count { unread += try await socket.read(atMost: 4096) }
        defer { unread.removeFirst(count) }
        return Array(unread[..<count])
    }
}

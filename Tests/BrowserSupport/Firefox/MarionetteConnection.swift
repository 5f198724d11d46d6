import FlyingSocks
import Foundation

/// Speaks Marionette, Firefox's own remote protocol, over TCP
/// (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
///
/// It sends one command at a time, because only one test uses a browser at a time.
actor MarionetteConnection {
    private let socket: AsyncSocket
    private var received: [UInt8] = []
    private var lastID = 0

    /// Connects as soon as the browser listens, and reads its greeting.
    ///
    /// - Throws: `DriverNotReady` after about a minute.
    init(port: UInt16, of process: LeashedProcess) async throws {
        let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
        var connected: AsyncSocket?
        for _ in 0..<600 where connected == nil {
            connected = try? await AsyncSocket.connected(to: address)
            if connected == nil { try await Task.sleep(for: .milliseconds(100)) }
        }
        guard let connected else { throw DriverNotReady(log: process.log) }
        socket = connected
        _ = try await nextFrame()
    }

    /// - Throws: `WebDriverFailure` if the browser reports an error.
    func send<Answer: Decodable & Sendable>(
        _ name: String, _ parameters: some Encodable & Sendable, as _: Answer.Type = Answer.self
    ) async throws -> Answer {
        lastID += 1
        let command = MarionetteCommand(id: lastID, name: name, parameters: parameters)
        try await socket.write(Data(MarionetteFrame.encode(Array(try JSONEncoder().encode(command)))))
        while true {
            let frame = Data(try await nextFrame())
            let answer = try JSONDecoder().decode(MarionetteAnswer<Answer>.self, from: frame)
            // Skips the answer to a cancelled command.
            guard answer.id == command.id else { continue }
            return try answer.result.get()
        }
    }

    private func nextFrame() async throws -> [UInt8] {
        while true {
            if let frame = try MarionetteFrame.takeFirst(of: &received) { return frame }
            received += try await socket.read(atMost: 4096)
        }
    }

    func close() { try? socket.close() }
}

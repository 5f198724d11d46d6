import FlyingSocks
import Foundation
import SiteBuilder

/// A connection. It reads requests one after the other and answers each before reading the next.
struct Connection: Sendable {
    let socket: AsyncSocket
    let broadcast: SceneBroadcast
    let responder: Responder
    let limits: HTTPLimits

    /// Serves until the client disconnects, sends an invalid request, or takes too long.
    func serve() async throws {
        var unread: [UInt8] = []
        while true {
            do {
                guard let head = try await nextHead(&unread) else { return }
                let request = try head.request()
                // Requests during the first build wait for it.
                guard let scene = await broadcast.scene() else { return }
                let reply = responder.reply(to: request, in: scene)
                let staysOpen = head.keepsAlive && reply.length != nil
                try await send(reply, closing: !staysOpen, hasBody: request.method != "HEAD")
                guard staysOpen else { return }
            } catch let problem as RequestProblem {
                return try await refuse(problem)
            }
        }
    }

    /// Sends an error and closes the connection.
    func refuse(_ problem: RequestProblem) async throws {
        try await send(problem.reply, closing: true, hasBody: true)
        // The system would discard the answer if unread data arrived. So wait a short time for the client to close.
        socket.socket.endSending()
        _ = try await withDeadline(.seconds(1)) {
            var count = 0
            while count < 1 << 16 { count += try await socket.read(atMost: 4096).count }
        }
    }

    /// The head of the next request, or `nil` if there is none.
    private func nextHead(_ unread: inout [UInt8]) async throws -> RequestHead? {
        if unread.isEmpty {
            guard let bytes = try await withDeadline(limits.idleTime, { try await socket.read(atMost: 4096) }) else {
                return nil
            }
            unread = bytes
        }
        let begun = unread
        // The time limit is for the whole head, even if it arrives in small pieces.
        let read = try await withDeadline(limits.headTime) {
            var reader = HeadReader(limits: limits)
            try reader.take(begun)
            while reader.head == nil { try reader.take(try await socket.read(atMost: 4096)) }
            return reader
        }
        guard let read else { throw RequestProblem.tooSlow }
        unread = Array(read.rest)
        return read.head
    }

    private func send(_ reply: Reply, closing: Bool, hasBody: Bool) async throws {
        try await write(reply.head(closing: closing))
        guard hasBody else { return }
        switch reply.body {
        case .none: break
        case .bytes(let bytes): try await write(bytes)
        case .file(let path, let range): try await write(path, range)
        case .events(let page):
            for await scene in broadcast.scenes() { try await write(SceneEvent(scene, for: page).frame) }
        }
    }

    /// Sends a part of a file piece by piece. The file stays open, so it does not matter if it is replaced meanwhile.
    /// If it becomes shorter, the connection is closed, because its length was already sent.
    private func write(_ path: String, _ range: Range<Int>) async throws {
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        try file.seek(toOffset: UInt64(range.lowerBound))
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.piece) {
            let count = min(Self.piece, range.upperBound - start)
            guard let piece = try file.read(upToCount: count), piece.count == count else {
                throw SocketError.disconnected
            }
            try await write(piece)
        }
    }

    private func write(_ bytes: [UInt8]) async throws {
        for start in stride(from: 0, to: bytes.count, by: Self.piece) {
            try await write(Data(bytes[start..<min(start + Self.piece, bytes.count)]))
        }
    }

    private func write(_ piece: Data) async throws {
        let written: Void? = try await withDeadline(limits.stallTime) { try await socket.write(piece) }
        guard written != nil else { throw SocketError.disconnected }
    }

    private static let piece = 1 << 17
}

import FlyingSocks
import Foundation
import SiteBuilder

/// One visitor's connection: requests are read one after the other, and each is answered before the next is looked at.
struct Connection: Sendable {
    let socket: AsyncSocket
    let broadcast: SceneBroadcast
    let responder: Responder
    let limits: HTTPLimits

    /// Serves until the visitor goes, asks for something that cannot be understood, or takes too long.
    func serve() async throws {
        var unread: [UInt8] = []
        while true {
            do {
                guard let head = try await nextHead(&unread) else { return }
                let request = try head.request()
                // Pages that are asked for during the first build wait for it.
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

    /// Says why, and hangs up.
    func refuse(_ problem: RequestProblem) async throws {
        try await send(problem.reply, closing: true, hasBody: true)
        // What is still coming would make the system throw the answer away: wait for the visitor to hang up, but not for long.
        socket.socket.endSending()
        _ = try await withDeadline(.seconds(1)) {
            var count = 0
            while count < 1 << 16 { count += try await socket.read(atMost: 4096).count }
        }
    }

    /// The next request's head; `nil` when none comes.
    private func nextHead(_ unread: inout [UInt8]) async throws -> RequestHead? {
        if unread.isEmpty {
            guard let bytes = try await withDeadline(limits.idleTime, { try await socket.read(atMost: 4096) }) else {
                return nil
            }
            unread = bytes
        }
        let begun = unread
        // From here on the clock runs for the whole head, however small the pieces are that it comes in.
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

    /// A part of a file, a piece at a time. It stays the same file when another one takes its name meanwhile; one that has become
    /// shorter ends the connection: its length was promised.
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

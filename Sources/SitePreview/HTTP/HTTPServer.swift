import FlyingSocks
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An HTTP server at one address with a limited number of connections.
///
/// It replaces the server of FlyingFox 0.27, which takes an unread body for the next request, accepts bare line feeds
/// as line ends, has no limits for the size and time of heads, and cannot reject them before parsing.
final class HTTPServer: Sendable {
    private let socket: AsyncSocket
    private let pool: any AsyncSocketPool
    private let broadcast: SceneBroadcast
    private let responder: Responder
    private let limits: HTTPLimits
    private let open = Atomic(0)

    /// Starts to listen at the address of a socket, and takes the socket over. It is closed if this fails.
    init(listeningAt bound: Socket, broadcast: SceneBroadcast, responder: Responder, limits: HTTPLimits) async throws {
        // `listen` closes the socket when it fails. A second close could hit a file that a different thread has just
        // opened under the same number.
        try bound.listen()
        let pool = Self.makePool()
        do {
            try await pool.prepare()
            socket = try AsyncSocket(socket: bound, pool: pool)
        } catch {
            try? bound.close()
            throw error
        }
        self.pool = pool
        self.broadcast = broadcast
        self.responder = responder
        self.limits = limits
    }

    deinit { try? socket.close() }

    var listeningAddress: Socket.Address? { try? socket.socket.sockname() }

    /// Serves until the task is cancelled. All connections are then closed.
    func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.pool.run() }
            group.addTask { try await self.accept() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func accept() async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while !Task.isCancelled {
                do {
                    let visitor = try await self.socket.accept()
                    group.addTask { await self.serve(visitor) }
                } catch {
                    // The client is already gone, or no file descriptor is free. The next attempt may succeed.
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
        }
    }

    private func serve(_ visitor: AsyncSocket) async {
        let connection = Connection(socket: visitor, broadcast: broadcast, responder: responder, limits: limits)
        defer { try? visitor.close() }
        #if canImport(Darwin)
            try? visitor.socket.setValue(true, for: .noSIGPIPE)
        #endif
        // Without this option, the last piece of a reply waits for the acknowledgement of the piece before, 40 ms on
        // Linux.
        try? visitor.socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        let number = open.add(1, ordering: .relaxed).newValue
        if number > limits.connections {
            // A rejected client does not count.
            open.subtract(1, ordering: .relaxed)
            try? await connection.refuse(.tooManyConnections)
        } else {
            try? await connection.serve()
            open.subtract(1, ordering: .relaxed)
        }
    }

    private static func makePool() -> any AsyncSocketPool {
        #if canImport(Darwin)
            SocketPool.kQueue()
        #else
            SocketPool.ePoll()
        #endif
    }
}

extension Socket {
    /// A socket that has an address and does not listen yet.
    ///
    /// Several sockets may have one address until one of them listens. The others then fail to listen.
    static func bound(to address: any SocketAddress) throws -> Socket {
        let socket = try Socket(domain: Int32(type(of: address).family))
        do {
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: address)
        } catch {
            try? socket.close()
            throw error
        }
        return socket
    }

    /// Tells the client that no more data follows.
    func endSending() { shutdown(file.rawValue, Int32(SHUT_WR)) }
}

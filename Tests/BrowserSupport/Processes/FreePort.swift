import FlyingSocks
import Foundation

/// A loopback port that is free now.
///
/// It is below the ports that systems assign to connections, because one of those may be taken before a driver listens
/// on it.
func freePort() throws -> UInt16 {
    for _ in 0..<100 {
        let port = UInt16.random(in: 20_000..<32_000)
        let socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
        defer { try? socket.close() }
        if (try? socket.bind(to: .inet(ip4: "127.0.0.1", port: port))) != nil { return port }
    }
    throw SocketError.unsupportedAddress
}

import FlyingSocks
import Foundation

/// A loopback port that nobody listens on just now.
func freePort() throws -> UInt16 {
    let socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
    defer { try? socket.close() }
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    guard case .ip4(_, let port) = try socket.sockname() else { throw SocketError.unsupportedAddress }
    return port
}

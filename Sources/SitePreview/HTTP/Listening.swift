import FlyingSocks
import Foundation
import SiteDiagnostics

extension PreviewAddress {
    /// The socket address of a port at the interface; throws when the interface is none.
    func socketAddress(port: UInt16) throws -> any SocketAddress {
        switch interface {
        case .loopback: try .inet(ip4: "127.0.0.1", port: port)
        case .network: sockaddr_in.inet(port: port)
        case .address(let text) where text.contains(":"): try .inet6(ip6: text, port: port)
        case .address(let text): try .inet(ip4: text, port: port)
        }
    }

    /// What to tell when the preview cannot listen.
    func diagnostic(_ error: any Error, port: UInt16) -> Diagnostic {
        if isTaken(error) {
            return Diagnostic(
                .error, id: "io.port-taken", "port \(port) is used by another program",
                hint: "name another one with '--port', or leave the flag out to get the next free one")
        }
        var reason = error.localizedDescription
        if case SocketError.failed(_, let code, _) = error { reason = String(cString: strerror(code)) }
        return Diagnostic(
            .error, id: "io.cannot-listen", "cannot listen at port \(port): \(reason)",
            hint: "name another port with '--port', above 1023, or another address with '--host'")
    }
}

/// Whether this is the error of a port that is in use.
func isTaken(_ error: any Error) -> Bool {
    if case SocketError.failed(_, EADDRINUSE, _) = error { true } else { false }
}

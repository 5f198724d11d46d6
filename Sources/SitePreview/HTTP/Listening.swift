import FlyingSocks
import Foundation
import SiteDiagnostics

extension PreviewAddress {
    /// The socket address of a port at the interface. Throws if the interface does not exist.
    func socketAddress(port: UInt16) throws -> any SocketAddress {
        switch interface {
        case .loopback: try .inet(ip4: "127.0.0.1", port: port)
        case .network: sockaddr_in.inet(port: port)
        case .address(let text) where text.contains(":"): try .inet6(ip6: text, port: port)
        case .address(let text): try .inet(ip4: text, port: port)
        }
    }

    /// The diagnostic for an error of listening.
    func diagnostic(_ error: any Error, port: UInt16) -> Diagnostic {
        if isTaken(error) {
            return Diagnostic(
                .error, id: "io.port-taken", "a different program uses port \(port)",
                hint: "use a different port with '--port', or leave out '--port' to use the next free port")
        }
        var reason = error.localizedDescription
        if case SocketError.failed(_, let code, _) = error { reason = String(cString: strerror(code)) }
        return Diagnostic(
            .error, id: "io.cannot-listen", "the preview cannot listen at port \(port): \(reason)",
            hint: "use a port above 1023 with '--port', or a different address with '--host'")
    }
}

/// Whether the error means that the port is in use.
func isTaken(_ error: any Error) -> Bool {
    if case SocketError.failed(_, EADDRINUSE, _) = error { true } else { false }
}

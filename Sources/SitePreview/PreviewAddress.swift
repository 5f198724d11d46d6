/// The address at which the preview listens.
package struct PreviewAddress: Hashable, Sendable {
    package enum Interface: Hashable, Sendable {
        /// This computer only.
        case loopback
        /// All interfaces. Everyone in the network can see the site, including drafts.
        case network
        /// The interface with this address: `192.168.1.20`, `::1`.
        case address(String)
    }

    package enum Port: Hashable, Sendable {
        /// 4600, or the next free port.
        case automatic
        /// This port only; 0 is any free port.
        case exact(UInt16)
    }

    package var interface: Interface
    package var port: Port
    /// Further host names that requests may use, such as those of a tunnel or a proxy: `show.example`.
    package var allowedNames: [String]

    package init(interface: Interface = .loopback, port: Port = .automatic, allowedNames: [String] = []) {
        self.interface = interface
        self.port = port
        self.allowedNames = allowedNames
    }

    /// Whether a text can be a host name as browsers send it: letters, digits, hyphens, underscores and dots.
    package static func isName(_ text: String) -> Bool {
        let isMadeOfSuch = text.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
            default: false
            }
        }
        return (1...253).contains(text.utf8.count) && isMadeOfSuch && text.contains { $0 != "." }
    }

    static let defaultPort: UInt16 = 4600

    /// The ports to try, in order.
    var ports: [UInt16] {
        switch port {
        case .automatic: Array(Self.defaultPort..<Self.defaultPort + 100)
        case .exact(let port): [port]
        }
    }

    /// The allowed host names. The loopback interface needs no name besides `localhost`.
    var hosts: HostNames { HostNames(allowedNames + (interface == .loopback ? [] : ownNames())) }
}

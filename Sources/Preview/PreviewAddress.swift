/// Where the preview listens.
public struct PreviewAddress: Hashable, Sendable {
    public enum Interface: Hashable, Sendable {
        /// This computer only.
        case loopback
        /// All interfaces: whoever is in the network can see the site, drafts too.
        case network
        /// The interface that has this address: `192.168.1.20`, `::1`.
        case address(String)
    }

    public enum Port: Hashable, Sendable {
        /// 4600, or the next one that is free.
        case automatic
        /// This one or none; 0 is any that is free.
        case exact(UInt16)
    }

    public var interface: Interface
    public var port: Port

    public init(interface: Interface = .loopback, port: Port = .automatic) {
        self.interface = interface
        self.port = port
    }

    static let defaultPort: UInt16 = 4600

    /// The ports to try, in this order.
    var ports: [UInt16] {
        switch port {
        case .automatic: Array(Self.defaultPort..<Self.defaultPort + 100)
        case .exact(let port): [port]
        }
    }

    var hosts: HostNames { interface == .loopback ? .loopback : .any }
}

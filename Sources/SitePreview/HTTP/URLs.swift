import FlyingSocks

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension PreviewAddress {
    /// The URLs of the preview. The one for this computer comes first.
    func urls(_ listening: Socket.Address?) -> [String] {
        let port =
            switch listening {
            case .ip4(_, let port), .ip6(_, let port): port
            case .unix, nil: Self.defaultPort
            }
        let names =
            switch interface {
            case .loopback: ["localhost"]
            case .network: ["localhost"] + networkAddresses()
            case .address(let text): [text.contains(":") ? "[\(text)]" : text]
            }
        return names.map { "http://\($0):\(port)/" }
    }
}

/// The IPv4 addresses of this computer, sorted.
private func networkAddresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var addresses: Set<String> = []
    for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
        guard let entry = entry?.pointee, let address = entry.ifa_addr, address.pointee.sa_family == AF_INET else {
            continue
        }
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
            var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
            inet_ntop(AF_INET, &address.pointee.sin_addr, &text, socklen_t(text.count))
            addresses.insert(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
        }
    }
    return addresses.filter { !$0.hasPrefix("127.") }.sorted()
}

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Which names we answer to.
///
/// A page elsewhere can point a name of its own at this computer's address, and would then read the preview as if it
/// were its own (DNS rebinding); but browsers tell that name in `Host`. An address in numbers cannot be used so: what a
/// browser reads from it always came from that address.
struct HostNames: Sendable {
    /// In lower case, beside `localhost`.
    private let names: Set<String>

    init(_ names: some Sequence<String>) { self.names = Set(names.map { Self.plain($0) }) }

    static let loopback = HostNames([])

    func accepts(_ host: String?) -> Bool {
        guard let host, !host.isEmpty else { return false }
        var end = host.firstIndex(of: ":") ?? host.endIndex
        if host.hasPrefix("[") {
            guard let bracket = host.firstIndex(of: "]") else { return false }
            end = host.index(after: bracket)
        }
        let (name, port) = (String(host[..<end]), host[end...])
        // Nothing but a port may follow: what else there is, some read as a name.
        let isPort = port.first == ":" && port.dropFirst().allSatisfy { "0"..."9" ~= $0 }
        guard port.isEmpty || isPort else { return false }
        if name.hasPrefix("[") { return isAddress(String(name.dropFirst().dropLast()), AF_INET6) }
        let plain = Self.plain(name)
        return isAddress(name, AF_INET) || plain == "localhost" || plain.hasSuffix(".localhost")
            || names.contains(plain)
    }

    /// Without the dot that says that a name is whole.
    private static func plain(_ name: String) -> String {
        let name = name.lowercased()
        return name.hasSuffix(".") ? String(name.dropLast()) : name
    }
}

/// Whether this is an address as browsers write it, not another spelling of one.
private func isAddress(_ text: String, _ family: Int32) -> Bool {
    var address = in6_addr()
    return inet_pton(family, text, &address) == 1
}

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The host names that requests may have.
///
/// A page on a different site can make its own name point to this computer and then read the preview (DNS rebinding).
/// The `Host` header shows this name. A numeric address is always safe, because its content comes from that address.
struct HostNames: Sendable {
    /// The names in lower case, besides `localhost`.
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
        // Only a port may follow, because some programs read other text as a name.
        let isPort = port.first == ":" && port.dropFirst().allSatisfy { "0"..."9" ~= $0 }
        guard port.isEmpty || isPort else { return false }
        if name.hasPrefix("[") { return isAddress(String(name.dropFirst().dropLast()), AF_INET6) }
        let plain = Self.plain(name)
        return isAddress(name, AF_INET) || plain == "localhost" || plain.hasSuffix(".localhost")
            || names.contains(plain)
    }

    /// The name without a trailing dot.
    private static func plain(_ name: String) -> String {
        let name = name.lowercased()
        return name.hasSuffix(".") ? String(name.dropLast()) : name
    }
}

/// Whether this is an address in the spelling of browsers.
private func isAddress(_ text: String, _ family: Int32) -> Bool {
    var address = in6_addr()
    return inet_pton(family, text, &address) == 1
}

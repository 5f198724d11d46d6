/// Which names of ourselves we answer to.
///
/// A page elsewhere can point a name of its own at this computer's address, and would then read the preview as if it
/// were its own; but browsers tell that name in `Host`.
enum HostNames: Sendable {
    /// Names that lead to this computer only.
    case loopback
    /// Any: the network's names of this computer are not known to us.
    case any

    func accepts(_ host: String?) -> Bool {
        guard let host, !host.isEmpty else { return false }
        guard self == .loopback else { return true }
        var end = host.firstIndex(of: ":") ?? host.endIndex
        if host.hasPrefix("[") {
            guard let bracket = host.firstIndex(of: "]") else { return false }
            end = host.index(after: bracket)
        }
        let (name, port) = (host[..<end], host[end...])
        // Nothing but a port may follow: what else there is, some read as a name.
        let isPort = port.first == ":" && port.dropFirst().allSatisfy { "0"..."9" ~= $0 }
        guard port.isEmpty || isPort else { return false }
        let lowercased = name.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains(lowercased) || lowercased.hasSuffix(".localhost")
    }
}

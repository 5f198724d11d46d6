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
        let name: Substring
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            name = host[...end]
        } else {
            name = host.prefix { $0 != ":" }
        }
        let lowercased = name.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains(lowercased) || lowercased.hasSuffix(".localhost")
    }
}

import Foundation
import SiteDiagnostics

extension DeployTarget {
    /// A folder of a server that SFTP can write.
    package struct Server: Hashable, Sendable {
        package var user: String
        /// A name or an IP address. An IPv6 address is in brackets.
        package var host: String
        package var port: Int?
        /// `/var/www/show/`, or `show/` for a folder of the user's home. Empty for the home.
        package var folder: String
    }
}

extension DeployTarget.Server {
    /// Reads `sftp://me@example.com:22/var/www/show/`, or `me@example.com:show/` as scp writes it.
    ///
    /// In the first form, the path is percent-encoded, and `/~/` is the user's home. An address with a password is refused.
    init?(_ address: String) {
        if address.lowercased().hasPrefix("sftp://") {
            self.init(afterScheme: address.dropFirst("sftp://".count))
        } else {
            self.init(ofSCP: address)
        }
        guard !user.isEmpty, !user.contains(where: { ":/".contains($0) }), !host.isEmpty, !host.hasPrefix("-"),
            host.utf8.allSatisfy(isInHosts), !(user + folder).utf8.contains(where: { $0 < 32 || $0 == 127 })
        else { return nil }
        if !folder.isEmpty, !folder.hasSuffix("/") { folder += "/" }
    }

    private init?(afterScheme address: Substring) {
        let slash = address.firstIndex(of: "/") ?? address.endIndex
        // A colon before the host begins a password.
        guard let at = address[..<slash].lastIndex(of: "@"), !address[..<at].contains(":"),
            let user = String(address[..<at]).removingPercentEncoding,
            let path = String(address[slash...]).removingPercentEncoding
        else { return nil }
        var host = address[address.index(after: at)..<slash]
        var port: Int?
        if let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") {
            port = Int(host[host.index(after: colon)...])
            guard let port, (1...65_535).contains(port) else { return nil }
            host = host[..<colon]
        }
        self.init(user: user, host: String(host), port: port, folder: path.isEmpty ? "/" : path)
        if folder == "/~" || folder.hasPrefix("/~/") { folder = String(folder.dropFirst(3)) }
    }

    private init?(ofSCP address: String) {
        guard let colon = address.firstIndex(of: ":"), let at = address[..<colon].lastIndex(of: "@") else { return nil }
        let rest = address[address.index(after: at)...]
        // Only brackets show where an IPv6 address ends.
        guard let end = rest.hasPrefix("[") ? rest.firstRange(of: "]:")?.upperBound : address.index(after: colon) else {
            return nil
        }
        self.init(
            user: String(address[..<at]), host: String(rest[..<rest.index(before: end)]), port: nil,
            folder: String(address[end...]))
        if folder == "~" || folder.hasPrefix("~/") { folder = String(folder.dropFirst(2)) }
    }
}

private func isInHosts(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: ".-_:[]".utf8.contains(byte)
    }
}

extension Fields<DeployKey> {
    /// - Parameter position: the place of the address.
    mutating func server(_ address: String, at position: SourcePosition) -> DeployTarget.Place? {
        if let server = DeployTarget.Server(address) { return .server(server) }
        // The line is not shown, because it may contain a password.
        diagnostics.add(
            Diagnostic(
                .error, id: "site.deploy",
                "'sftp' must be an address without a password, such as sftp://me@example.com/var/www/show/",
                hint: "write user, host and folder; a password comes from SFTP_PASSWORD in the environment",
                path: source.path, position: position))
        return nil
    }
}

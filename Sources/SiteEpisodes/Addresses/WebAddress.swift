/// An address from content that is safe to link to: `http`, `https`, `mailto`, `tel`, a fragment, or a relative path.
package struct WebAddress: Hashable, Sendable {
    /// As RFC 3986 has it, in ASCII: what stands for itself is as it was written, the rest is percent-encoded, and hosts of
    /// other scripts are in punycode.
    package let text: String

    /// - Throws: ``AddressProblem`` for any other scheme (`javascript:`, `data:`), for `http` and `https` without a host, for
    ///   control characters, and for nothing at all.
    package init(checking written: some StringProtocol) throws(AddressProblem) {
        let written = String(written).trimmingBlanks
        guard !written.isEmpty, !written.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw .unsafe(written)
        }
        let scheme = Self.scheme(of: written)
        if let scheme, !["http", "https", "mailto", "tel"].contains(scheme) { throw .unsafe(written) }
        let start = written.utf8.index(written.startIndex, offsetBy: scheme.map { $0.utf8.count + 1 } ?? 0)
        var rest = written.utf8[start...]
        var text = String(written[..<start])
        let wantsHost = scheme == "http" || scheme == "https"
        let slashes = rest.starts(with: "//".utf8) ? 2 : wantsHost && rest.first == UInt8(ascii: "/") ? 1 : 0
        // Of `https:/example.com` browsers make the same, where no page is around it.
        if slashes == 2 && scheme == nil || slashes > 0 && wantsHost {
            rest = rest.dropFirst(slashes)
            let host = rest.prefix { !"/?#".utf8.contains($0) }
            guard let authority = URIEncoding.authority(host) else { throw .noHost(written) }
            text += "//" + authority
            rest = rest[host.endIndex...]
        } else if wantsHost {
            throw .noHost(written)
        }
        self.text = text + URIEncoding.afterAuthority(rest)
    }

    /// A place on a page as links end with it: `#rows`.
    package static func fragment(_ written: String) -> String { URIEncoding.fragment(written[...].utf8) }

    /// With a scheme, for texts that stand on no page: what has none is asked for safely.
    package var absoluteText: String { text.hasPrefix("//") ? "https:" + text : text }

    /// With a scheme and a host, or `//host`: an address outside, whatever page it stands on.
    package var isRemote: Bool { Self.isRemote(text) }

    static func isRemote(_ text: some StringProtocol) -> Bool {
        let lower = text.prefix(8).lowercased()
        return lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("//")
    }

    /// A path or a fragment, whose meaning depends on the page it stands on.
    package var isRelative: Bool { !isRemote && Self.scheme(of: text) == nil }

    /// What stands before the first colon, when no slash, question mark or hash stands before that. Looked for among the
    /// bytes, as browsers do: a colon with a combining character after it would be another `Character`.
    static func scheme(of text: String) -> String? {
        let marks = Array(":/?#".utf8)
        guard let end = text.utf8.firstIndex(where: marks.contains), text.utf8[end] == UInt8(ascii: ":") else {
            return nil
        }
        return String(decoding: text.utf8[..<end], as: UTF8.self).lowercased()
    }
}

/// An address in content that is safe to link to: `http`, `https`, `mailto`, `tel`, a fragment, or a relative path.
package struct WebAddress: Hashable, Sendable {
    /// The address in ASCII, as in RFC 3986. Invalid characters are percent-encoded, and hosts in other scripts are
    /// punycode.
    package let text: String

    /// - Throws: ``AddressProblem`` for any other scheme (`javascript:`, `data:`), for `http` and `https` without a
    ///   host, for control characters, and for an empty text.
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
        // Browsers read `https:/example.com` in the same way if no page is the base.
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

    /// A fragment of a link: `#rows`.
    package static func fragment(_ written: String) -> String { URIEncoding.fragment(written[...].utf8) }

    /// The address with a scheme, for texts outside pages. `https` is added if there is none.
    package var absoluteText: String { text.hasPrefix("//") ? "https:" + text : text }

    /// Whether the address has a scheme and a host, or begins with `//`.
    package var isRemote: Bool { Self.isRemote(text) }

    /// The host in lower case, without user, port and `www.`, or `nil` for an address without a host.
    package var host: String? {
        guard isRemote, let start = text.firstRange(of: "//")?.upperBound else { return nil }
        let authority = text[start...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@").last?.prefix { $0 != ":" }.lowercased() ?? ""
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    static func isRemote(_ text: some StringProtocol) -> Bool {
        let lower = text.prefix(8).lowercased()
        return lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("//")
    }

    /// Whether the address is a path or a fragment, which depends on the page.
    package var isRelative: Bool { !isRemote && Self.scheme(of: text) == nil }

    /// The text before the first colon, if no slash, question mark or hash precedes it. The search works on bytes, as
    /// in browsers, because a colon and a combining character form one `Character`.
    static func scheme(of text: String) -> String? {
        let marks = Array(":/?#".utf8)
        guard let end = text.utf8.firstIndex(where: marks.contains), text.utf8[end] == UInt8(ascii: ":") else {
            return nil
        }
        return String(decoding: text.utf8[..<end], as: UTF8.self).lowercased()
    }
}

/// Converts addresses as people write them to RFC 3986, as feeds, XML, JSON and headers require.
enum URIEncoding {
    /// The part between `//` and the path: `user@host:80`.
    ///
    /// - Returns: the encoded text, or `nil` if the host is not valid.
    static func authority(_ written: Substring.UTF8View) -> String? {
        let at = written.lastIndex(of: UInt8(ascii: "@"))
        let user = at.map { encoded(written[..<$0]).replacing("@", with: "%40") + "@" } ?? ""
        let hostAndPort = at.map { written[$0...].dropFirst() } ?? written
        // An IPv6 host contains colons in its brackets.
        let colon = hostAndPort.lastIndex(of: UInt8(ascii: ":"))
            .flatMap { hostAndPort[$0...].contains(UInt8(ascii: "]")) ? nil : $0 }
        let port = colon.map { String(decoding: hostAndPort[$0...].dropFirst(), as: UTF8.self) }
        guard
            let host = HostName.encoded(
                String(decoding: hostAndPort[..<(colon ?? hostAndPort.endIndex)], as: UTF8.self))
        else { return nil }
        guard let port, !port.isEmpty else { return user + host }
        return port.isDigits && UInt16(port) != nil ? user + host + ":" + port : nil
    }

    /// Path, query and fragment. Valid percent encodings stay unchanged; other percent signs are encoded.
    static func afterAuthority(_ written: Substring.UTF8View) -> String {
        guard let mark = written.firstIndex(of: UInt8(ascii: "#")) else { return encoded(written, questionMarks: true) }
        return encoded(written[..<mark], questionMarks: true) + fragment(written[mark...].dropFirst())
    }

    /// A fragment with its leading `#`.
    static func fragment(_ written: Substring.UTF8View) -> String { "#" + encoded(written, questionMarks: true) }

    /// - Parameter questionMarks: whether `?` stays unencoded, as in a query or fragment.
    private static func encoded(_ written: Substring.UTF8View, questionMarks: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(written.count)
        var rest = written
        while let byte = rest.popFirst() {
            let stays =
                switch byte {
                case UInt8(ascii: "%"): rest.prefix(2).count { hexValue($0) != nil } == 2
                case UInt8(ascii: "?"): questionMarks
                default: isPathCharacter(byte)
                }
            if stays { bytes.append(byte) } else { bytes.append(percentEncoding: byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Whether a byte is a `pchar` of RFC 3986 or a slash.
private func isPathCharacter(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || isSubDelimiter(byte) || ":@/".utf8.contains(byte)
}

/// Whether a byte is a sub-delimiter of RFC 3986.
func isSubDelimiter(_ byte: UInt8) -> Bool { "!$&'()*+,;=".utf8.contains(byte) }

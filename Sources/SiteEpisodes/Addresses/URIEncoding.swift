/// From an address as people write it to RFC 3986, which feeds, XML, JSON and headers want: the one way for all of them.
enum URIEncoding {
    /// What stands between `//` and the path: `user@host:80`.
    ///
    /// - Returns: `nil` without a host that there can be.
    static func authority(_ written: Substring.UTF8View) -> String? {
        let at = written.lastIndex(of: UInt8(ascii: "@"))
        let user = at.map { encoded(written[..<$0]).replacing("@", with: "%40") + "@" } ?? ""
        let hostAndPort = at.map { written[$0...].dropFirst() } ?? written
        // Numbers of hosts hold colons as well, inside of brackets.
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

    /// Path, query and fragment. What is encoded stays as it is written; a percent sign that encodes nothing is encoded.
    static func afterAuthority(_ written: Substring.UTF8View) -> String {
        guard let mark = written.firstIndex(of: UInt8(ascii: "#")) else { return encoded(written, questionMarks: true) }
        return encoded(written[..<mark], questionMarks: true) + fragment(written[mark...].dropFirst())
    }

    /// A place on a page, with the mark that it begins with.
    static func fragment(_ written: Substring.UTF8View) -> String { "#" + encoded(written, questionMarks: true) }

    /// - Parameter questionMarks: whether they stay: in a query or a fragment, or where they begin one.
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

/// `pchar` of RFC 3986, and slashes.
private func isPathCharacter(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || isSubDelimiter(byte) || ":@/".utf8.contains(byte)
}

/// Marks that part what an address says, where its scheme wants that.
func isSubDelimiter(_ byte: UInt8) -> Bool { "!$&'()*+,;=".utf8.contains(byte) }

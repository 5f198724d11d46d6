/// A UUID made from a name (RFC 9562, version 5): the same name gives the same UUID.
package struct UUIDv5 {
    let bytes: [UInt8]

    init(namespace: [UInt8], name: String) {
        var bytes = Array(SHA1.digest(of: namespace + Array(name.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        self.bytes = bytes
    }

    /// The GUID of a podcast, made from its feed's address without the scheme and without slashes at the end
    /// (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/guid.md).
    package static func podcast(feed address: String) -> UUIDv5 {
        var name = address[...]
        if let scheme = name.firstRange(of: "://") { name = name[scheme.upperBound...] }
        while name.hasSuffix("/") { name.removeLast() }
        return UUIDv5(namespace: podcastNamespace, name: String(name))
    }

    /// `ead4c236-bf58-58c6-a2c6-a6b28d128cb6`
    private static let podcastNamespace: [UInt8] = [
        0xEA, 0xD4, 0xC2, 0x36, 0xBF, 0x58, 0x58, 0xC6, 0xA2, 0xC6, 0xA6, 0xB2, 0x8D, 0x12, 0x8C, 0xB6,
    ]

    /// `917393e3-1b1e-5cef-ace4-edaa54e1f810`
    package var text: String {
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let ends = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
        return ends.map { digits[$0].joined() }.joined(separator: "-")
    }

    /// True if a text has the form of a UUID of any version.
    static func isUUID(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
            && parts.allSatisfy { $0.utf8.allSatisfy { byte in "0123456789abcdefABCDEF".utf8.contains(byte) } }
    }
}

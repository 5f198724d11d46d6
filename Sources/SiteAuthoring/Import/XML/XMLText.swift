import SiteDiagnostics
import SiteMarkdown

/// Converts an untrusted document for the parser.
enum XMLText {
    /// The document in UTF-8, converted from its encoding. Its declaration of UTF-8 may be wrong.
    ///
    /// - Throws: `source.invalid-utf8`, with the position.
    static func utf8(_ source: SourceText) throws(Diagnostic) -> SourceText {
        if let encoding = encoding(ofBytes: source.bytes) { return try inUTF8(source, charset: encoding) }
        guard let declared = declaredEncoding(of: source.bytes) else { return try inUTF8(source) }
        let text = try inUTF8(source, charset: declared)
        // If the declaration is readable as ASCII, the document cannot have an encoding that is incompatible with
        // ASCII.
        return declaredEncoding(of: text.bytes) == declared ? text : try inUTF8(source)
    }

    /// The encoding of a file without a byte order mark, from its first bytes
    /// (https://www.w3.org/TR/xml/#sec-guessing).
    private static func encoding(ofBytes bytes: [UInt8]) -> String? {
        switch bytes.prefix(4) {
        case [0x3C, 0, 0, 0]: "utf-32le"
        case [0, 0, 0, 0x3C]: "utf-32be"
        case let head where head.count == 4 && head[0] == 0x3C && head[1] == 0 && head[3] == 0: "utf-16le"
        case let head where head.count == 4 && head[0] == 0 && head[1] == 0x3C && head[2] == 0: "utf-16be"
        default: nil
        }
    }

    /// The encoding in the `<?xml …?>` declaration.
    private static func declaredEncoding(of bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(300).map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        let match = head.prefixMatch(of: #/(?:\?{3})?\s*<\?xml\s[^>]*?encoding\s*=\s*["']\s*([^"'>]*?)\s*["']/#)
        return match.map { String($0.1) }
    }
}

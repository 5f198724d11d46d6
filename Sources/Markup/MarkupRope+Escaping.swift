extension MarkupRope {
    /// Adds plain text, for element content and for attribute values between quotes of either kind.
    ///
    /// Works on bytes: escaping by `Character` would miss a quotation mark that carries a combining accent.
    /// Control characters, which HTML does not allow, are left out.
    public mutating func append(escaping text: String) {
        var text = text
        text.withUTF8 { bytes in
            var start = bytes.startIndex
            for index in bytes.indices where needsCare(bytes[index]) {
                append(bytes[start..<index])
                start = index + 1
                switch bytes[index] {
                case UInt8(ascii: "&"): append("&amp;".utf8)
                case UInt8(ascii: "<"): append("&lt;".utf8)
                case UInt8(ascii: ">"): append("&gt;".utf8)
                case UInt8(ascii: "\""): append("&quot;".utf8)
                case UInt8(ascii: "'"): append("&#39;".utf8)
                default: continue
                }
            }
            append(bytes[start...])
        }
    }
}

private func needsCare(_ byte: UInt8) -> Bool {
    // Most bytes are letters: they are told by one comparison.
    if byte >= 0x40 { return byte == 0x7F }
    return switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    // C0 controls but tab and line ends.
    case ..<0x20: byte != 0x09 && byte != 0x0A && byte != 0x0D
    default: false
    }
}

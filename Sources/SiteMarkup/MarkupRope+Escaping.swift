extension MarkupRope {
    /// Adds plain text, for element content and for attribute values between quotes of either kind. What no page may hold is U+FFFD.
    package mutating func append(escaping text: String) { append(escaping: PlainText(text)) }

    /// Works on bytes: escaping by `Character` would miss a quotation mark that carries a combining accent.
    package mutating func append(escaping text: PlainText) {
        var text = text.string
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
                default: append("&#39;".utf8)
                }
            }
            append(bytes[start...])
        }
    }
}

private func needsCare(_ byte: UInt8) -> Bool {
    // Most bytes are letters: they are told by one comparison.
    if byte >= 0x40 { return false }
    return switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
}

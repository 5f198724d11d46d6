extension MarkupRope {
    /// Appends plain text for element content or for an attribute value in quotes of either kind. U+FFFD replaces
    /// forbidden characters.
    package mutating func append(escaping text: String) { append(escaping: PlainText(text)) }

    /// This works on bytes, because escaping by `Character` would miss a quotation mark with a combining accent.
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
    // Most bytes are letters. One comparison recognises them.
    if byte >= 0x40 { return false }
    return switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
}

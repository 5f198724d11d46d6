/// Escaping for XML: one writer for text, one for attributes. Both drop what XML 1.0 cannot hold even escaped.
extension [UInt8] {
    /// Markup of our own.
    mutating func append(xml: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: xml.utf8Start, count: xml.utf8CodeUnitCount))
    }

    /// Text between tags.
    mutating func append(xmlText text: some Collection<UInt8>) {
        appendXML(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    /// The value of an attribute in double quotes. White space is written as references, or parsers make blanks of it.
    mutating func append(xmlAttribute text: some Collection<UInt8>) {
        appendXML(text) { byte in
            switch byte {
            case UInt8(ascii: "&"): "&amp;"
            case UInt8(ascii: "<"): "&lt;"
            case UInt8(ascii: ">"): "&gt;"
            case UInt8(ascii: "\""): "&quot;"
            case 0x09: "&#9;"
            case 0x0A: "&#10;"
            case 0x0D: "&#13;"
            default: nil
            }
        }
    }

    private mutating func appendXML(_ text: some Collection<UInt8>, escape: (UInt8) -> StaticString?) {
        var index = text.startIndex
        while index != text.endIndex {
            let byte = text[index]
            let length = forbiddenLength(text[index...])
            if length > 0 {
                index = text.index(index, offsetBy: length)
                continue
            }
            if let escaped = escape(byte) { append(xml: escaped) } else { append(byte) }
            text.formIndex(after: &index)
        }
    }
}

/// Bytes of the character at the start that XML forbids (C0 but tab and line ends, U+FFFE, U+FFFF) or discourages (DEL,
/// C1); 0 when it may stand.
private func forbiddenLength(_ text: some Collection<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    switch first {
    case 0x09, 0x0A, 0x0D: return 0
    case ..<0x20, 0x7F: return 1
    case 0xC2: return text.dropFirst().first.map { (0x80...0x9F).contains($0) } == true ? 2 : 0
    case 0xEF:
        return text.prefix(3).dropFirst().elementsEqual([0xBF, 0xBE])
            || text.prefix(3).dropFirst().elementsEqual([0xBF, 0xBF]) ? 3 : 0
    default: return 0
    }
}

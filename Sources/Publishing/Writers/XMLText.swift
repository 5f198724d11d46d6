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

    /// Goes from one byte that may need care to the next: most bytes stand as they are.
    private mutating func appendXML(_ text: some Collection<UInt8>, escape: (UInt8) -> StaticString?) {
        let isDone: Void? = text.withContiguousStorageIfAvailable { appendXML(bytes: $0, escape: escape) }
        if isDone == nil { Array(text).withUnsafeBufferPointer { appendXML(bytes: $0, escape: escape) } }
    }

    private mutating func appendXML(bytes: UnsafeBufferPointer<UInt8>, escape: (UInt8) -> StaticString?) {
        var start = 0
        var index = 0
        while index < bytes.count {
            let escaped = escape(bytes[index])
            let forbidden = forbiddenLength(bytes[index...])
            if escaped == nil, forbidden == 0 {
                index += 1
                continue
            }
            self += bytes[start..<index]
            if forbidden == 0, let escaped { append(xml: escaped) }
            index += Swift.max(forbidden, 1)
            start = index
        }
        self += bytes[start...]
    }
}

/// Bytes of the character at the start that XML forbids (C0 but tab and line ends, U+FFFE, U+FFFF) or discourages (DEL,
/// C1); 0 when it may stand.
private func forbiddenLength(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    switch text[text.startIndex] {
    case 0x09, 0x0A, 0x0D: return 0
    case ..<0x20, 0x7F: return 1
    case 0xC2: return text.dropFirst().first.map { (0x80...0x9F).contains($0) } == true ? 2 : 0
    case 0xEF:
        return text.prefix(3).dropFirst().elementsEqual([0xBF, 0xBE])
            || text.prefix(3).dropFirst().elementsEqual([0xBF, 0xBF]) ? 3 : 0
    default: return 0
    }
}

import SiteMarkup

/// Escaping for XML: one writer for text, one for attributes. Both take what XML can hold, by its type.
extension [UInt8] {
    /// Markup of our own.
    mutating func append(xml: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: xml.utf8Start, count: xml.utf8CodeUnitCount))
    }

    /// Text between tags.
    mutating func append(xmlText text: PlainText) {
        var text = text.string
        text.withUTF8 { append(xmlText: $0) }
    }

    /// HTML to be read as text.
    mutating func append(xmlText html: HTMLText) { html.bytes.withUnsafeBufferPointer { append(xmlText: $0) } }

    private mutating func append(xmlText bytes: UnsafeBufferPointer<UInt8>) {
        append(bytes) { byte in
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
    mutating func append(xmlAttribute text: PlainText) {
        var text = text.string
        text.withUTF8 { bytes in
            append(bytes) { byte in
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
    }

    /// Goes from one byte that needs an escape to the next: most bytes stand as they are.
    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, escape: (UInt8) -> StaticString?) {
        var start = 0
        for index in bytes.indices {
            guard let escaped = escape(bytes[index]) else { continue }
            self += bytes[start..<index]
            append(xml: escaped)
            start = index + 1
        }
        self += bytes[start...]
    }
}

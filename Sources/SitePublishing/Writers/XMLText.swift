import SiteMarkup

/// Escapes text and attribute values for XML. The types of the arguments exclude characters that XML forbids.
extension [UInt8] {
    /// Appends markup from the source code.
    mutating func append(xml: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: xml.utf8Start, count: xml.utf8CodeUnitCount))
    }

    /// Appends text between tags.
    mutating func append(xmlText text: PlainText) {
        var text = text.string
        text.withUTF8 { append(xmlText: $0) }
    }

    /// Appends HTML as escaped text.
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

    /// Appends the value of an attribute in double quotes. White space becomes character references; otherwise parsers
    /// turn it into spaces.
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

    /// Copies all bytes up to the next one that needs an escape, because most bytes need none.
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

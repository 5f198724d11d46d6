/// Functions that write HTML, one for each kind of value.
extension [UInt8] {
    /// Appends markup from the source code.
    mutating func append(html: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
    }

    mutating func append(number: Int) { append(contentsOf: String(number).utf8) }

    /// Appends text between tags or in a double-quoted attribute.
    mutating func append(escaping text: some Sequence<UInt8>) {
        if text.withContiguousStorageIfAvailable({ append(escapingBytes: $0) }) == nil {
            Array(text).withUnsafeBufferPointer { append(escapingBytes: $0) }
        }
    }

    /// Copies all bytes up to the next one that needs an entity.
    private mutating func append(escapingBytes bytes: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for (index, byte) in bytes.enumerated() {
            guard let entity = entity(for: byte) else { continue }
            self += bytes[start..<index]
            append(html: entity)
            start = index + 1
        }
        self += bytes[start...]
    }

    /// Appends a URL in a double-quoted attribute. Percent-encodes the characters that a URL must not contain; existing
    /// encodings stay.
    mutating func append(url: some Sequence<UInt8>) {
        for byte in url {
            switch byte {
            case UInt8(ascii: "&"): append(html: "&amp;")
            case UInt8(ascii: "'"): append(html: "&#39;")
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                append(byte)
            case _ where urlMarks.contains(byte): append(byte)
            default:
                append(UInt8(ascii: "%"))
                append(hexDigit(byte >> 4))
                append(hexDigit(byte & 15))
            }
        }
    }

    private func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}

/// The entity for a byte that needs one.
private func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
}

/// The characters that a URL may contain (RFC 3986: unreserved, reserved and the percent sign), without those that need
/// an entity.
private let urlMarks = Array("-._~:/?#[]@!$()*+,;=%".utf8)

/// The writers of HTML: one for each place a value can stand in.
extension [UInt8] {
    /// Markup of our own.
    mutating func append(html: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
    }

    mutating func append(number: Int) { append(contentsOf: String(number).utf8) }

    /// Text between tags or in a double-quoted attribute.
    mutating func append(escaping text: some Sequence<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): append(html: "&amp;")
            case UInt8(ascii: "<"): append(html: "&lt;")
            case UInt8(ascii: ">"): append(html: "&gt;")
            case UInt8(ascii: "\""): append(html: "&quot;")
            default: append(byte)
            }
        }
    }

    /// A URL in a double-quoted attribute: what a URL may not hold is percent-encoded, what is encoded already stays.
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

/// RFC 3986: unreserved, reserved and the percent sign, without those that need an entity.
private let urlMarks = Array("-._~:/?#[]@!$()*+,;=%".utf8)

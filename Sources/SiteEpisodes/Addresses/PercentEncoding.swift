extension [UInt8] {
    /// Appends a path for a link. All bytes except slashes and the unreserved characters of RFC 3986 are encoded, so
    /// the text is also safe in HTML, XML, CSS and Markdown.
    mutating func append(percentEncodingPath path: Substring.UTF8View) {
        append(percentEncoding: path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
    }

    /// Appends a percent-encoded byte.
    mutating func append(percentEncoding byte: UInt8) {
        append(contentsOf: [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)])
    }

    private mutating func append(percentEncoding text: Substring.UTF8View, but stays: (UInt8) -> Bool) {
        var text = Substring(text)
        text.withUTF8 { bytes in
            // Most paths are slugs, which need no encoding.
            if bytes.allSatisfy(stays) { return append(contentsOf: bytes) }
            for byte in bytes {
                if stays(byte) { append(byte) } else { append(percentEncoding: byte) }
            }
        }
    }
}

/// Whether a byte is unreserved, so that it never needs encoding (RFC 3986, 2.3).
func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        true
    default: false
    }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

/// Decodes percent signs with two hexadecimal digits. Returns `nil` if the result is not UTF-8.
package func percentDecoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = hexValue(bytes[index + 1]),
            let low = hexValue(bytes[index + 2])
        {
            decoded.append(high << 4 | low)
            index += 3
        } else {
            decoded.append(bytes[index])
            index += 1
        }
    }
    let result = String(decoding: decoded, as: UTF8.self)
    return result.utf8.elementsEqual(decoded) ? result : nil
}

func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

extension JSONReader {
    /// The byte at the current position; 0 at the end.
    var byte: UInt8 { offset < end ? source.bytes[offset] : 0 }

    var character: String {
        offset < end
            ? String(String(decoding: source.bytes[offset..<min(offset + 16, end)], as: UTF8.self).prefix(1)) : ""
    }

    mutating func skipBlanks() {
        while isBlank(byte) || byte == UInt8(ascii: "\n") { offset += 1 }
    }

    mutating func skip(_ expected: Unicode.Scalar) -> Bool {
        guard offset < end, byte == UInt8(ascii: expected) else { return false }
        offset += 1
        return true
    }

    func failure(_ problem: String, hint: String) -> JSONError {
        JSONError(message: "invalid JSON: \(problem)", hint: hint, offset: offset)
    }

    /// Reads the string whose opening quote is at the current position, and resolves its escapes.
    mutating func string() throws(JSONError) -> String {
        let opening = offset
        var bytes: [UInt8] = []
        offset += 1
        while offset < end {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                bytes += Array(String(try escape()).utf8)
            case 0..<0x20:
                throw failure(
                    "a string cannot contain a line end or tab", hint: "write '\\n' or '\\t', or close the quote")
            default:
                bytes.append(byte)
                offset += 1
            }
        }
        offset = opening
        throw failure("the string is never closed", hint: "close the quote that opens here")
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        offset += 1
        let letter = byte
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default:
            offset -= 2
            throw failure("unknown escape", hint: "write a backslash as '\\\\'")
        }
    }

    /// Reads the four digits after `\u`, and the second half of a surrogate pair. A single surrogate becomes U+FFFD.
    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let first = try codeUnit()
        if UTF16.isLeadSurrogate(first), source.bytes[offset..<end].starts(with: "\\u".utf8) {
            let back = offset
            offset += 2
            let second = try codeUnit()
            if UTF16.isTrailSurrogate(second) {
                return UTF16.decode(UTF16.EncodedScalar([first, second]))
            }
            offset = back
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        let digits = source.bytes[offset..<min(offset + 4, end)]
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, text.utf8.first != UInt8(ascii: "+"), let unit = UInt16(text, radix: 16) else {
            throw failure("'\\u' needs four hexadecimal digits", hint: "write a backslash as '\\\\'")
        }
        offset += 4
        return unit
    }
}

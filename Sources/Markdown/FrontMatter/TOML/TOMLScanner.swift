/// Steps over the tokens of valid TOML.
struct TOMLScanner {
    let bytes: [UInt8]
    var offset: Int
    let end: Int

    /// The byte at the scanner's place; 0 at the end.
    var byte: UInt8 { offset < end ? bytes[offset] : 0 }

    mutating func skip(_ expected: Unicode.Scalar) -> Bool {
        guard offset < end, byte == UInt8(ascii: expected) else { return false }
        offset += 1
        return true
    }

    mutating func skipBlanks() {
        while isBlank(byte) { offset += 1 }
    }

    mutating func skipLine() {
        while offset < end, byte != UInt8(ascii: "\n") { offset += 1 }
    }

    /// Over blanks, line ends and comments; false at the end of the text.
    mutating func skipToContent() -> Bool {
        while offset < end {
            if isBlank(byte) || byte == UInt8(ascii: "\n") {
                offset += 1
            } else if byte == UInt8(ascii: "#") {
                skipLine()
            } else {
                return true
            }
        }
        return false
    }

    /// The parts of a key such as `a."b.c".d`, and the blanks behind it.
    mutating func dottedKey() -> [(name: String, offset: Int)] {
        var keys: [(name: String, offset: Int)] = []
        repeat {
            skipBlanks()
            let start = offset
            let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            if isQuoted {
                skipString()
            } else {
                while offset < end, !" \t\r\n.=]".utf8.contains(byte) { offset += 1 }
            }
            let name = isQuoted ? bytes[start..<offset].dropFirst().dropLast() : bytes[start..<offset]
            keys.append((String(decoding: name, as: UTF8.self), start))
            skipBlanks()
        } while skip(".")
        return keys
    }

    /// Over a string, number, boolean or date, without the blanks behind it.
    mutating func skipScalar() {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            skipString()
            return
        }
        let start = offset
        while offset < end, !",]}#\n".utf8.contains(byte) { offset += 1 }
        while offset > start, isBlank(bytes[offset - 1]) { offset -= 1 }
    }

    /// Over the string that begins here, to the end of the text where it does not end.
    mutating func skipString() {
        let quote = byte
        let isLong = bytes[offset..<end].starts(with: [quote, quote, quote])
        offset += isLong ? 3 : 1
        while offset < end {
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset += 2
            } else if byte == quote, !isLong || bytes[offset..<end].starts(with: [quote, quote, quote]) {
                offset += isLong ? 3 : 1
                // One or two quotes may stand right before the closing three.
                while isLong, byte == quote { offset += 1 }
                return
            } else {
                offset += 1
            }
        }
    }
}

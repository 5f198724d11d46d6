import SiteDiagnostics
import SiteMarkup

extension TOMLReader {
    /// The byte at the current position; 0 at the end.
    var byte: UInt8 { offset < end ? bytes[offset] : 0 }

    /// The next character, for a message.
    var character: String { String(String(decoding: bytes[offset..<min(offset + 16, end)], as: UTF8.self).prefix(1)) }

    mutating func skip(_ expected: Unicode.Scalar) -> Bool {
        guard offset < end, byte == UInt8(ascii: expected) else { return false }
        offset += 1
        return true
    }

    mutating func skipBlanks() {
        while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
    }

    /// A carriage return is allowed only as part of a line end.
    mutating func skipLineEnd() throws(TOMLProblem) -> Bool {
        if skip("\n") { return true }
        guard byte == UInt8(ascii: "\r") else { return false }
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\n") else { throw control() }
        offset = min(offset + 2, end)
        return true
    }

    /// Skips white space, line ends and comments. Returns false at the end of the text.
    mutating func skipToContent() throws(TOMLProblem) -> Bool {
        while true {
            skipBlanks()
            if skip("#") {
                while offset < end, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { try skipCharacter() }
            } else if try !skipLineEnd() {
                return offset < end
            }
        }
    }

    private mutating func skipCharacter() throws(TOMLProblem) {
        guard byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t") else { throw control() }
        offset += 1
    }

    private func control() -> TOMLProblem {
        TOMLProblem(
            "this is a control character", hint: "remove it, or write '\\u00…' in double quotes", at: offset)
    }

    // MARK: Keys

    /// Reads the parts of a key such as `a."b.c".d`, and the white space after it.
    mutating func dottedKey(in table: TOMLTable) throws(TOMLProblem) -> [TOMLTable.Key] {
        var keys: [TOMLTable.Key] = []
        while true {
            skipBlanks()
            let start = offset
            let name: String
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                guard !bytes[start..<end].starts(with: [byte, byte, byte]) else {
                    throw TOMLProblem("a key must have one quote on each side", at: start)
                }
                name = try string().withoutSurplusMarks
            } else {
                while byte.isInBareKey { offset += 1 }
                guard offset > start else {
                    let isEmpty = offset == end || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
                    throw TOMLProblem(
                        isEmpty ? "a key is missing here" : "a key cannot begin with '\(character)'",
                        hint: "put a key with special characters in quotes", at: start)
                }
                name = String(decoding: bytes[start..<offset], as: UTF8.self)
            }
            keys.append(TOMLTable.Key(name: name, offset: start))
            skipBlanks()
            guard byte == UInt8(ascii: ".") else { return keys }
            guard table.level + keys.count <= Limits.depth else { throw TOMLProblem(tooDeepAt: offset) }
            offset += 1
        }
    }

    // MARK: Strings

    /// Reads the string whose opening quote is at the current position, and resolves its escapes.
    mutating func string() throws(TOMLProblem) -> String {
        let start = offset
        let quote = byte
        let isLong = bytes[offset..<end].starts(with: [quote, quote, quote])
        offset += isLong ? 3 : 1
        if isLong { _ = try skipLineEnd() }
        var text: [UInt8] = []
        while offset < end {
            if byte == quote {
                let quotes = bytes[offset..<end].prefix(5).prefix { $0 == quote }.count
                // One or two quotes may directly precede the closing three.
                if !isLong || quotes >= 3 {
                    offset += isLong ? quotes : 1
                    text += repeatElement(quote, count: isLong ? quotes - 3 : 0)
                    return String(decoding: text, as: UTF8.self)
                }
                text.append(quote)
                offset += 1
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                if isLong, try skipEscapedLineEnd() { continue }
                text += Array(String(try escape()).utf8)
            } else if try skipLineEnd() {
                guard isLong else { throw unclosed(start) }
                text.append(UInt8(ascii: "\n"))
            } else {
                text.append(byte)
                try skipCharacter()
            }
        }
        throw unclosed(start)
    }

    private func unclosed(_ start: Int) -> TOMLProblem {
        TOMLProblem("the text is never closed", hint: "close the quote that opens here", at: start)
    }

    /// A backslash at the end of a line removes all white space after it.
    private mutating func skipEscapedLineEnd() throws(TOMLProblem) -> Bool {
        let start = offset
        offset += 1
        skipBlanks()
        guard try skipLineEnd() else {
            offset = start
            return false
        }
        repeat { skipBlanks() } while try skipLineEnd()
        return true
    }

    private mutating func escape() throws(TOMLProblem) -> Unicode.Scalar {
        let start = offset
        offset += 2
        switch start + 1 < end ? bytes[start + 1] : 0 {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try character(digits: 4, from: start)
        case UInt8(ascii: "U"): return try character(digits: 8, from: start)
        default: throw TOMLProblem("unknown escape", hint: "write a backslash as '\\\\'", at: start)
        }
    }

    private mutating func character(digits: Int, from start: Int) throws(TOMLProblem) -> Unicode.Scalar {
        let written = bytes[offset..<min(offset + digits, end)].prefix(while: \.isHexDigit)
        guard written.count == digits, let number = UInt32(String(decoding: written, as: UTF8.self), radix: 16),
            let character = Unicode.Scalar(number)
        else {
            throw TOMLProblem(
                "this escape is not a valid character", hint: "write '\\u' and four hexadecimal digits", at: start)
        }
        offset += digits
        return character
    }
}

extension UInt8 {
    fileprivate var isInBareKey: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }
}

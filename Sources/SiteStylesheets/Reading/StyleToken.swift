/// A token of a stylesheet (CSS Syntax 3, section 4) with escapes decoded. Comments and white space are left out.
package enum StyleToken: Hashable, Sendable {
    /// `red`, `fill`, `--x`
    case word(String)
    /// `rotate(`
    case function(String)
    /// `@media`
    case atWord(String)
    case string(String)
    /// `url(a.png)`, without quotes.
    case url(String)
    /// `#a`
    case hash(String)
    /// A string or address that is not closed.
    case broken
    /// Any other byte: `{`, `:`, `+`, or a digit.
    case mark(UInt8)
}

/// Splits a stylesheet, or a part of one, into tokens.
package struct StyleTokens: Sequence, IteratorProtocol {
    /// The bytes with line ends normalised (section 3.3).
    private let bytes: [UInt8]
    private var place = 0

    package init(_ text: String) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isAfterReturn = false
        for byte in text.utf8 {
            if byte == 0x0A, isAfterReturn {
                isAfterReturn = false
                continue
            }
            isAfterReturn = byte == 0x0D
            if byte == 0 {
                bytes += Array("\u{FFFD}".utf8)
            } else {
                bytes.append(byte == 0x0D || byte == 0x0C ? 0x0A : byte)
            }
        }
        self.bytes = bytes
    }

    package mutating func next() -> StyleToken? {
        skipBlanksAndComments()
        guard let byte = byte(0) else { return nil }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
        case UInt8(ascii: "#") where byteIsName(1):
            place += 1
            return .hash(name())
        case UInt8(ascii: "@") where startsWord(1):
            place += 1
            return .atWord(name())
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            // The letters of a unit belong to the number: `1e3px` contains no word.
            while let next = self.byte(0), next.isNameByte || next == UInt8(ascii: ".") { place += 1 }
            return .mark(byte)
        case _ where startsWord(0): return wordOrFunction()
        default:
            place += 1
            return .mark(byte)
        }
    }

    private func byte(_ distance: Int) -> UInt8? { place + distance < bytes.count ? bytes[place + distance] : nil }

    private mutating func skipBlanksAndComments() {
        while let byte = byte(0) {
            if byte.isBlank {
                place += 1
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                place += 2
                while place < bytes.count, !(self.byte(0) == UInt8(ascii: "*") && self.byte(1) == UInt8(ascii: "/")) {
                    place += 1
                }
                place = Swift.min(place + 2, bytes.count)
            } else {
                return
            }
        }
    }

    // MARK: Names

    private func isEscape(_ distance: Int) -> Bool {
        byte(distance) == UInt8(ascii: "\\") && byte(distance + 1) != UInt8(ascii: "\n")
    }

    private func byteIsName(_ distance: Int) -> Bool { byte(distance)?.isNameByte ?? false || isEscape(distance) }

    /// True if a word begins at this distance (section 4.3.9).
    private func startsWord(_ distance: Int) -> Bool {
        if byte(distance) == UInt8(ascii: "-") {
            return byte(distance + 1) == UInt8(ascii: "-") || startsName(distance + 1)
        }
        return startsName(distance)
    }

    private func startsName(_ distance: Int) -> Bool {
        guard let byte = byte(distance) else { return false }
        let isStart = byte.isNameByte && !byte.isDigit && byte != UInt8(ascii: "-")
        return isStart || isEscape(distance)
    }

    private mutating func name() -> String {
        var name: [UInt8] = []
        while byteIsName(0) { appendOne(to: &name) }
        return String(decoding: name, as: UTF8.self)
    }

    /// Appends one byte, or the character of an escape.
    private mutating func appendOne(to text: inout [UInt8]) {
        guard byte(0) == UInt8(ascii: "\\") else {
            text.append(bytes[place])
            place += 1
            return
        }
        place += 1
        var digits = 0
        var value: UInt32 = 0
        while digits < 6, let digit = byte(0).flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) {
            value = value << 4 | UInt32(digit)
            digits += 1
            place += 1
        }
        if digits > 0 {
            if byte(0)?.isBlank ?? false { place += 1 }
            let scalar = value == 0 ? nil : UnicodeScalar(value)
            text += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
        } else if let byte = byte(0) {
            text.append(byte)
            place += 1
        } else {
            text += Array("\u{FFFD}".utf8)
        }
    }

    private mutating func wordOrFunction() -> StyleToken {
        let name = name()
        guard byte(0) == UInt8(ascii: "(") else { return .word(name) }
        place += 1
        guard name.lowercased() == "url" else { return .function(name) }
        // With quotes, `url(` is an ordinary function.
        var start = place
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        if start < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[start]) {
            return .function(name)
        }
        place = start
        return address()
    }

    // MARK: Strings

    private mutating func string() -> StyleToken {
        let quote = bytes[place]
        place += 1
        var text: [UInt8] = []
        while let byte = byte(0) {
            if byte == quote {
                place += 1
                return .string(String(decoding: text, as: UTF8.self))
            }
            if byte == UInt8(ascii: "\n") { return .broken }
            if byte == UInt8(ascii: "\\"), self.byte(1) == UInt8(ascii: "\n") || self.byte(1) == nil {
                place = Swift.min(place + 2, bytes.count)
            } else {
                appendOne(to: &text)
            }
        }
        return .string(String(decoding: text, as: UTF8.self))
    }

    /// Reads the address after `url(` and white space (section 4.3.6).
    private mutating func address() -> StyleToken {
        var text: [UInt8] = []
        while let byte = byte(0) {
            switch byte {
            case UInt8(ascii: ")"):
                place += 1
                return .url(String(decoding: text, as: UTF8.self))
            case _ where byte.isBlank:
                while self.byte(0)?.isBlank ?? false { place += 1 }
                if self.byte(0) == nil || self.byte(0) == UInt8(ascii: ")") { continue }
                return brokenAddress()
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F:
                return brokenAddress()
            case UInt8(ascii: "\\") where !isEscape(0): return brokenAddress()
            default: appendOne(to: &text)
            }
        }
        return .url(String(decoding: text, as: UTF8.self))
    }

    private mutating func brokenAddress() -> StyleToken {
        var rest: [UInt8] = []
        while let byte = byte(0) {
            if byte == UInt8(ascii: ")") {
                place += 1
                break
            }
            if isEscape(0) {
                appendOne(to: &rest)
                rest = []
            } else {
                place += 1
            }
        }
        return .broken
    }
}

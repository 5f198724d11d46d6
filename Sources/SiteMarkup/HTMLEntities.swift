/// HTML character references (https://html.spec.whatwg.org/multipage/syntax.html#character-references).
package enum HTMLEntities {
    /// The context of a text. It determines the references that need no semicolon.
    package enum Place: Sendable {
        case text, attribute
        /// Text that need not be HTML: only a reference with a semicolon counts.
        case plainText
    }

    /// The characters of each name. Names are written without `&` and `;`.
    package static var named: [String: String] { HTMLEntityNames.texts }

    /// The characters of a reference: `eacute`, `#233`, `#xE9`. `nil` for an unknown name, and for the number of an
    /// invalid or forbidden character.
    package static func text(of name: some StringProtocol) -> String? {
        guard let (digits, radix) = digits(of: name) else { return HTMLEntityNames.text(of: name) }
        guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: radix) else { return nil }
        let character = Self.character(number)
        return character == "\u{FFFD}" && number != 0xFFFD ? nil : String(character)
    }

    /// The digits after `#` and their radix; `nil` for a name.
    private static func digits<Name: StringProtocol>(of name: Name) -> (digits: Name.SubSequence, radix: Int)? {
        guard name.first == "#", name.count > 1 else { return nil }
        let isHex = name.dropFirst().first?.lowercased() == "x"
        return isHex && name.count == 2 ? nil : (name.dropFirst(isHex ? 2 : 1), isHex ? 16 : 10)
    }

    /// The character of a numeric reference (HTML, 13.2.5.80). The numbers 128 to 159 mean windows-1252, as their
    /// authors intend. U+FFFD for an invalid or forbidden character.
    package static func character(_ number: UInt32) -> Unicode.Scalar {
        let isC1 = (0x80...0x9F).contains(number)
        guard let scalar = Unicode.Scalar(isC1 ? windows1252[Int(number - 0x80)] : number), scalar.isWritable else {
            return "\u{FFFD}"
        }
        return scalar
    }

    /// The characters of the bytes 0x80 to 0x9F in windows-1252; 0xFFFF for the five undefined bytes.
    private static let windows1252: [UInt32] = [
        0x20AC, 0xFFFF, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFF,
        0x017D, 0xFFFF, 0xFFFF, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0xFFFF, 0x017E, 0x0178,
    ]

    /// Decodes the references in a text or an attribute value. The result is a ``PlainText``.
    package static func decoded(_ text: String, in place: Place = .text) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...]
            if let (decoded, length) = reference(rest, in: place) {
                result += decoded
                rest = rest.dropFirst(length)
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return PlainText(result + rest).string
    }

    /// The reference at the start of a text that begins with `&`, and its length in characters.
    private static func reference(_ text: Substring, in place: Place) -> (decoded: String, length: Int)? {
        let name = text.dropFirst().prefix(40).prefix { $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        let isClosed = text[name.endIndex...].first == ";"
        if isClosed, let decoded = self.text(of: name) { return (decoded, name.count + 2) }
        if isClosed, let (digits, radix) = digits(of: name),
            digits.allSatisfy({ $0.isHexDigit && (radix == 16 || $0.isNumber) })
        {
            return ("\u{FFFD}", name.count + 2)
        }
        guard place != .plainText, let old = oldName(at: name), let decoded = self.text(of: old) else { return nil }
        let next = text[old.endIndex...].first
        if place == .attribute, next == "=" || next.map({ $0.isASCII && ($0.isLetter || $0.isNumber) }) ?? false {
            return nil
        }
        return (decoded, old.count + 1)
    }

    /// The longest prefix of a text that is a name without semicolon.
    private static func oldName(at text: Substring) -> Substring? {
        guard !text.isEmpty else { return nil }
        return stride(from: min(text.count, HTMLEntityNames.longestOld), through: 2, by: -1).lazy
            .map { text.prefix($0) }.first(where: HTMLEntityNames.needsNoSemicolon)
    }
}

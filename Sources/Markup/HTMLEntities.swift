/// Character references: those by number, and the names that people and writers of HTML use most.
public enum HTMLEntities {
    /// The reference at the start of a text that begins with `&`: what it stands for, `nil` for a name that is not known
    /// here, and its length in characters.
    public static func reference(_ text: Substring) -> (decoded: String?, length: Int)? {
        let body = text.dropFirst().prefix(32)
        guard let end = body.firstIndex(of: ";") else { return nil }
        let name = body[..<end]
        let length = name.count + 2
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            let number = isHex ? digits.dropFirst() : digits
            guard !number.isEmpty, number.allSatisfy({ $0.isASCII && (isHex ? $0.isHexDigit : $0.isNumber) }) else {
                return nil
            }
            // No character has a number that is longer.
            return (String(character(UInt32(number, radix: isHex ? 16 : 10) ?? .max)), length)
        }
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
        return (known[String(name)], length)
    }

    /// The character that a reference by number stands for (HTML, 13.2.5.80): 128 to 159 are those of windows-1252, which writers of
    /// such references mean. U+FFFD for a number that stands for no character, or for one that no text may hold.
    public static func character(_ number: UInt32) -> Unicode.Scalar {
        let isC1 = (0x80...0x9F).contains(number)
        guard let scalar = Unicode.Scalar(isC1 ? windows1252[Int(number - 0x80)] : number), scalar.isWritable else {
            return "\u{FFFD}"
        }
        return scalar
    }

    /// What the bytes 0x80 to 0x9F mean in windows-1252; 0xFFFF for the five that mean nothing.
    private static let windows1252: [UInt32] = [
        0x20AC, 0xFFFF, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFF,
        0x017D, 0xFFFF, 0xFFFF, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0xFFFF, 0x017E, 0x0178,
    ]

    /// The text that a value or a text of HTML means.
    public static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            if case (let decoded?, let length)? = reference(rest[mark...]) {
                result += decoded
                rest = rest[rest.index(mark, offsetBy: length)...]
            } else {
                result += "&"
                rest = rest[rest.index(after: mark)...]
            }
        }
        return result + rest
    }

    private static let known = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–", "mdash": "—",
        "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·",
    ]
}

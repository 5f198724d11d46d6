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
            guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10),
                let scalar = Unicode.Scalar(value), value >= 0x20 || value == 0x0A || value == 0x09
            else { return nil }
            return (String(scalar), length)
        }
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return nil }
        return (known[String(name)], length)
    }

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

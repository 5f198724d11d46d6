import SiteMarkup

/// Writes the content lines of RFC 5545: they end with CRLF and are folded after 75 bytes, never inside a character.
struct CalendarWriter {
    private(set) var bytes: [UInt8] = []
    private static let longest = 75

    /// Writes a value that is not free text: a date, an address or a keyword of the format.
    mutating func line(_ name: StaticString, _ value: String) {
        var length = 0
        for character in PlainText("\(name):\(value)").string.unicodeScalars
        where character != "\n" && character != "\r" {
            if length + character.utf8.count > Self.longest {
                bytes += [0x0D, 0x0A, 0x20]
                length = 1
            }
            bytes += character.utf8
            length += character.utf8.count
        }
        bytes += [0x0D, 0x0A]
    }

    /// Writes free text. Escapes backslash, semicolon, comma and line ends (RFC 5545, 3.3.11).
    mutating func line(_ name: StaticString, text: String) {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        line(name, escaped)
    }
}

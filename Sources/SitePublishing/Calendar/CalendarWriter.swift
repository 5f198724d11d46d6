import SiteMarkup

/// Writes the content lines of RFC 5545: ended by CRLF, folded after 75 bytes, never inside a character.
struct CalendarWriter {
    private(set) var bytes: [UInt8] = []
    private static let longest = 75

    /// A value that is no text: a date, an address, a word of the format.
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

    /// RFC 5545, 3.3.11: backslash, semicolon, comma and line ends are escaped.
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

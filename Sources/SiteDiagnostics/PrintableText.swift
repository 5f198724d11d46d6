extension String {
    /// The text on one line: control characters, which would move the caret or control the terminal, are replaced.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0 == "\t" ? " " : $0.isControl ? "\u{FFFD}" : $0 }))
    }

    /// The text without control characters except tabs and line ends (`\n`, or `\r\n` as in calendars).
    package var printableLines: String {
        guard unicodeScalars.contains(where: { $0.isControl && $0 != "\n" && $0 != "\t" }) else { return self }
        return String(
            map { character in
                character == "\n" || character == "\r\n" || character == "\t"
                    ? character : character.unicodeScalars.contains(where: \.isControl) ? "\u{FFFD}" : character
            })
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

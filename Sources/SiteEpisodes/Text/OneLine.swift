extension StringProtocol {
    /// The text without outer white space, with each inner run of white space replaced by one space.
    var onOneLine: String {
        if isPlainLine { return String(self) }
        guard utf8.contains(where: { $0 < 0x20 }) || utf8.contains(0x20) else { return trimmingBlanks }
        return split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" })
            .joined(separator: " ").trimmingBlanks
    }

    /// Whether the text is ASCII words with single spaces, as most are, so that nothing changes.
    private var isPlainLine: Bool {
        var isAfterBlank = true
        for byte in utf8 {
            let isBlank = byte == 0x20
            guard byte.isVisibleASCII || isBlank && !isAfterBlank else { return false }
            isAfterBlank = isBlank
        }
        return !isAfterBlank
    }
}

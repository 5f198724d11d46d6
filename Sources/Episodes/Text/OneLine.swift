extension StringProtocol {
    /// Without outer blanks; every run of white space inside is one blank.
    var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 }) || utf8.contains(0x20) else { return trimmingBlanks }
        return split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" })
            .joined(separator: " ").trimmingBlanks
    }
}

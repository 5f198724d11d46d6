extension StringProtocol {
    /// The text without outer white space, with each inner run of white space replaced by one space.
    var onOneLine: String {
        if isPlainLine { return String(self) }
        if utf8.allSatisfy({ $0 < 0x80 }) { return asciiOnOneLine }
        guard utf8.contains(where: { $0 < 0x20 }) || utf8.contains(0x20) else { return trimmingBlanks }
        return split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" })
            .joined(separator: " ").trimmingBlanks
    }

    /// The same for ASCII alone, which a long transcript may be: words by themselves would take more memory than the text.
    private var asciiOnOneLine: String {
        var line: [UInt8] = []
        line.reserveCapacity(utf8.count)
        var isAfterBlank = false
        for byte in utf8 {
            guard byte != 0x20 && !(0x09...0x0D).contains(byte) else {
                isAfterBlank = !line.isEmpty
                continue
            }
            if isAfterBlank { line.append(0x20) }
            line.append(byte)
            isAfterBlank = false
        }
        return String(decoding: line, as: UTF8.self)
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

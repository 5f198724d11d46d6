extension StringProtocol {
    /// The text without outer white space, with each inner run of white space replaced by one space.
    var onOneLine: String {
        var text = String(self)
        if text.withUTF8({ $0.isPlainLine }) { return text }
        if text.withUTF8({ $0.allSatisfy { $0 < 0x80 } }) { return text.withUTF8 { $0.asciiOnOneLine } }
        guard text.utf8.contains(where: { $0 <= 0x20 }) else { return text.trimmingBlanks }
        return text.split(whereSeparator: { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" })
            .joined(separator: " ").trimmingBlanks
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the text is ASCII words with single spaces, as most are, so that nothing changes.
    fileprivate var isPlainLine: Bool {
        var isAfterBlank = true
        for byte in self {
            let isBlank = byte == 0x20
            guard byte.isVisibleASCII || isBlank && !isAfterBlank else { return false }
            isAfterBlank = isBlank
        }
        return !isAfterBlank
    }

    /// ASCII on one line. A cue may have two million words, which would take more memory by themselves than the text.
    fileprivate var asciiOnOneLine: String {
        var line: [UInt8] = []
        line.reserveCapacity(count)
        var isAfterBlank = false
        for byte in self {
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
}

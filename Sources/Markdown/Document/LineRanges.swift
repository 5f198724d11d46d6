/// Walks over the lines of a text.
struct LineRanges {
    struct Line {
        /// The line without trailing blanks and line end.
        var text: Range<Int>
        /// Where the next line begins.
        var end: Int
    }

    private let bytes: [UInt8]
    private var offset: Int

    init(_ bytes: [UInt8], from offset: Int) {
        self.bytes = bytes
        self.offset = offset
    }

    mutating func next() -> Line? {
        guard offset < bytes.count else { return nil }
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        var textEnd = offset
        while textEnd > start, isBlank(bytes[textEnd - 1]) { textEnd -= 1 }
        offset = min(offset + 1, bytes.count)
        return Line(text: start..<textEnd, end: offset)
    }
}

extension LineRanges {
    /// The next line, if it looks like a fence and a key follows.
    var almostFenceBeforeKeys: AlmostFence? {
        var lines = self
        guard let first = lines.next(), let fence = AlmostFence(first.text, in: bytes) else { return nil }
        while let line = lines.next() {
            if !line.text.isEmpty { return looksLikeKey(bytes[line.text]) ? fence : nil }
        }
        return nil
    }
}

/// Blank, tab, or the carriage return of a line end.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}

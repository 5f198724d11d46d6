/// Iterates over the lines of a text.
struct LineRanges {
    struct Line {
        /// The line without trailing white space and line end.
        var text: Range<Int>
        /// The start of the next line.
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
    /// True if a line shows nothing.
    func isUnseen(_ line: Line) -> Bool {
        guard let first = bytes[line.text].first else { return true }
        return first >= 0x80 && String(decoding: bytes[line.text], as: UTF8.self).allSatisfy(\.isUnseen)
    }

    /// True if front matter follows: a key, possibly after comments.
    func beginWithKey(of syntax: FrontMatterSyntax) -> Bool {
        guard let (line, _) = content else { return false }
        switch syntax {
        case .yaml: return looksLikeKey(line)
        case .toml: return looksLikeKey(line) || line.first == UInt8(ascii: "[")
        case .json: return line.first == UInt8(ascii: "\"")
        }
    }

    /// True if front matter follows a line that is not exactly a fence. If the line is a weak indication, a closing
    /// line must follow too.
    ///
    /// - Parameter isFirst: True if the line is the first of the file.
    func beginWithKey(behind fence: AlmostFence, isFirst: Bool) -> Bool {
        guard let (line, isBehindComment) = content, looksLikeKey(line) else { return false }
        if isFirst, !isBehindComment { return true }
        var lines = self
        let ends = [Array(fence.fence.utf8), Array(bytes[fence.line])]
        while let line = lines.next() {
            if ends.contains(where: bytes[line.text].elementsEqual) { return true }
        }
        return false
    }

    /// The next line that is neither empty nor a comment, and whether a comment precedes it.
    private var content: (line: ArraySlice<UInt8>, isBehindComment: Bool)? {
        var lines = self
        var isBehindComment = false
        while let line = lines.next() {
            let text = bytes[line.text].drop(while: isBlank)
            guard let first = text.first else { continue }
            if first != UInt8(ascii: "#") { return (text, isBehindComment) }
            isBehindComment = true
        }
        return nil
    }
}

/// True for a space, a tab, or the carriage return of a line end.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}

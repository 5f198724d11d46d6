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
    /// Whether nothing can be seen on a line.
    func isUnseen(_ line: Line) -> Bool {
        guard let first = bytes[line.text].first else { return true }
        return first >= 0x80 && String(decoding: bytes[line.text], as: UTF8.self).allSatisfy(\.isUnseen)
    }

    /// Whether front matter follows: a key, after comments perhaps.
    func beginWithKey(of syntax: FrontMatterSyntax) -> Bool {
        guard let (line, _) = content else { return false }
        switch syntax {
        case .yaml: return looksLikeKey(line)
        case .toml: return looksLikeKey(line) || line.first == UInt8(ascii: "[")
        case .json: return line.first == UInt8(ascii: "\"")
        }
    }

    /// The same behind a line that is no fence. Where more speaks against it, a line that ends the front matter must follow.
    ///
    /// - Parameter isFirst: whether nothing stands above that line.
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

    /// The next line that is neither empty nor a comment, and whether it stands behind one.
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

/// Blank, tab, or the carriage return of a line end.
func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}

/// Where front matter and body of a file lie, as ranges of bytes. Only the first pair of fences counts: `---` further down
/// is a thematic break.
enum FrontMatterFences: Hashable {
    case none(body: Range<Int>)
    /// Keys follow the line.
    case misspelt(AlmostFence, body: Range<Int>)
    /// With the first line inside that looks like a closing fence.
    case unclosed(FrontMatterSyntax, opening: Int, body: Range<Int>, almost: AlmostFence? = nil)
    case closed(FrontMatterSyntax, content: Range<Int>, body: Range<Int>, almost: AlmostFence? = nil)

    init(_ bytes: [UInt8]) {
        let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
        var lines = LineRanges(bytes, from: start)
        guard let first = lines.next(),
            let syntax = FrontMatterSyntax(firstLine: bytes[first.text], rest: bytes[first.end...])
        else {
            let almost = LineRanges(bytes, from: start).almostFenceBeforeKeys
            self = almost.map { .misspelt($0, body: start..<bytes.count) } ?? .none(body: start..<bytes.count)
            return
        }
        if syntax == .json {
            self = Self.json(bytes, from: start)
            return
        }
        var almost: AlmostFence?
        while let line = lines.next() {
            if syntax.isClosing(bytes[line.text]) {
                self = .closed(
                    syntax, content: first.end..<line.text.lowerBound, body: line.end..<bytes.count, almost: almost)
                return
            }
            if almost == nil { almost = AlmostFence(line.text, in: bytes, of: syntax) }
        }
        self = .unclosed(syntax, opening: start, body: first.end..<bytes.count, almost: almost)
    }

    /// JSON needs no fence: it ends with the brace that matches the first one.
    private static func json(_ bytes: [UInt8], from start: Int) -> Self {
        guard let end = endOfJSONObject(bytes, from: start) else {
            return .unclosed(.json, opening: start, body: bytes.count..<bytes.count)
        }
        var body = end
        while body < bytes.count, isBlank(bytes[body]) { body += 1 }
        if body < bytes.count, bytes[body] == UInt8(ascii: "\n") { body += 1 }
        return .closed(.json, content: start..<end, body: body..<bytes.count)
    }
}

/// The offset behind the brace that matches the one at `start`; braces in strings do not count.
private func endOfJSONObject(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isInString = false
    var offset = start
    while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "\\") where isInString: offset += 1
        case UInt8(ascii: "\""): isInString.toggle()
        case UInt8(ascii: "{") where !isInString: depth += 1
        case UInt8(ascii: "}") where !isInString:
            depth -= 1
            if depth == 0 { return offset + 1 }
        default: break
        }
        offset += 1
    }
    return nil
}

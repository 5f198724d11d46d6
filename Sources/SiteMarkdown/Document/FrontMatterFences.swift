/// The byte ranges of front matter and body. Only the first pair of fences counts; a later `---` is a thematic break.
enum FrontMatterFences: Hashable {
    case none(body: Range<Int>)
    /// The first line looks like a fence, and keys follow it.
    case misspelt(AlmostFence, body: Range<Int>)
    /// The front matter has no closing fence. `almost` is the first line inside that looks like one.
    case unclosed(FrontMatterSyntax, opening: Int, body: Range<Int>, almost: AlmostFence? = nil)
    case closed(FrontMatterSyntax, content: Range<Int>, body: Range<Int>, almost: AlmostFence? = nil)

    /// Invisible lines may precede the front matter. In this case a key must follow the fence, because a thematic break
    /// looks the same.
    init(_ bytes: [UInt8]) {
        let start = endOfUnseen(bytes)
        var lines = LineRanges(bytes, from: start)
        let top = lines.next()
        var opening = top
        while let line = opening, lines.isUnseen(line) { opening = lines.next() }
        guard let opening else {
            self = .none(body: start..<bytes.count)
            return
        }
        let isFirst = opening.text == top?.text
        guard let syntax = FrontMatterSyntax(firstLine: bytes[opening.text], rest: bytes[opening.end...]),
            isFirst || syntax == .json && opening.text.count > 1 || lines.beginWithKey(of: syntax)
        else {
            let almost = AlmostFence(opening.text, in: bytes).flatMap { fence in
                lines.beginWithKey(behind: fence, isFirst: isFirst) ? fence : nil
            }
            self = almost.map { .misspelt($0, body: start..<bytes.count) } ?? .none(body: start..<bytes.count)
            return
        }
        if syntax == .json {
            self = Self.json(bytes, from: opening.text.lowerBound)
            return
        }
        var almost: AlmostFence?
        while let line = lines.next() {
            if syntax.isClosing(bytes[line.text]) {
                self = .closed(
                    syntax, content: opening.end..<line.text.lowerBound, body: line.end..<bytes.count, almost: almost)
                return
            }
            if almost == nil { almost = AlmostFence(line.text, in: bytes, of: syntax) }
        }
        self = .unclosed(
            syntax, opening: opening.text.lowerBound, body: opening.end..<bytes.count, almost: almost)
    }

    /// JSON has no fence: it ends with the brace that matches the first one.
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

/// The offset after a byte order mark and zero-width characters at the start.
private func endOfUnseen(_ bytes: [UInt8]) -> Int {
    var start = 0
    while let character = [byteOrderMark, [0xE2, 0x80, 0x8B], [0xE2, 0x81, 0xA0]].first(where: bytes[start...].starts) {
        start += character.count
    }
    return start
}

/// The offset after the brace that matches the one at `start`. Braces in strings are ignored.
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

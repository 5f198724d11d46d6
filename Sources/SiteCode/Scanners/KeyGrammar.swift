/// A language of keys and values on lines: YAML, TOML, INI.
struct KeyGrammar: Sendable {
    /// The byte between key and value.
    var separator = UInt8(ascii: "=")
    var comments = Array("#".utf8)
    var hasSections = true
    /// True if indented lines after `|` or `>` are text.
    var hasBlocks = false

    private static let constants: Set<String> = [
        "true", "false", "null", "yes", "no", "on", "off", "inf", "nan", "~",
    ]

    func scan(_ reader: inout CodeReader) {
        while !reader.isAtEnd {
            let line = reader.at
            reader.skipBlanks()
            scanLine(&reader, indentation: reader.at - line)
            reader.at = min(reader.at + 1, reader.end)
        }
    }

    private func scanLine(_ reader: inout CodeReader, indentation: Int) {
        if hasSections, reader.byte() == UInt8(ascii: "[") { return reader.markLine(.type) }
        if reader.has("---") || reader.has("...") { return reader.markLine(.keyword) }
        while reader.byte() == UInt8(ascii: "-"), isBlank(reader.byte(1)) {
            reader.mark(.keyword, 1)
            reader.skipBlanks()
        }
        key(&reader)
        values(&reader)
        guard hasBlocks, opensBlock(reader) else { return }
        let start = reader.at
        while !reader.isAtEnd {
            var ahead = reader.ahead
            ahead.at += 1
            let line = ahead.at
            ahead.skipBlanks()
            guard ahead.byte() == lineFeed || ahead.at - line > indentation else { break }
            ahead.skipLine()
            reader.at = ahead.at
        }
        reader.mark(.string, from: start)
    }

    /// True at the end of a line that ends in `|`, `>` or these with signs.
    private func opensBlock(_ reader: CodeReader) -> Bool {
        var back = 1
        while "-+0123456789\r".utf8.contains(reader.byte(-back)), back < 5 { back += 1 }
        guard "|>".utf8.contains(reader.byte(-back)) else { return false }
        return isBlank(reader.byte(-back - 1))
    }

    /// Marks a key. A line without the separator has none.
    private func key(_ reader: inout CodeReader) {
        var ahead = reader.ahead
        if "\"'".utf8.contains(ahead.byte()) { ahead.skipString() }
        while !ahead.isAtEnd, ahead.byte() != lineFeed, !ends(key: ahead) {
            if "#{[".utf8.contains(ahead.byte()), separator == UInt8(ascii: ":") { return }
            ahead.at += 1
        }
        guard ends(key: ahead), ahead.at > reader.at, !comments.contains(reader.byte()) else { return }
        while isBlank(ahead.byte(-1)) { ahead.at -= 1 }
        reader.mark(.name, ahead.at - reader.at)
        reader.skipBlanks()
        reader.at += 1
    }

    private func ends(key reader: CodeReader) -> Bool {
        guard reader.byte() == separator else { return false }
        return separator == UInt8(ascii: "=") || reader.byte(1) <= 0x20
    }

    private func values(_ reader: inout CodeReader) {
        while !reader.isAtEnd, reader.byte() != lineFeed {
            let (byte, before) = (reader.byte(), reader.byte(-1))
            let isStart = before <= 0x20 || "=[{,:".utf8.contains(before)
            if comments.contains(byte), before <= 0x20 { return reader.markLine(.comment) }
            if isStart, reader.has("\"\"\"") || reader.has("'''") {
                let start = reader.at
                let mark = [byte, byte, byte]
                reader.at += 3
                reader.skip(through: mark)
                reader.mark(.string, from: start)
            } else if isStart, "\"'".utf8.contains(byte) {
                let start = reader.at
                reader.skipString()
                reader.mark(.string, from: start)
            } else if isStart, "&*!".utf8.contains(byte), hasBlocks, isWordByte(reader.byte(1)) {
                let start = reader.at
                reader.skip { $0 > 0x20 && !",]}".utf8.contains($0) }
                reader.mark(.type, from: start)
            } else if isStart, isWordByte(byte) || "-+~".utf8.contains(byte) {
                plain(&reader)
            } else {
                reader.at += 1
            }
        }
    }

    /// A value without quotation marks: a number, a constant, a key inside braces, or a word.
    private func plain(_ reader: inout CodeReader) {
        let start = reader.at
        reader.skip { $0 > 0x20 && !",]}:=".utf8.contains($0) }
        if reader.at == start {
            reader.at += 1
            return
        }
        let word = String(decoding: reader.text[start..<reader.at], as: UTF8.self)
        if reader.byte() == separator, ends(key: reader) { return reader.mark(.name, from: start) }
        let isWhole = reader.byte() <= 0x20 || ",]}".utf8.contains(reader.byte())
        let isNumber = word.utf8.allSatisfy { isDigit($0) || "+-._xeabcdfTZ".utf8.contains($0) }
        if isWhole, Self.constants.contains(word.lowercased()) || isNumber && word.utf8.contains(where: isDigit) {
            reader.mark(.number, from: start)
        }
    }
}

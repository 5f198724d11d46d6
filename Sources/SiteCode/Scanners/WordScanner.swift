/// Colours code by a ``WordGrammar``.
struct WordScanner {
    let grammar: WordGrammar
    /// The last byte that is no blank and in no comment; a line feed at the start.
    private var last = lineFeed

    init(_ grammar: WordGrammar) { self.grammar = grammar }

    mutating func scan(_ reader: inout CodeReader) {
        while !reader.isAtEnd {
            let byte = reader.byte()
            if isBlank(byte) {
                reader.at += 1
            } else if byte == lineFeed {
                // A line that goes on is no new command.
                if last != UInt8(ascii: "\\") { last = byte }
                reader.at += 1
            } else if comment(&reader) {
                continue
            } else if isPrompt(reader) {
                reader.at += 1
            } else {
                token(byte, &reader)
                last = reader.byte(-1)
            }
        }
    }

    private mutating func token(_ byte: UInt8, _ reader: inout CodeReader) {
        if hereText(&reader) || string(from: reader.at, &reader) || regex(&reader) { return }
        if let kind = grammar.sigils[byte], isWordByte(reader.byte(1)) {
            let start = reader.at
            reader.at += 1
            reader.skip(while: isWord)
            // The words of a language count with their sigil too: `#if`.
            let own = grammar.words[String(decoding: reader.text[start..<reader.at], as: UTF8.self)]
            return reader.mark(own ?? kind, from: start)
        }
        if isDigit(byte) { return number(&reader) }
        if isWord(byte) { return word(&reader) }
        reader.at += 1
    }

    /// The `$` before a command as a terminal shows it.
    private func isPrompt(_ reader: CodeReader) -> Bool {
        grammar.callsAreFirst && last == lineFeed && reader.byte() == UInt8(ascii: "$") && isBlank(reader.byte(1))
    }

    private func isWord(_ byte: UInt8) -> Bool { isWordByte(byte) || grammar.wordMarks.contains(byte) }

    // MARK: Comments

    private func comment(_ reader: inout CodeReader) -> Bool {
        let start = reader.at
        if let (open, close) = grammar.blockComments.first(where: { reader.has($0.open) }) {
            reader.at += open.count
            skipComment(open, close, &reader)
            reader.mark(.comment, from: start)
            return true
        }
        guard grammar.lineComments.contains(where: { reader.has($0) }) else { return false }
        if grammar.commentsFollowBlanks, reader.byte(-1) > 0x20 { return false }
        reader.markLine(.comment)
        return true
    }

    private func skipComment(_ open: [UInt8], _ close: [UInt8], _ reader: inout CodeReader) {
        var depth = 1
        while !reader.isAtEnd, depth > 0 {
            if reader.has(close) {
                depth -= 1
                reader.at += close.count
            } else if grammar.nestsComments, reader.has(open) {
                depth += 1
                reader.at += open.count
            } else {
                reader.at += 1
            }
        }
    }

    // MARK: Strings

    /// - Parameter start: The start of the letters before the string.
    private func string(from start: Int, _ reader: inout CodeReader) -> Bool {
        guard let form = grammar.strings.first(where: { reader.has($0.open) }) else { return false }
        if form.isCharacter { return character(&reader) }
        reader.skip(form)
        var kind = CodeKind.string
        if grammar.namesAreStrings {
            var ahead = reader.ahead
            ahead.skip { isBlank($0) || $0 == lineFeed }
            if ahead.byte() == UInt8(ascii: ":") { kind = .name }
        }
        reader.mark(kind, from: start)
        return true
    }

    /// One character or escape in single quotes. Rust's lifetimes and Lisp's quotes have no second quote nearby.
    private func character(_ reader: inout CodeReader) -> Bool {
        let isEscape = reader.byte(1) == UInt8(ascii: "\\")
        for length in 2...(isEscape ? 12 : 5) where reader.byte(length) == UInt8(ascii: "'") {
            let isOne = isEscape || length == 2 || reader.byte(1) >= 0x80
            guard isOne, length > 2 || !isEscape else { continue }
            reader.mark(.string, length + 1)
            return true
        }
        return false
    }

    /// The lines up to a line that is the word after `<<`.
    private func hereText(_ reader: inout CodeReader) -> Bool {
        guard !grammar.hereMark.isEmpty, reader.has(grammar.hereMark), last != UInt8(ascii: "<") else {
            return false
        }
        var ahead = reader.ahead
        ahead.at += grammar.hereMark.count
        ahead.skip { "-~\"'".utf8.contains($0) }
        let start = ahead.at
        ahead.skip(while: isWordByte)
        let word = reader.text[start..<ahead.at]
        guard let first = word.first, !isDigit(first) else { return false }
        ahead.skipLine()
        reader.at = ahead.at
        let text = reader.at
        while !reader.isAtEnd {
            reader.at += 1
            reader.skipBlanks()
            let line = reader.at
            reader.skipLine()
            var content = reader.text[line..<reader.at]
            while let last = content.last, isBlank(last) || last == UInt8(ascii: ";") { content.removeLast() }
            if content == word { break }
        }
        reader.mark(.string, from: text)
        return true
    }

    /// A pattern between slashes, where no value stands before it.
    private func regex(_ reader: inout CodeReader) -> Bool {
        guard grammar.hasRegexes, reader.byte() == UInt8(ascii: "/"), "\n(,=:[!&|?{};~".utf8.contains(last) else {
            return false
        }
        var isInClass = false
        var length = 1
        // A longer pattern is none.
        while length < 500 {
            switch reader.byte(length) {
            case 0, lineFeed: return false
            case UInt8(ascii: "\\"): length += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                let start = reader.at
                reader.at += length + 1
                reader.skip { isLower($0) }
                reader.mark(.string, from: start)
                return true
            default: break
            }
            length += 1
        }
        return false
    }

    // MARK: Numbers and words

    private func number(_ reader: inout CodeReader) {
        let start = reader.at
        let isHexadecimal = reader.byte() == UInt8(ascii: "0") && reader.byte(1) | 0x20 == UInt8(ascii: "x")
        reader.skip { isWordByte($0) }
        while true {
            let (before, byte, next) = (reader.byte(-1) | 0x20, reader.byte(), reader.byte(1))
            let isExponent = before == UInt8(ascii: "e") && !isHexadecimal && "+-".utf8.contains(byte)
            guard byte == UInt8(ascii: ".") || isExponent, isDigit(next) else { break }
            reader.at += 1
            reader.skip { isWordByte($0) }
        }
        reader.mark(.number, from: start)
    }

    private mutating func word(_ reader: inout CodeReader) {
        let start = reader.at
        reader.skip(while: isWord)
        let bytes = reader.text[start..<reader.at]
        let written = String(decoding: bytes, as: UTF8.self)
        let isPrefix = bytes.count < 4 && grammar.stringPrefixes.contains(written.lowercased())
        if isPrefix, string(from: start, &reader) { return }
        if let kind = kind(of: bytes, written, reader, start) { reader.mark(kind, from: start) }
    }

    private func kind(of bytes: ArraySlice<UInt8>, _ written: String, _ reader: CodeReader, _ start: Int) -> CodeKind? {
        let next = reader.byte()
        if grammar.namesAreFirst, last == lineFeed {
            var ahead = reader.ahead
            ahead.skipBlanks()
            if ":=?+".utf8.contains(ahead.byte()) { return .name }
        }
        // Members may have the names of keywords.
        if last != UInt8(ascii: "."),
            let kind = grammar.words[grammar.ignoresCase ? written.lowercased() : written]
        {
            return kind
        }
        if grammar.callsAreFirst, "\n|&;(`".utf8.contains(last) {
            return next == UInt8(ascii: "=") ? .name : .call
        }
        if grammar.callsAreFirstInBrackets, last == UInt8(ascii: "(") { return .call }
        if grammar.capitalsAreTypes, let first = bytes.first, isUpper(first), bytes.contains(where: isLower) {
            return .type
        }
        return grammar.callsHaveBrackets && next == UInt8(ascii: "(") ? .call : nil
    }
}

extension CodeReader {
    /// Skips a string, with the code that is inserted in it.
    mutating func skip(_ form: StringForm) {
        at += form.open.count
        while !isAtEnd {
            if has(form.close) {
                at += form.close.count
                return
            }
            let byte = byte()
            if byte == lineFeed, !form.isMultiline { return }
            if let (open, close) = form.insertion, has(open) {
                skipInsertion(open, close, in: form)
            } else {
                at = min(at + (byte == form.escape ? 2 : 1), end)
            }
        }
    }

    /// Skips to the bracket that closes an insertion.
    private mutating func skipInsertion(_ open: [UInt8], _ close: UInt8, in form: StringForm) {
        at += open.count
        var depth = 1
        while !isAtEnd, depth > 0, form.isMultiline || byte() != lineFeed {
            if byte() == open.last { depth += 1 }
            if byte() == close { depth -= 1 }
            at += 1
        }
    }
}

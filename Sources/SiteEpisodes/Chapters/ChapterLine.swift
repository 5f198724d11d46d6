/// A line of notes that begins with a time: `12:34 Topic`, `- [00:07](#t=00:07) Topic`, `\[1:02:03\] Topic`,
/// `- [@01:22] - Topic`. An item of a list may also end with one: `- Topic 00:13:05`, `- Topic (13:05)`.
struct ChapterLine: Hashable {
    /// The start in milliseconds.
    var start: Int
    /// The title, with Markdown marks.
    var title: String
    /// Whether the line is an item of a list.
    var isItem: Bool

    /// Fails if the line has no time in such a place, or no words.
    init?(_ line: ArraySlice<UInt8>) {
        var scanner = LineScanner(line)
        scanner.skipBlanks()
        isItem = scanner.skipListMark()
        scanner.skipEmphasis()
        let words = scanner
        let bracket = scanner.openingBracket()
        scanner.skipAt()
        guard let start = scanner.clock() else {
            guard isItem, let (title, start) = words.titleBeforeClock else { return nil }
            guard let title = Self.shortened(title, isSpeech: false) else { return nil }
            (self.start, self.title) = (start, title)
            return
        }
        var isLink = false
        if let bracket {
            guard scanner.take(closing: bracket) else { return nil }
            isLink = bracket == UInt8(ascii: "[") && scanner.skipLinkTarget()
        }
        let isMarked = scanner.skipEmphasis() || bracket != nil
        let isApart = scanner.skipSeparators()
        guard isApart || isMarked else { return nil }
        // The end may also be given: `0:00 - 1:23 Start`.
        if scanner.clock() != nil { scanner.skipSeparators() }
        let rest = scanner.rest.trimmingBlanks
        guard let title = Self.shortened(rest, isSpeech: bracket != nil && !isLink) else { return nil }
        self.start = start
        self.title = title
    }

    /// Whether a line begins an item of a list.
    static func beginsItem(_ line: ArraySlice<UInt8>) -> Bool {
        var scanner = LineScanner(line)
        return scanner.skipListMark()
    }

    /// Long titles are cut after a word. A long text after a time in brackets is a transcript and not a title.
    private static func shortened(_ text: String, isSpeech: Bool) -> String? {
        guard !text.isEmpty, text.count <= (isSpeech ? 160 : 2000) else { return nil }
        guard text.count > 160 else { return text }
        let head = text.prefix(120)
        return head[..<(head.lastIndex(of: " ") ?? head.endIndex)].trimmingBlanks + "…"
    }
}

/// Reads a line byte by byte.
private struct LineScanner {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    var rest: String { String(decoding: bytes, as: UTF8.self) }

    mutating func skipBlanks() { bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 } }

    /// Skips `-`, `*`, `+`, `1.` or `1)` with a space after it.
    mutating func skipListMark() -> Bool {
        let digits = bytes.prefix { (0x30...0x39).contains($0) }
        let mark = bytes[digits.endIndex...]
        guard let first = mark.first, mark.dropFirst().first == 0x20 || mark.dropFirst().first == 0x09 else {
            return false
        }
        let marks = digits.isEmpty ? "-*+" : ".)"
        guard digits.count < 10, marks.utf8.contains(first) else { return false }
        bytes = mark.dropFirst()
        skipBlanks()
        return true
    }

    @discardableResult
    mutating func skipEmphasis() -> Bool {
        let after = bytes.drop { "*_`".utf8.contains($0) }
        defer { bytes = after }
        return after.count < bytes.count
    }

    /// Takes `[` or `(`, with or without a backslash.
    mutating func openingBracket() -> UInt8? {
        let open = bytes.first == UInt8(ascii: "\\") ? bytes.dropFirst() : bytes
        guard let mark = open.first, "[(".utf8.contains(mark) else { return nil }
        bytes = open.dropFirst()
        return mark
    }

    mutating func take(closing bracket: UInt8) -> Bool {
        let close = bytes.first == UInt8(ascii: "\\") ? bytes.dropFirst() : bytes
        guard close.first == (bracket == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")) else {
            return false
        }
        bytes = close.dropFirst()
        return true
    }

    /// Skips `(#t=00:07)` directly after a bracket.
    mutating func skipLinkTarget() -> Bool {
        guard bytes.first == UInt8(ascii: "("), let end = bytes.firstIndex(of: UInt8(ascii: ")")) else { return false }
        bytes = bytes[(end + 1)...]
        return true
    }

    /// Takes `1:23`, `01:02:03` or `1:23.456`, with two digits in each part except the first. The result is in
    /// milliseconds.
    mutating func clock() -> Int? {
        var parts: [Int] = []
        var rest = bytes
        while parts.count < 3 {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            guard parts.isEmpty ? (1...3).contains(digits.count) : digits.count == 2 else { break }
            let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            guard parts.isEmpty || value < 60 else { return nil }
            parts.append(value)
            rest = rest[digits.endIndex...]
            guard rest.first == UInt8(ascii: ":"), parts.count < 3 else { break }
            rest = rest.dropFirst()
        }
        guard parts.count > 1 else { return nil }
        var thousandths = 0
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
            if !digits.isEmpty { rest = rest[digits.endIndex...] }
            var size = 100
            for digit in digits.prefix(3) {
                thousandths += Int(digit - 0x30) * size
                size /= 10
            }
        }
        if let next = rest.first, (0x30...0x39).contains(next) || next == UInt8(ascii: ":") { return nil }
        bytes = rest
        return parts.reduce(0) { $0 * 60 + $1 } * 1000 + thousandths
    }

    /// Skips the mark of `[@01:22]`.
    mutating func skipAt() { if bytes.first == UInt8(ascii: "@") { bytes = bytes.dropFirst() } }

    /// The words of a line that ends with a time, and the time. A time without hours needs a mark before it, because
    /// `Lunch 12:30` is a time of day.
    var titleBeforeClock: (title: String, start: Int)? {
        var text = rest.trimmingBlanks[...]
        var isMarked = false
        if let last = text.last, last == ")" || last == "]" {
            isMarked = true
            text = text.dropLast()
            if text.last == "\\" { text = text.dropLast() }
        }
        let clock = text.utf8.reversed().prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ":") }
        let time = text.suffix(clock.count)
        var scanner = LineScanner(Array(time.utf8)[...])
        guard let start = scanner.clock(), scanner.bytes.isEmpty else { return nil }
        var title = text.dropLast(time.count)
        guard title.last.map({ " \t@([-–—:|".contains($0) }) ?? false else { return nil }
        let marks = title.reversed().prefix { " \t@([\\-–—:|".contains($0) }
        isMarked = isMarked || marks.contains { !" \t".contains($0) }
        title = title.dropLast(marks.count)
        guard isMarked || time.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 2 else { return nil }
        return title.isEmpty ? nil : (String(title), start)
    }

    /// Skips spaces, hyphens, dashes, colons and bars, and returns whether there were any.
    @discardableResult
    mutating func skipSeparators() -> Bool {
        let before = bytes.count
        while let first = bytes.first {
            if " \t-:|".utf8.contains(first) {
                bytes = bytes.dropFirst()
            } else if bytes.starts(with: "–".utf8) || bytes.starts(with: "—".utf8) || bytes.starts(with: "•".utf8) {
                bytes = bytes.dropFirst(3)
            } else {
                break
            }
        }
        return bytes.count < before
    }
}

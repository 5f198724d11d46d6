/// Reads code byte by byte and collects coloured ranges.
struct CodeReader {
    let text: [UInt8]
    /// The offset of the next byte.
    var at = 0
    /// The offset that ends the part to read.
    private(set) var end: Int
    private(set) var runs: [CodeRun] = []

    init(_ text: [UInt8]) {
        self.text = text
        end = text.count
    }

    var isAtEnd: Bool { at >= end }

    /// A byte before or after the current one; 0 outside the part.
    func byte(_ distance: Int = 0) -> UInt8 {
        let place = at + distance
        return place >= 0 && place < end ? text[place] : 0
    }

    func has(_ mark: [UInt8]) -> Bool {
        guard byte() == mark.first, at + mark.count <= end else { return false }
        for place in mark.indices where text[at + place] != mark[place] { return false }
        return true
    }

    func has(_ mark: StaticString) -> Bool {
        guard at + mark.utf8CodeUnitCount <= end else { return false }
        for place in 0..<mark.utf8CodeUnitCount where text[at + place] != mark.utf8Start[place] { return false }
        return true
    }

    /// A reader of the same code that looks ahead. It has no runs, so that changing either copies nothing.
    var ahead: CodeReader {
        var ahead = CodeReader(text)
        (ahead.at, ahead.end) = (at, end)
        return ahead
    }

    /// Marks the range from a start to the current byte. Neighbours of one kind become one run.
    mutating func mark(_ kind: CodeKind, from start: Int) {
        guard at > start else { return }
        if let last = runs.last, last.kind == kind, last.range.upperBound == start {
            runs[runs.count - 1].range = last.range.lowerBound..<at
        } else {
            runs.append(CodeRun(start..<at, kind))
        }
    }

    /// Marks a number of bytes and skips them.
    mutating func mark(_ kind: CodeKind, _ count: Int) {
        let start = at
        at = min(at + count, end)
        mark(kind, from: start)
    }

    mutating func skip(while holds: (UInt8) -> Bool) {
        while at < end, holds(text[at]) { at += 1 }
    }

    mutating func skipLine() { skip { $0 != lineFeed } }

    mutating func skipBlanks() { skip(while: isBlank) }

    /// Skips to the byte after a mark, or to the end.
    mutating func skip(through mark: [UInt8]) {
        while !isAtEnd, !has(mark) { at += 1 }
        at = min(at + mark.count, end)
    }

    /// Marks the rest of the line.
    mutating func markLine(_ kind: CodeKind) {
        let start = at
        skipLine()
        mark(kind, from: start)
    }

    /// Skips a string on one line.
    mutating func skipString() {
        let quote = byte()
        at += 1
        while !isAtEnd, byte() != lineFeed {
            let byte = byte()
            at += byte == UInt8(ascii: "\\") && self.byte(1) != lineFeed ? 2 : 1
            if byte == quote { break }
        }
        at = min(at, end)
    }

    /// Reads the code up to an offset in another language.
    mutating func read(to offset: Int, _ scan: (inout CodeReader) -> Void) {
        let whole = end
        end = min(offset, whole)
        scan(&self)
        (at, end) = (end, whole)
    }
}

let lineFeed = UInt8(ascii: "\n")

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
/// Letters, digits, the underscore, and every byte of a character beyond ASCII.
func isWordByte(_ byte: UInt8) -> Bool {
    isLower(byte | 0x20) || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
}

extension String {
    var bytes: [UInt8] { Array(utf8) }
}

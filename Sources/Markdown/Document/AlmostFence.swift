/// A line that its author may have meant as a fence and that is none: `----`, `--`, `———`, ` ---`, `++++`, `---yaml`.
struct AlmostFence: Hashable {
    let line: Range<Int>
    /// The fence that was meant: `---` or `+++`.
    let fence: String

    /// - Parameters:
    ///   - line: without trailing blanks.
    ///   - syntax: of the front matter that the line is in; `nil` for the first line of a file.
    init?(_ line: Range<Int>, in bytes: [UInt8], of syntax: FrontMatterSyntax? = nil) {
        guard let first = bytes[line].first, first >= 0x80 || "-+ \t".utf8.contains(first) else { return nil }
        let text = String(decoding: bytes[line], as: UTF8.self)
        let marks = text.drop { $0 == " " || $0 == "\t" }
        let isIndented = marks.startIndex > text.startIndex
        let dashes = marks.prefix { "-–—―−".contains($0) }
        let pluses = marks.prefix { $0 == "+" }
        let run = dashes.isEmpty ? pluses : dashes
        let rest = marks[run.endIndex...]
        let isNamed = run == "---" && ["yaml", "yml"].contains(rest.lowercased().drop { $0 == " " })
        guard rest.isEmpty || isNamed, run.count > 1 || run == "—" else { return nil }
        let meant = syntax?.closing ?? (dashes.isEmpty ? "+++" : "---")
        guard isIndented || isNamed || run != meant else { return nil }
        self.line = line
        fence = meant
    }

    /// The line as it is written, without outer blanks.
    func text(in bytes: [UInt8]) -> String { String(decoding: bytes[line].drop(while: isBlank), as: UTF8.self) }
}

/// Whether a line begins as `key: value` or `key = value` does.
func looksLikeKey(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "_-".utf8.contains(byte)
    }
    let rest = line[name.endIndex...].drop(while: isBlank)
    guard !name.isEmpty, let mark = rest.first else { return false }
    if mark == UInt8(ascii: "=") { return true }
    return mark == UInt8(ascii: ":") && rest.dropFirst().first.map(isBlank) ?? true
}

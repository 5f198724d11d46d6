/// A line that is not a fence but may be meant as one: `----`, `--`, `———`, `- - -`, ` ---`, `++++`, `---yaml`.
struct AlmostFence: Hashable {
    let line: Range<Int>
    /// The intended fence: `---` or `+++`.
    let fence: String

    /// - Parameters:
    ///   - line: The line without trailing white space.
    ///   - syntax: The syntax of the front matter around the line; `nil` for the first line of a file.
    init?(_ line: Range<Int>, in bytes: [UInt8], of syntax: FrontMatterSyntax? = nil) {
        guard let first = bytes[line].first, first >= 0x80 || "-+ \t".utf8.contains(first) else { return nil }
        let text = String(decoding: bytes[line], as: UTF8.self)
        let marks = text.drop(while: \.isUnseen)
        guard let mark = marks.first, mark == "+" || mark.isDash else { return nil }
        let isMark: (Character) -> Bool = mark == "+" ? { $0 == "+" } : \.isDash
        var run = marks.prefix(while: isMark)
        let spaced = marks.prefix { isMark($0) || $0.isUnseen }
        let isSpaced = spaced.drop(while: isMark).contains(where: isMark) && spaced.count(where: isMark) > 2
        if isSpaced { run = spaced }
        let rest = marks[run.endIndex...].drop(while: \.isUnseen)
        let isNamed = run.count > 2 && (Self.names.contains(rest.lowercased()) || rest.first == "#")
        guard rest.isEmpty || isNamed, run.count > 1 || ["—", "⸺", "⸻"].contains(run) else { return nil }
        let meant = syntax?.closing ?? (mark == "+" ? "+++" : "---")
        guard isNamed || text != meant else { return nil }
        self.line = line
        fence = meant
    }

    private static let names: Set<String> = ["yaml", "yml", "toml", "json"]

    /// The line as written, without outer white space.
    func text(in bytes: [UInt8]) -> String {
        String(String(decoding: bytes[line], as: UTF8.self).drop(while: \.isUnseen))
    }
}

extension Character {
    /// True for a hyphen, and for characters that programs substitute for two or three hyphens.
    fileprivate var isDash: Bool {
        guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
        return scalar == "\u{2212}" || scalar.properties.generalCategory == .dashPunctuation
    }

    /// True for white space and invisible characters, for example a byte order mark.
    var isUnseen: Bool {
        isWhitespace || unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
}

/// True if a line begins like `key: value`, `"key": value` or `key = value`.
func looksLikeKey(_ line: ArraySlice<UInt8>) -> Bool {
    var line = line
    let quote = line.first.flatMap { "\"'".utf8.contains($0) ? $0 : nil }
    if quote != nil { line = line.dropFirst() }
    let name = line.prefix { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
            || "_-".utf8.contains(byte) || quote != nil && byte != quote
    }
    var rest = line[name.endIndex...]
    if quote != nil { rest = rest.dropFirst() }
    rest = rest.drop(while: isBlank)
    guard !name.isEmpty, let mark = rest.first else { return false }
    if mark == UInt8(ascii: "=") { return true }
    return mark == UInt8(ascii: ":") && rest.dropFirst().first.map(isBlank) ?? true
}

/// A comment behind a value: from `#` to the end of the line.
struct YAMLComment {
    /// Without blanks at the end.
    let text: Substring

    init(_ text: Substring) { self.text = text.trimmed }

    /// Whether its author rather wrote a part of the value: `#2`, `#garden`, `# 12.mp3`. A comment begins with a blank or with a
    /// mark that draws a line.
    var isMeantAsText: Bool {
        let behind = text.drop { $0 == "#" }
        guard let first = behind.first else { return false }
        if first == " " || first == "\t" {
            return beginsWithNumber && !behind.trimmed.contains { $0 == " " || $0 == "\t" }
        }
        return !"-=*!~+_<>/|".contains(first) && !behind.hasPrefix("..")
    }

    /// `# 5 (live)`: a part of a title, and elsewhere a comment.
    var beginsWithNumber: Bool { text.drop { $0 == "#" }.trimmed.first.map(\.isNumber) ?? false }

    /// Whether a line is a comment and no more.
    static func isAlone(on line: String) -> Bool { Substring(line).trimmed.first == "#" }

    /// Whether such a one begins on a line, behind something else.
    static func cuts(_ line: String) -> Bool {
        let text = Substring(line).trimmed
        return text.indices.dropFirst().contains { place in
            text[place] == "#" && " \t[{,".contains(text[text.index(before: place)])
                && YAMLComment(text[place...]).isMeantAsText
        }
    }

    /// `["#garden", "#soil"]` for words with a `#` before each, which are one value each; `nil` for others.
    var words: [Substring]? {
        let words = text.split { $0 == " " || $0 == "," }
        return words.count > 1 && words.allSatisfy { $0.hasPrefix("#") && $0.count > 1 } ? words : nil
    }
}

/// A scalar in the words of its author.
struct WrittenScalar {
    /// Quotes are a part of it (`"Hello" #2`) unless they are those of an address, or something in them is written as YAML
    /// alone has it written: `'it''s' #2`.
    let meant: String

    /// - Parameters:
    ///   - written: in quotes, if it is so.
    ///   - text: that it stands for.
    init(_ written: String, text: String) {
        let inner = written.dropFirst().dropLast()
        let isQuoted = written.first == "\"" || written.first == "'"
        let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
        let isEscaped = inner.contains(written.first == "'" ? "''" : "\\")
        meant = isQuoted && (isAddress || isEscaped) ? text : written
    }
}

/// A value and the part of it that a comment takes away.
struct LostText {
    /// The value with the comment, as written, on one line; without a value the comment alone.
    let whole: String
    let comment: YAMLComment

    var message: String {
        let shown = comment.text.count <= 80 ? comment.text : comment.text.prefix(79) + "…"
        return "'\(shown)' is lost: a '#' behind a blank begins a comment"
    }

    var hint: String {
        if whole == String(comment.text), let words = comment.words {
            return "if it is text, put it in quotes: [\(words.map(quotedForYAML).joined(separator: ", "))]"
        }
        if whole.hasPrefix("https://") || whole.hasPrefix("http://") {
            return "if it belongs to the address, write '%23' for '#' and '%20' for a blank: \(encoded)"
        }
        return "if it is text, " + hintToQuote(whole)
    }

    private var encoded: String {
        whole.map { $0 == "#" ? "%23" : $0 == " " ? "%20" : String($0) }.joined()
    }

    /// Keys whose value is text even where it looks like a number.
    static func isTextKey(_ key: String) -> Bool {
        ["title", "subtitle", "name", "description", "summary"].contains(key.lowercased())
    }

    /// Whether a value is one that real comments stand behind: `true`, a number, a date, a time.
    static func isFact(_ value: String) -> Bool {
        ["true", "false", "yes", "no", "on", "off"].contains(value.lowercased())
            || value.utf8.first.map { (0x30...0x39).contains($0) || "+-.".utf8.contains($0) } ?? false
                && value.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.:,_/TZ ".utf8.contains($0) }
    }
}

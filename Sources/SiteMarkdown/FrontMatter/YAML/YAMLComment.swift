/// A comment after a value: from `#` to the end of the line.
struct YAMLComment {
    /// The comment without white space at the end.
    let text: Substring

    init(_ text: Substring) { self.text = text.trimmed }

    /// True if the author probably meant a part of the value: `#2`, `#garden`, `# 12.mp3`. A real comment begins with a
    /// space or a decorative character.
    var isMeantAsText: Bool {
        let behind = text.drop { $0 == "#" }
        guard let first = behind.first else { return false }
        if first == " " || first == "\t" {
            return beginsWithNumber && !behind.trimmed.contains { $0 == " " || $0 == "\t" }
        }
        return !"-=*!~+_<>/|".contains(first) && !behind.hasPrefix("..")
    }

    /// True for `# 5 (live)`, which is a part of a title, but elsewhere a comment.
    var beginsWithNumber: Bool { text.drop { $0 == "#" }.trimmed.first.map(\.isNumber) ?? false }

    /// True if the line contains only a comment.
    static func isAlone(on line: String) -> Bool { Substring(line).trimmed.first == "#" }

    /// True if a comment begins on a line after other text.
    static func cuts(_ line: String) -> Bool {
        let text = Substring(line).trimmed
        return text.indices.dropFirst().contains { place in
            text[place] == "#" && " \t[{,".contains(text[text.index(before: place)])
                && YAMLComment(text[place...]).isMeantAsText
        }
    }

    /// `["#garden", "#soil"]` for words with `#` before each, which are separate values; `nil` for other texts.
    var words: [Substring]? {
        let words = text.split { $0 == " " || $0 == "," }
        return words.count > 1 && words.allSatisfy { $0.hasPrefix("#") && $0.count > 1 } ? words : nil
    }
}

/// A scalar as its author wrote it.
struct WrittenScalar {
    /// The intended text. Quotes are a part of it (`"Hello" #2`) unless they enclose an address, or the text between
    /// them uses YAML's own escaping: `'it''s' #2`.
    let meant: String

    /// - Parameters:
    ///   - written: The scalar as written, with its quotes if it has any.
    ///   - text: The text that it means.
    init(_ written: String, text: String) {
        let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
        meant =
            switch written.utf8.first {
            case UInt8(ascii: "\""): isAddress || written.utf8.contains(UInt8(ascii: "\\")) ? text : written
            case UInt8(ascii: "'"): isAddress || written.dropFirst().dropLast().contains("''") ? text : written
            default: written
            }
    }
}

/// A value, and the part of it that a comment cuts off.
struct LostText {
    /// The value with the comment, as written, on one line; only the comment if the value is empty.
    let whole: String
    let comment: YAMLComment

    var message: String {
        let shown = comment.text.count <= 80 ? comment.text : comment.text.prefix(79) + "…"
        return "'\(shown)' is lost: a '#' after a space begins a comment"
    }

    var hint: String {
        if whole == String(comment.text), let words = comment.words {
            return "if it is text, put it in quotes: [\(words.map(quotedForYAML).joined(separator: ", "))]"
        }
        if whole.hasPrefix("https://") || whole.hasPrefix("http://") {
            return "if it belongs to the address, write '%23' for '#' and '%20' for a space: \(encoded)"
        }
        return "if it is text, " + hintToQuote(whole)
    }

    private var encoded: String {
        whole.map { $0 == "#" ? "%23" : $0 == " " ? "%20" : String($0) }.joined()
    }

    /// True for keys whose value is text even if it looks like a number.
    static func isTextKey(_ key: String) -> Bool {
        ["title", "subtitle", "name", "description", "summary"].contains(key.lowercased())
    }

    /// True for values that are often followed by real comments: `true`, a number, a date, a time.
    static func isFact(_ value: String) -> Bool {
        ["true", "false", "yes", "no", "on", "off"].contains(value.lowercased())
            || value.utf8.first.map { (0x30...0x39).contains($0) || "+-.".utf8.contains($0) } ?? false
                && value.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.:,_/TZ ".utf8.contains($0) }
    }
}

/// The value on one line of YAML as written: the text after `key:`, `-` or `- key:`. It helps authors whose text has a
/// special meaning in YAML.
struct YAMLLine {
    /// The value without outer white space.
    let value: Substring

    /// `nil` for a line without a value.
    init?(_ line: String) {
        let text = Substring(line).trimmed
        var rest = text
        while rest.hasPrefix("- ") { rest = rest.dropFirst(2).trimmed }
        var isItem = rest.startIndex > text.startIndex
        if let first = rest.first, !Self.indicators.contains(first), let colon = rest.firstRange(of: ": ") {
            rest = rest[colon.upperBound...].trimmed
            isItem = true
        }
        guard isItem, !rest.isEmpty else { return nil }
        value = rest
    }

    /// True if the value contains characters with a meaning in YAML that its author probably did not intend.
    var isMeantAsText: Bool {
        guard let first = value.first else { return false }
        let rest = value.dropFirst()
        switch first {
        case "[", "{": return value.hasPrefix("{{") || hasText(behind: closingBracket)
        case "\"", "'": return hasText(behind: closingQuote)
        case "@", "`", "%", "*", "&", "!", ",", "]", "}": return true
        case "-", "?": return rest.first == " "
        case "|", ">":
            let text = rest.drop { "+-0123456789".contains($0) }.trimmed
            return !text.isEmpty && text.first != "#"
        default: return value.contains(": ") || value.hasSuffix(":")
        }
    }

    /// True if text follows a closing bracket or quote, other than a comment or the rest of a list.
    private func hasText(behind end: Substring.Index?) -> Bool {
        guard let end, let next = value[value.index(after: end)...].trimmed.first else { return false }
        return !"#,:]}".contains(next)
    }

    private var closingBracket: Substring.Index? {
        var depth = 0
        for place in value.indices {
            if "[{".contains(value[place]) { depth += 1 }
            if "]}".contains(value[place]) { depth -= 1 }
            if depth == 0 { return place }
        }
        return nil
    }

    private var closingQuote: Substring.Index? {
        guard let quote = value.first else { return nil }
        var place = value.index(after: value.startIndex)
        while place < value.endIndex {
            let next = value.index(after: place)
            if quote == "\"", value[place] == "\\" {
                guard next < value.endIndex else { return nil }
                place = value.index(after: next)
            } else if value[place] != quote {
                place = next
            } else if quote == "'", next < value.endIndex, value[next] == quote {
                place = value.index(after: next)
            } else {
                return place
            }
        }
        return nil
    }

    private static let indicators: Set<Character> = ["[", "{", "\"", "'", "@", "`", "%", "*", "&", "!", "|", ">"]
}

/// A text in quotes, so that YAML reads it unchanged. Single quotes are used if double quotes would give characters a
/// special meaning.
func quotedForYAML(_ text: some StringProtocol) -> String {
    text.contains { $0 == "\"" || $0 == "\\" }
        ? "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
        : "\"" + text + "\""
}

/// `put it in quotes: "…"`, with the text if it is short.
func hintToQuote(_ text: some StringProtocol) -> String {
    text.count <= 160 ? "put the value in quotes: \(quotedForYAML(text))" : "put the value in quotes"
}

extension Substring {
    /// The text without spaces and tabs at both ends.
    var trimmed: Substring {
        let head = drop { $0 == " " || $0 == "\t" }
        guard let last = head.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else { return "" }
        return head[...last]
    }
}

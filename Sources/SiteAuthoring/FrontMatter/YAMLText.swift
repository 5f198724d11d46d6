import SiteMarkdown

/// Keys and values as YAML as people write it: quotes only if needed, short lists on one line.
struct YAMLText {
    private(set) var text = ""
    /// The maximum length of a list on its key's line, in characters.
    private static let lineLimit = 90

    init(_ entries: [Entry]) {
        for entry in entries { write(entry, depth: 0) }
    }

    private mutating func write(_ entry: Entry, depth: Int, isIndented: Bool = true) {
        if isIndented { indent(depth) }
        text += Self.plainOrQuoted(Scalar(entry.key, isQuoted: true), inList: true) + ":"
        write(entry.value, depth: depth)
    }

    /// Writes the value after a key and its colon.
    private mutating func write(_ value: Value, depth: Int) {
        switch value.kind {
        case .null: text += "\n"
        case .scalar(let scalar): write(scalar, depth: depth)
        case .list(let values):
            if let line = Self.line(values) {
                text += " " + line + "\n"
            } else {
                text += "\n"
                for value in values { write(element: value, depth: depth + 1) }
            }
        case .map(let entries):
            text += entries.isEmpty ? " {}\n" : "\n"
            for entry in entries { write(entry, depth: depth + 1) }
        }
    }

    private mutating func write(element value: Value, depth: Int) {
        indent(depth)
        text += "-"
        if case .map(let entries) = value.kind, let first = entries.first {
            text += " "
            write(first, depth: depth + 1, isIndented: false)
            for entry in entries.dropFirst() { write(entry, depth: depth + 1) }
        } else {
            write(value, depth: depth)
        }
    }

    private mutating func write(_ scalar: Scalar, depth: Int) {
        guard let lines = Self.block(scalar.text) else {
            text += " " + Self.plainOrQuoted(scalar, inList: false) + "\n"
            return
        }
        text += scalar.text.hasSuffix("\n") ? " |\n" : " |-\n"
        for line in lines {
            if !line.isEmpty { indent(depth + 1) }
            text += line + "\n"
        }
    }

    private mutating func indent(_ depth: Int) { text += String(repeating: "  ", count: depth) }

    /// The lines of a text as a block, or `nil` for one line or a text that a block would change.
    private static func block(_ text: String) -> [Substring]? {
        let bytes = text.utf8
        guard bytes.contains(0x0A), !bytes.contains(0x0D), !text.hasSuffix("\n\n"), let first = bytes.first,
            first > 0x20, !text.unicodeScalars.contains(where: \.needsEscape)
        else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return text.hasSuffix("\n") ? lines.dropLast() : lines
    }

    private static func line(_ values: [Value]) -> String? {
        var words: [String] = []
        for value in values {
            guard case .scalar(let scalar) = value.kind else { return nil }
            words.append(plainOrQuoted(scalar, inList: true))
        }
        let line = "[" + words.joined(separator: ", ") + "]"
        return line.count <= lineLimit || values.isEmpty ? line : nil
    }

    private static func plainOrQuoted(_ scalar: Scalar, inList: Bool) -> String {
        if scalar.isLiteral { return scalar.text }
        return isSafe(scalar.text, inList: inList) ? scalar.text : scalar.text.inQuotes
    }

    /// Whether all YAML parsers read the text unchanged without quotes.
    private static func isSafe(_ text: String, inList: Bool) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, first.properties.isAlphabetic || first == "/", scalars.last != " ",
            !text.looksLikeLiteral
        else { return false }
        return scalars.indices.allSatisfy { index in
            let scalar = scalars[index]
            switch scalar {
            case ":": return index + 1 < scalars.count && scalars[index + 1] != " " && !inList
            case ",": return !inList
            case " ", "_", "-", ".", "/", "'", "(", ")", "!", "?", ";", "+", "&", "=", "@", "’", "…", "–", "—":
                return true
            default: return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether YAML does not allow the character in a block.
    fileprivate var needsEscape: Bool {
        value < 0x20 && value != 0x0A && value != 0x09 || 0x7F...0x9F ~= value || value == 0xFEFF
            || 0x2028...0x2029 ~= value
    }
}

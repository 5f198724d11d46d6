import Markup

/// Text as Markdown that means the same text.
enum MarkdownEscaping {
    /// - Parameter html: text as it stands in HTML, with entities. White space is collapsed.
    static func text(fromHTML html: String) -> String {
        var result = ""
        var rest = html[...]
        var previous: Character = " "
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        while let character = rest.first {
            if character == "&", let (decoded, length) = HTMLEntities.reference(rest) {
                let source = rest.prefix(length)
                rest = rest.dropFirst(length)
                let next = rest.first
                for piece in decoded ?? "" { result += escaped(piece, previous, next, isWord) }
                // Markdown knows the names that we do not.
                if decoded == nil { result += source }
                previous = decoded?.last ?? "x"
                continue
            }
            rest = rest.dropFirst()
            if character.isWhitespace, character != "\u{A0}" {
                if !result.hasSuffix(" ") { result += " " }
            } else {
                result += escaped(character, previous, rest.first, isWord)
            }
            previous = character
        }
        return result
    }

    private static func escaped(
        _ character: Character, _ previous: Character, _ next: Character?, _ isWord: (Character?) -> Bool
    ) -> String {
        switch character {
        case "\\", "`", "*", "[", "]", "<", "|": "\\" + String(character)
        // Inside a word it means nothing.
        case "_": isWord(previous) && isWord(next) ? "_" : "\\_"
        case "~": next == "~" || previous == "~" ? "\\~" : "~"
        case "&": isWord(next) || next == "#" ? "\\&" : "&"
        default: String(character)
        }
    }

    /// What would begin a list, a heading or a quotation at the start of a line.
    static func lineStart(_ line: String) -> String {
        guard let first = line.first else { return line }
        if "#>=".contains(first) { return "\\" + line }
        if "+-".contains(first),
            line.count == 1 || line.dropFirst().first == " " || line.allSatisfy({ "-+ ".contains($0) })
        {
            return "\\" + line
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, digits.count <= 9, let mark = line[digits.endIndex...].first, mark == "." || mark == ")" {
            let after = line[line.index(after: digits.endIndex)...].first
            if after == nil || after == " " { return digits + "\\" + line[digits.endIndex...] }
        }
        return line
    }
}

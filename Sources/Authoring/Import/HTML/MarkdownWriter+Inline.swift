import Markup

extension MarkdownWriter {
    /// Text within a block; a line end is a break that the author made.
    mutating func inline(_ nodes: [HTMLNode]) -> String {
        var result = ""
        for node in nodes {
            switch node {
            case .text(let text):
                let piece = MarkdownEscaping.text(fromHTML: text)
                result += result.hasSuffix(" ") || result.hasSuffix("\n") ? String(piece.drop { $0 == " " }) : piece
            case .element(let element): result += inline(element)
            }
        }
        return result
    }

    private mutating func inline(_ element: HTMLElement) -> String {
        switch element.name {
        case "br": return "\n"
        case "strong", "b": return marked(element, "**")
        case "em", "i", "cite": return marked(element, "*")
        case "del", "s", "strike": return marked(element, "~~")
        case "code", "tt", "kbd", "samp": return code(element)
        case "img": return image(element)
        case "a": return link(element)
        case "input", "button", "select", "textarea", "object", "embed", "canvas", "svg", "math":
            keep(element.name)
            return inline(element.children)
        case _ where HTMLElement.silent.contains(element.name):
            keep(element.name)
            return ""
        default: return inline(element.children)
        }
    }

    /// Marks stand at words: blanks inside them go out.
    private mutating func marked(_ element: HTMLElement, _ mark: String) -> String {
        let text = inline(element.children)
        let inner = text.trimmingWhitespace
        guard !inner.isEmpty, !inner.hasPrefix(mark) else { return text }
        let before = text.prefix { $0.isWhitespace }
        let after = text.reversed().prefix { $0.isWhitespace }.reversed()
        // A mark cannot go on over a break.
        let lines = inner.split(separator: "\n").map { mark + String($0).trimmingWhitespace + mark }
        return before + lines.joined(separator: "\n") + String(after)
    }

    private func code(_ element: HTMLElement) -> String {
        let text = HTMLEntities.decoded(element.children.map(\.plainText).joined()).onOneLine
        guard !text.isEmpty else { return "" }
        let fence = String(repeating: "`", count: text.longestBackticks + 1)
        let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + gap + text + gap + fence
    }

    private func image(_ element: HTMLElement) -> String {
        guard let source = element.attributes["src"], !source.isEmpty else { return "" }
        let alternative = (element.attributes["alt"] ?? "").onOneLine
        return "![\(bracketed(alternative))](\(destination(source)))"
    }

    private mutating func link(_ element: HTMLElement) -> String {
        let text = inline(element.children).replacing("\n", with: " ")
        guard let address = element.attributes["href"]?.trimmingWhitespace, !address.isEmpty else { return text }
        let label = text.trimmingWhitespace
        if label.isEmpty { return text }
        let before = text.hasPrefix(" ") ? " " : ""
        let after = text.hasSuffix(" ") ? " " : ""
        return "\(before)[\(label)](\(destination(address)))\(after)"
    }

    private func bracketed(_ text: String) -> String {
        var result = ""
        for character in text { result += "\\[]".contains(character) ? "\\" + String(character) : String(character) }
        return result
    }

    /// An address; between brackets when it holds what would end it.
    private func destination(_ address: String) -> String {
        let plain = address.trimmingWhitespace.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing(
            "\\", with: "%5C")
        return plain.contains { $0.isWhitespace || $0 == "(" || $0 == ")" } ? "<\(plain.onOneLine)>" : plain
    }
}

extension StringProtocol {
    /// How many backticks stand in a row; code that holds them needs one more around it.
    var longestBackticks: Int { split { $0 != "`" }.map(\.count).max() ?? 0 }
}

extension HTMLNode {
    /// The text as written, entities included.
    var plainText: String {
        switch self {
        case .text(let text): text
        case .element(let element): element.name == "br" ? "\n" : element.children.map(\.plainText).joined()
        }
    }

    /// What `<source>` inside a player names.
    var source: String? {
        guard case .element(let element) = self, element.name == "source" else { return nil }
        return element.attributes["src"]
    }
}

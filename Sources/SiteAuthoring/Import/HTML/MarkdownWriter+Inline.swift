import SiteMarkup

extension MarkdownWriter {
    /// Text within a block; a line end is a break that the author made.
    ///
    /// - Parameters:
    ///   - before: what stands before it in the block, or its end.
    ///   - after: the character that stands behind it in the block.
    mutating func inline(_ nodes: [HTMLNode], before: String = "", after: Character? = nil) -> String {
        var following = after
        // The first character behind each node, found from the end.
        var characters: [Character?] = []
        for node in nodes.reversed() {
            characters.append(following)
            following = node.firstCharacter ?? following
        }
        var result = ""
        for (node, next) in zip(nodes, characters.reversed()) {
            var piece: String
            switch node {
            case .text(let text):
                piece = MarkdownEscaping.text(HTMLEntities.decoded(text), isInLink: isInLink, after: next)
            case .element(let element): piece = inline(element, between: result.isEmpty ? before : result, and: next)
            }
            if result.hasSuffix(" ") || result.hasSuffix("\n") { piece = String(piece.drop { $0 == " " }) }
            // A picture would be read, and none was meant.
            if result.hasSuffix("!"), piece.hasPrefix("[") {
                result.removeLast()
                result += "\\!"
            }
            result += piece
        }
        return result
    }

    private mutating func inline(_ element: HTMLElement, between before: String, and after: Character?) -> String {
        switch element.name {
        case "br": return "\n"
        case "strong", "b": return marked(element, .strong, between: before, and: after)
        case "em", "i", "cite": return marked(element, .emphasis, between: before, and: after)
        case "del", "s", "strike": return marked(element, .deleted, between: before, and: after)
        case "code", "tt", "kbd", "samp": return code(element, behind: before)
        case "img": return image(element)
        case "picture": return picture(element, before: before, after: after)
        case "q": return "“" + inline(element.children, before: "“", after: "”") + "”"
        case "area": return area(element)
        case "a": return link(element)
        case "input", "button", "select", "textarea", "object", "embed", "canvas", "svg", "math":
            keep(element.name)
            return HTMLElement.partsWords.contains(element.name)
                ? apart(element) : inline(element.children, before: before, after: after)
        case _ where HTMLElement.silent.contains(element.name):
            keep(element.name)
            return ""
        case _ where HTMLElement.partsWords.contains(element.name): return apart(element)
        default: return inline(element.children, before: before, after: after)
        }
    }

    /// Words with a blank on either side.
    private mutating func apart(_ element: HTMLElement) -> String {
        var text = inline(element.children, after: " ")[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return " " + text + " "
    }

    /// Marks stand at words: blanks inside them go out. Marks within the same marks say nothing.
    private mutating func marked(
        _ element: HTMLElement, _ emphasis: Emphasis, between before: String, and after: Character?
    ) -> String {
        guard openMarks.insert(emphasis.mark).inserted else {
            return inline(element.children, before: before, after: after)
        }
        let (inside, behind) = emphasis.neighbours(between: before, and: after)
        let text = inline(element.children, before: inside, after: behind)
        openMarks.remove(emphasis.mark)
        let emphasis = openMarks.isDisjoint(with: ["*", "**"]) ? emphasis : emphasis.inside
        let inner = text.trimmingWhitespace
        guard !inner.isEmpty else { return text }
        let leading = text.prefix { $0.isWhitespace }
        let trailing = String(text.reversed().prefix { $0.isWhitespace }.reversed())
        return leading
            + emphasis.around(
                inner, before: leading.isEmpty ? before : String(leading), after: trailing.first ?? after) + trailing
    }

    private func code(_ element: HTMLElement, behind before: String) -> String {
        let written = HTMLEntities.decoded(element.children.map(\.plainText).joined())
        let text = written.onOneLine
        guard !text.isEmpty else { return written.isEmpty ? "" : " " }
        let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
        let gap = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        // Blanks inside go out: Markdown takes them off.
        let start = written.first?.isWhitespace == true ? " " : before.last == "`" ? Emphasis.gap : ""
        let end = written.last?.isWhitespace == true ? " " : ""
        // A cell ends at a bar in code, too. The backslash is taken off, and one before it stays.
        let inner = isInCell ? text.replacing("|", with: "\\|") : text
        return start + fence + gap + inner + gap + fence + end
    }

    private mutating func image(_ element: HTMLElement) -> String {
        guard !element.isTracker else {
            countTracker()
            return ""
        }
        guard let source = element.pictureAddress else {
            keep(element.name)
            return MarkdownEscaping.text(element.attributes["alt"] ?? "", isInLink: isInLink)
        }
        let alternative = MarkdownEscaping.text(element.attributes["alt"] ?? "", isInLink: true).trimmingWhitespace
        return "![\(alternative)](\(destination(source)))"
    }

    /// The picture in it, with the address of a source where it has none of its own.
    private mutating func picture(_ element: HTMLElement, before: String, after: Character?) -> String {
        var element = element
        let sources = element.children.compactMap { node in
            if case .element(let child) = node, child.name == "source" { child.pictureAddress } else { nil }
        }
        for index in element.children.indices {
            guard case .element(var child) = element.children[index], child.name == "img", child.pictureAddress == nil
            else { continue }
            child.attributes["src"] = sources.first
            element.children[index] = .element(child)
        }
        return inline(element.children, before: before, after: after)
    }

    /// A part of a picture that leads elsewhere.
    private mutating func area(_ element: HTMLElement) -> String {
        var element = element
        guard let address = element.attributes["href"], !address.isEmpty else { return "" }
        element.children = [.text(element.attributes["alt"]?.escapedForHTML ?? address.escapedForHTML)]
        return " " + link(element) + " "
    }

    private mutating func link(_ element: HTMLElement) -> String {
        guard let address = element.attributes["href"]?.trimmingWhitespace, !address.isEmpty, !isInLink else {
            return inline(element.children)
        }
        isInLink = true
        let text = inline(element.children).replacing("\n", with: " ")
        isInLink = false
        let label = text.trimmingWhitespace
        if label.isEmpty { return text }
        let before = text.first?.isWhitespace == true ? " " : ""
        let after = text.last?.isWhitespace == true ? " " : ""
        return "\(before)[\(label)](\(destination(address)))\(after)"
    }

    /// An address; between brackets when it holds what would end it.
    func destination(_ address: String) -> String {
        var plain = (base?.absolute(address) ?? address).onOneLine
        for (mark, code) in [("<", "%3C"), (">", "%3E"), ("\\", "%5C"), ("`", "%60")] where plain.contains(mark) {
            plain = plain.replacing(mark, with: code)
        }
        // Entities are read in addresses.
        if plain.contains(";") { plain = plain.replacing("&", with: "&amp;") }
        return plain.contains { $0.isWhitespace || $0 == "(" || $0 == ")" } ? "<\(plain)>" : plain
    }
}

extension String {
    /// The length of the longest run of a character.
    func longestRun(of character: Character) -> Int {
        var (longest, current) = (0, 0)
        for other in self {
            current = other == character ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}

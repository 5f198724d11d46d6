import SiteMarkup

/// Writes a tree of HTML as Markdown, block by block.
struct MarkdownWriter {
    private(set) var lost: Set<String> = []
    /// Pictures that count readers, which are left out.
    private(set) var trackers = 0
    /// What relative addresses are told from.
    let base: AddressBase?
    /// Whether a link is being written.
    var isInLink = false
    /// Whether a cell of a table is being written.
    var isInCell = false
    /// The marks of emphasis around what is being written.
    var openMarks: Set<String> = []
    /// The language of code that an element around it names.
    private var language: String?

    init(base: AddressBase?) { self.base = base }

    mutating func countTracker() { trackers += 1 }

    /// Notes an element that Markdown has nothing for.
    mutating func keep(_ name: String) { lost.insert(name) }

    /// Blocks of text, without blank lines around them. Runs of text between blocks are paragraphs.
    mutating func blocks(_ nodes: [HTMLNode]) -> [String] {
        var blocks: [String] = []
        var run: [HTMLNode] = []
        for node in nodes {
            if case .element(let element) = node, node.holdsBlocks {
                blocks += paragraph(run)
                run = []
                blocks += block(element)
            } else {
                run.append(node)
            }
        }
        return blocks + paragraph(run)
    }

    private mutating func block(_ element: HTMLElement) -> [String] {
        switch element.name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            // Level 1 is the title of the page.
            let level = max(2, element.name.utf8.last.map { Int($0) - 0x30 } ?? 2)
            var text = inline(element.children).onOneLine
            // Marks at the end, on their own, would close the heading.
            let end = text.index(text.endIndex, offsetBy: -text.trailingRun(of: "#"))
            if end < text.endIndex, text[..<end].last ?? " " == " " { text.insert("\\", at: end) }
            return text.isEmpty ? [] : [String(repeating: "#", count: level) + " " + text]
        case "hr": return ["* * *"]
        case "ul", "ol": return list(element)
        case "blockquote": return [quoted(blocks(element.children).joined(separator: "\n\n"))]
        case "pre": return code(element)
        case "iframe", "audio", "video", "embed", "object":
            lost.insert(element.name)
            let address = element.attributes["src"] ?? element.children.lazy.compactMap(\.source).first
            return address.map { ["[\(MarkdownEscaping.text($0, isInLink: true))](\(destination($0)))"] } ?? []
        case "table":
            if let table = table(element) { return [table] }
            lost.insert(element.name)
            return rows(element)
        case "dl":
            lost.insert(element.name)
            return rows(element)
        case "form", "details":
            lost.insert(element.name)
            return blocks(element.children)
        case "a": return paragraph([.element(element)])
        default:
            let outer = language
            language = element.codeLanguage ?? outer
            defer { language = outer }
            return blocks(element.children)
        }
    }

    /// Each row of a table on a line of its own.
    private mutating func rows(_ element: HTMLElement) -> [String] {
        var result: [String] = []
        for node in element.children {
            guard case .element(let child) = node else {
                // Text that stands between rows is a row of its own.
                result += blocks([node])
                continue
            }
            if child.name == "tr" {
                let cells = child.children.map { node -> String in
                    if case .element(let cell) = node { return blocks(cell.children).joined(separator: " ") }
                    return blocks([node]).joined(separator: " ")
                }
                result.append(cells.filter { !$0.isEmpty }.joined(separator: " – "))
            } else if ["thead", "tbody", "tfoot"].contains(child.name) {
                result += rows(child)
            } else {
                result += blocks([.element(child)])
            }
        }
        return result.filter { !$0.isEmpty }
    }

    private mutating func list(_ element: HTMLElement) -> [String] {
        // Markdown counts from 0, with nine digits at most.
        var number = element.attributes["start"].flatMap { Int($0) } ?? 1
        if !(0...900_000_000).contains(number) { number = 1 }
        var items: [String] = []
        var isLoose = false
        for node in element.children {
            // Text that stands between items is an item of its own.
            let parts =
                if case .element(let child) = node, child.name == "li" {
                    blocks(child.children)
                } else {
                    blocks([node])
                }
            guard !parts.isEmpty else { continue }
            let mark = element.name == "ol" ? "\(number). " : "- "
            number += 1
            let isTight = parts.count == 1 || parts.dropFirst().allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("1. ") }
            if !isTight { isLoose = true }
            let indent = String(repeating: " ", count: mark.count)
            let lines = parts.joined(separator: isTight ? "\n" : "\n\n").split(
                separator: "\n", omittingEmptySubsequences: false)
            items.append(
                mark + lines.enumerated().map { $0 == 0 || $1.isEmpty ? $1 : indent + $1 }.joined(separator: "\n"))
        }
        return items.isEmpty ? [] : [items.joined(separator: isLoose ? "\n\n" : "\n")]
    }

    private func quoted(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? ">" : "> " + $0 }
            .joined(separator: "\n")
    }

    private func code(_ element: HTMLElement) -> [String] {
        let written = HTMLEntities.decoded(element.children.map(\.plainText).joined())
        var text = String(written.drop { $0 == "\n" })
        while text.hasSuffix("\n") { text.removeLast() }
        let inner = element.children.lazy.compactMap { node -> String? in
            if case .element(let child) = node { child.codeLanguage } else { nil }
        }.first
        let fence = String(repeating: "`", count: max(3, text.longestRun(of: "`") + 1))
        return text.isEmpty
            ? [] : [fence + (inner ?? element.codeLanguage ?? language ?? "") + "\n" + text + "\n" + fence]
    }

    private mutating func paragraph(_ nodes: [HTMLNode]) -> [String] {
        let lines = inline(nodes).split(separator: "\n").map {
            MarkdownEscaping.lineStart(String($0).trimmingWhitespace)
        }
        let text = lines.filter { !$0.isEmpty }.joined(separator: "  \n")
        return text.isEmpty ? [] : [text]
    }
}

extension String {
    /// How often a character stands at the end.
    fileprivate func trailingRun(of character: Character) -> Int { reversed().prefix { $0 == character }.count }
}

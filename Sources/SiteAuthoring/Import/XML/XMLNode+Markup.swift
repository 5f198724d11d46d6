/// The texts of an element, and HTML markup that is written in it without escapes.
extension XMLNode {
    /// The text with that of all children, without outer white space, or `nil` if it is empty.
    var content: String? {
        let trimmed = innerText.trimmingWhitespace
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The text on one line, with entities decoded once more, because some programs escape texts twice.
    var words: String? { content?.withoutSecondEscape }

    /// All text in the element, with that of its children at their positions.
    var innerText: String {
        children.isEmpty
            ? text
            : joined(
                text: { String($0) },
                child: { child in
                    let name = child.localName
                    if HTMLElement.silent.contains(name) { return "" }
                    return HTMLElement.partsWords.contains(name) ? " " + child.innerText + " " : child.innerText
                })
    }

    /// The content as HTML, or `nil` if there is none.
    ///
    /// If it contains elements, the text inside and after the first of them is plain. The text before it, and text with
    /// its own tags (CDATA), is HTML.
    var html: String? {
        guard !children.isEmpty else { return content }
        var isFirst = true
        let html = joined(
            text: { text in
                defer { isFirst = false }
                return isFirst || text.contains("</") ? String(text) : text.escaped
            }, child: \.markup)
        return html.trimmingWhitespace.isEmpty ? nil : html
    }

    /// Whether there are HTML elements between the words.
    var isMixed: Bool {
        !children.isEmpty && !text.trimmingWhitespace.isEmpty
            && children.allSatisfy { $0.name == $0.localName || $0.name.hasPrefix("xhtml:") }
    }

    /// The element as HTML.
    private var markup: String {
        let name = localName
        let attributes = attributes.sorted { $0.key < $1.key }.filter { !$0.key.contains(":") }
            .map { " \($0.key)=\"\($0.value[...].escaped.replacing("\"", with: "&quot;"))\"" }
        let start = "<" + name + attributes.joined() + ">"
        if HTMLElement.voids.contains(name) { return start }
        return start + joined(text: \.escaped, child: \.markup) + "</\(name)>"
    }

    /// The name without its prefix, in lower case.
    var localName: String { (name.split(separator: ":").last ?? "").lowercased() }

    /// The converted texts and children in their order.
    private func joined(text part: (Substring) -> String, child: (XMLNode) -> String) -> String {
        var result = ""
        var rest = text[...]
        var start = 0
        for node in children {
            let end = rest.utf8.index(rest.startIndex, offsetBy: node.offset - start, limitedBy: rest.endIndex)
            result += part(rest[..<(end ?? rest.endIndex)])
            result += child(node)
            rest = rest[(end ?? rest.endIndex)...]
            start = node.offset
        }
        return result + part(rest)
    }
}

extension Substring {
    /// The text as HTML.
    fileprivate var escaped: String { String(self).escapedForHTML }
}

/// The texts of an element, and markup of HTML that stands in it as it is, where others escape it.
extension XMLNode {
    /// The text with that of its children, without outer white space; `nil` when nothing is left.
    var content: String? {
        let trimmed = innerText.trimmingWhitespace
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The text as words for readers, on one line. Programs escape it twice now and then, and apps take both off.
    var words: String? { content?.withoutSecondEscape }

    /// All text in the element, that of its children at their places.
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

    /// The content as HTML; `nil` when there is none.
    ///
    /// An element without children holds HTML. In one with children, text is plain, with two exceptions that are HTML: text before the
    /// first child, and text with tags of its own (from CDATA).
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

    /// Whether elements of HTML stand between words here.
    var isMixed: Bool {
        !children.isEmpty && !text.trimmingWhitespace.isEmpty
            && children.allSatisfy { $0.name == $0.localName || $0.name.hasPrefix("xhtml:") }
    }

    /// The element as HTML has it.
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

    /// Texts and children in their order, as something else.
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
    /// As HTML that shows the same.
    fileprivate var escaped: String { String(self).escapedForHTML }
}

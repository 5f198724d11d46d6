/// Footnotes are numbered by their first reference. cmark moves their definitions to the end in that order.
struct FootnoteState {
    /// The number of references to each footnote, by footnote number.
    var references: [Int: Int] = [:]
    /// The number of the footnote that is being written; 0 before the first.
    var current = 0
}

/// The IDs contain a colon, which separates them from those of headings.
extension HTMLRenderer {
    mutating func footnoteReference(_ node: MarkdownNode) {
        guard imageDepth == 0, let number = Int(String(decoding: node.literal, as: UTF8.self)) else { return }
        let count = footnotes.references[number, default: 0] + 1
        footnotes.references[number] = count
        html.append(html: "<sup><a href=\"#")
        appendID("fn:", number)
        html.append(html: "\" id=\"")
        appendReferenceID(number, count)
        html.append(html: "\" role=\"doc-noteref\">")
        html.append(number: number)
        html.append(html: "</a></sup>")
    }

    mutating func openFootnote() {
        if footnotes.current == 0 { block("<section class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n") }
        footnotes.current += 1
        block("<li id=\"")
        appendID("fn:", footnotes.current)
        html.append(html: "\">")
    }

    mutating func closeFootnote(_ node: MarkdownNode) {
        if node.lastChild?.kind != .paragraph { footnoteBackLinks() }
        html.append(html: "</li>\n")
    }

    mutating func closeFootnotes() {
        if footnotes.current > 0 { html.append(html: "</ol>\n</section>\n") }
    }

    /// Writes one arrow for each reference.
    mutating func footnoteBackLinks() {
        let number = footnotes.current
        for count in 1...max(footnotes.references[number, default: 1], 1) {
            html.append(html: " <a href=\"#")
            appendReferenceID(number, count)
            html.append(html: "\" role=\"doc-backlink\">↩\u{FE0E}</a>")
        }
    }

    private mutating func appendID(_ prefix: StaticString, _ number: Int) {
        html.append(escaping: options.idPrefix.utf8)
        html.append(html: prefix)
        html.append(number: number)
    }

    private mutating func appendReferenceID(_ number: Int, _ count: Int) {
        appendID("fnref:", number)
        guard count > 1 else { return }
        html.append(html: ":")
        html.append(number: count)
    }
}

import SiteDiagnostics

/// Raw HTML is shown as text, except safe elements inside paragraphs, pictures and `<br>`: authors write `<title>` in
/// prose without backticks, and one unclosed `<textarea>` would swallow the rest of the page. Comments are left out.
extension HTMLRenderer {
    mutating func rawBlock(_ node: MarkdownNode) {
        if isComment(node.literal) || pictureBlock(node) { return }
        rawHTMLPlaces.append(position(of: node))
        block("<p>")
        var literal = node.literal[...]
        while let last = literal.last, last <= 0x20 { literal.removeLast() }
        html.append(escaping: literal)
        html.append(html: "</p>\n")
    }

    mutating func rawInline(_ node: MarkdownNode) {
        if isComment(node.literal) { return }
        if isLineBreakTag(node.literal) { return breakLine() }
        if safeTag(node) { return }
        rawHTMLPlaces.append(position(of: node))
        text(node.literal)
    }

    /// Reports a text that begins with an HTML tag that is never closed.
    mutating func note(unclosed node: MarkdownNode) {
        guard node.literal.starts(with: "<!--".utf8) else { return rawHTMLPlaces.append(position(of: node)) }
        diagnostics.add(
            Diagnostic(
                .warning, id: "markdown.unclosed-comment",
                "the comment that opens here is never closed: it is shown as text",
                hint: "close it with '-->', or put '<!--' in backticks", in: source, at: position(of: node)))
    }

    mutating func reportRawHTML() {
        guard let first = rawHTMLPlaces.min() else { return }
        let others = rawHTMLPlaces.count == 1 ? "" : " (and \(rawHTMLPlaces.count - 1) more in this file)"
        diagnostics.append(
            Diagnostic(
                .hint, id: "markdown.raw-html", "raw HTML is shown as text\(others)",
                hint: "put names of tags in backticks", in: source, at: first))
    }
}

/// True if the HTML is exactly one comment.
func isComment(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    guard html.starts(with: "<!--".utf8) else { return false }
    var text = html[...]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let closing = Array("-->".utf8)
    guard text.count > 6, text.suffix(3).elementsEqual(closing) else { return false }
    // A second end mark inside means that the comment ends earlier and text follows.
    return !text.dropLast(3).indices.dropLast(2).contains { text[$0..<$0 + 3].elementsEqual(closing) }
}

/// True for `<br>`, `<br/>` and `<BR />`.
func isLineBreakTag(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    html.count <= 8 && html.filter { $0 > 0x20 && $0 != UInt8(ascii: "/") }.map { $0 | 0x20 }.elementsEqual("<br>".utf8)
}

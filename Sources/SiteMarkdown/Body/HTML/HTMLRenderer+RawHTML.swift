import SiteDiagnostics

/// Raw HTML goes through ``HTMLPolicy``. What it does not know is shown as text: authors write `<T>` in prose without
/// backticks. Comments are left out.
extension HTMLRenderer {
    mutating func rawBlock(_ node: MarkdownNode) {
        if isComment(node.literal) { return }
        if options.html == .safe, authored.excess == nil, let parent = node.parent {
            var block = Array(node.literal)
            while let last = block.last, last <= 0x20 { block.removeLast() }
            let reading = authored.read(block, of: node, in: parent)
            if reading.finding.hasElements { return add(reading, node) }
        }
        rawHTMLPlaces.append(position(of: node))
        block("<p>")
        var literal = node.literal[...]
        while let last = literal.last, last <= 0x20 { literal.removeLast() }
        html.append(escaping: literal)
        html.append(html: "</p>\n")
    }

    /// Parts of a line that stand alone, such as pictures, are a paragraph.
    private mutating func add(_ reading: AuthorsHTML.Reading, _ node: MarkdownNode) {
        let isParagraph = reading.finding.isPhrasing
        block(isParagraph ? "<p>" : "")
        authored.add(reading, at: html.count, position(of: node))
        html.append(html: isParagraph ? "</p>\n" : "\n")
    }

    mutating func rawInline(_ node: MarkdownNode) {
        if isComment(node.literal) { return }
        if isLineBreakTag(node.literal) { return breakLine() }
        if options.html == .safe, authored.excess == nil, safeTag(node) { return }
        rawHTMLPlaces.append(position(of: node))
        text(node.literal)
    }

    /// Ends the author's elements with the node of Markdown that contains them.
    mutating func closeAuthorsHTML(in node: MarkdownNode) {
        authored.close(node.pointer, at: html.count, position(of: node))
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

    /// - Parameter reason: The reason why HTML is text that would not be.
    mutating func reportRawHTML(_ reason: HTMLExcess?) {
        guard let first = rawHTMLPlaces.min() else { return }
        let others = rawHTMLPlaces.count == 1 ? "" : " (and \(rawHTMLPlaces.count - 1) more in this file)"
        diagnostics.append(
            Diagnostic(
                .hint, id: "markdown.raw-html", "raw HTML is shown as text\(others)",
                hint: reason.map { "\($0.message): correct it, or put names of tags in backticks" }
                    ?? "put names of tags in backticks", in: source, at: first))
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

import SiteDiagnostics

extension HTMLRenderer {
    /// A tag of a block, on a line of its own.
    mutating func block(_ tag: StaticString) {
        if let last = html.last, last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
        html.append(html: tag)
    }

    /// A tag of an inline. The text that stands for an image holds none.
    mutating func tag(_ tag: StaticString) {
        if imageDepth == 0 { html.append(html: tag) }
    }

    mutating func text(_ text: some Sequence<UInt8>) {
        html.append(escaping: text)
    }

    mutating func breakLine() {
        html.append(html: imageDepth == 0 ? "<br>\n" : " ")
    }

    mutating func code(_ node: MarkdownNode) {
        tag("<code>")
        text(node.literal)
        tag("</code>")
    }

    /// Where a node stands in the file; inlines that cmark gives no place have that of what is around them.
    func position(of node: MarkdownNode) -> SourcePosition {
        var ancestor: MarkdownNode? = node
        while let current = ancestor {
            if let start = current.start {
                let column = start.line == 1 ? start.column + bodyStart.column - 1 : start.column
                return SourcePosition(line: bodyStart.line + start.line - 1, column: column)
            }
            ancestor = current.parent
        }
        return bodyStart
    }
}

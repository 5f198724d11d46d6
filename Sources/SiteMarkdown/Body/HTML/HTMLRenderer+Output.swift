import SiteDiagnostics

extension HTMLRenderer {
    /// Writes the tag of a block on its own line.
    mutating func block(_ tag: StaticString) {
        if let last = html.last, last != UInt8(ascii: "\n") { html.append(UInt8(ascii: "\n")) }
        html.append(html: tag)
    }

    /// Writes the tag of an inline. The text alternative of an image contains no tags.
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

    /// The position of a node in the file. If cmark knows no position for an inline, the parent's is used.
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

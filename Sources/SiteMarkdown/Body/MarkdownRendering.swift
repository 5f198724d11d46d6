import SiteDiagnostics

extension RenderedMarkdown {
    /// Renders the body of a file.
    package init(_ document: Document, options: MarkdownOptions = .init()) {
        self.init(document.source, bytes: document.bodyRange, options: options)
    }

    /// Renders a part of a file. Raw HTML comes out as text, `<br>` and comments excepted; what nothing closes ends with its
    /// paragraph. Of a text that would take too much time or memory nothing is rendered, with an error.
    ///
    /// - Parameter bytes: valid UTF-8.
    package init(_ source: SourceText, bytes: Range<Int>, options: MarkdownOptions = .init()) {
        self = source.bytes.withUnsafeBufferPointer { all in
            let text = UnsafeBufferPointer(rebasing: all[bytes])
            if let excess = MarkdownExcess(in: text) {
                let position = source.position(at: bytes.lowerBound + excess.offset)
                return RenderedMarkdown(refused: excess.diagnostic(in: source, at: position))
            }
            let tree = MarkdownTree(text)
            var renderer = HTMLRenderer(source: source, body: bytes, options: options)
            for node in tree.unclosedHTML { renderer.note(unclosed: node) }
            renderer.report(withoutCharacter: tree.withoutCharacter)
            return renderer.render(tree.root)
        }
    }
}

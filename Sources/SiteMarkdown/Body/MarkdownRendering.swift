import SiteDiagnostics

extension RenderedMarkdown {
    /// Renders the body of a file.
    package init(_ document: Document, options: MarkdownOptions = .init()) {
        self.init(document.source, bytes: document.bodyRange, options: options)
    }

    /// Renders a part of a file. Of raw HTML it writes what ``HTMLPolicy`` allows. A tag inside a paragraph that is never
    /// closed is text. A text that would take too much time or memory is not rendered and gives an error.
    ///
    /// - Parameter bytes: The byte range of the part, valid UTF-8.
    package init(_ source: SourceText, bytes: Range<Int>, options: MarkdownOptions = .init()) {
        self = source.bytes.withUnsafeBufferPointer { all in
            let text = UnsafeBufferPointer(rebasing: all[bytes])
            if let excess = MarkdownExcess(in: text) {
                let position = source.position(at: bytes.lowerBound + excess.offset)
                return RenderedMarkdown(refused: excess.diagnostic(in: source, at: position))
            }
            let tree = MarkdownTree(text)
            func render(_ options: MarkdownOptions, _ reason: HTMLExcess?) -> Result<RenderedMarkdown, HTMLExcess> {
                var renderer = HTMLRenderer(source: source, body: bytes, options: options)
                renderer.callouts = tree.callouts
                for node in tree.unclosedHTML { renderer.note(unclosed: node) }
                renderer.report(withoutCharacter: tree.withoutCharacter)
                return renderer.render(tree.root, htmlIsTextFor: reason)
            }
            switch render(options, nil) {
            case .success(let rendered): return rendered
            case .failure(let reason):
                var textual = options
                textual.html = .text
                guard case .success(let rendered) = render(textual, reason) else {
                    preconditionFailure("text is never refused")
                }
                return rendered
            }
        }
    }
}

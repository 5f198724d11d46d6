import Diagnostics

extension RenderedMarkdown {
    /// Renders the body of a file.
    public init(_ document: Document, options: MarkdownOptions = .init()) {
        self.init(document.source, bytes: document.bodyRange, options: options)
    }

    /// Renders a part of a file. Raw HTML comes out as text, `<br>` and comments excepted; what nothing closes ends with its
    /// paragraph.
    ///
    /// - Parameter bytes: valid UTF-8.
    public init(_ source: SourceText, bytes: Range<Int>, options: MarkdownOptions = .init()) {
        self = source.bytes.withUnsafeBufferPointer { all in
            let tree = MarkdownTree(UnsafeBufferPointer(rebasing: all[bytes]))
            var renderer = HTMLRenderer(source: source, body: bytes, options: options)
            for node in tree.unclosedHTML { renderer.note(unclosed: node) }
            return renderer.render(tree.root)
        }
    }
}

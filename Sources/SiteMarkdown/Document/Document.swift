import SiteDiagnostics

/// A Markdown file taken apart: front matter as a value, body as a range of bytes.
package struct Document: Sendable {
    /// The file; control characters and noncharacters are blanks here, so offsets are those of the file.
    package let source: SourceText
    /// A map, empty when the fences hold nothing; `nil` when there is no front matter or when it cannot be read.
    package let frontMatter: Value?
    /// The bytes after the closing fence; the whole text when there is no front matter.
    package let bodyRange: Range<Int>
    /// What reading the file had to say; the meaning of keys is checked elsewhere.
    package let diagnostics: [Diagnostic]

    /// Takes a file apart. Never fails: problems are in `diagnostics`.
    package init(_ source: SourceText) {
        let whole = source.bytes.indices
        if let invalid = invalidUTF8(in: source, whole) {
            self.init(source, frontMatter: nil, bodyRange: whole.upperBound..<whole.upperBound, diagnostics: [invalid])
            return
        }
        var diagnostics: [Diagnostic] = []
        let source = withoutControlCharacters(withLineFeeds(source), reporting: &diagnostics)
        switch FrontMatterFences(source.bytes) {
        case .none(let body):
            self.init(source, frontMatter: nil, bodyRange: body, diagnostics: diagnostics)
        case .misspelt(let fence, let body):
            diagnostics.append(wrongFence(fence, "opens no front matter", in: source))
            self.init(source, frontMatter: nil, bodyRange: body, diagnostics: diagnostics)
        case .unclosed(let syntax, let opening, let body, let almost):
            diagnostics.append(
                almost.map { wrongFence($0, "does not end the front matter", in: source) }
                    ?? unclosed(syntax, at: opening, in: source))
            self.init(source, frontMatter: nil, bodyRange: body, diagnostics: diagnostics)
        case .closed(let syntax, let content, let body, let almost):
            var problems: [Diagnostic] = []
            let frontMatter = readFrontMatter(syntax, in: source, content, reporting: &problems)
            // What stands behind a line that was to be the end is text.
            if let almost, problems.containsErrors {
                problems = [wrongFence(almost, "does not end the front matter", in: source)]
            }
            diagnostics += problems
            self.init(source, frontMatter: frontMatter, bodyRange: body, diagnostics: diagnostics)
        }
    }

    private init(_ source: SourceText, frontMatter: Value?, bodyRange: Range<Int>, diagnostics: [Diagnostic]) {
        self.source = source
        self.frontMatter = frontMatter
        self.bodyRange = bodyRange
        self.diagnostics = diagnostics
    }
}

/// The text with line feeds where it has carriage returns alone, as old programs for the Macintosh wrote them.
private func withLineFeeds(_ source: SourceText) -> SourceText {
    guard source.bytes.contains(UInt8(ascii: "\r")), !source.bytes.contains(UInt8(ascii: "\n")) else { return source }
    return SourceText(
        path: source.path, bytes: source.bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 })
}

private func wrongFence(_ fence: AlmostFence, _ failing: String, in source: SourceText) -> Diagnostic {
    Diagnostic(
        .error, id: "frontmatter.wrong-fence", "'\(fence.text(in: source.bytes))' \(failing)",
        hint: "write '\(fence.fence)', alone on its line; for a line across the page write '***'",
        in: source, at: source.position(at: fence.line.lowerBound))
}

private func unclosed(_ syntax: FrontMatterSyntax, at opening: Int, in source: SourceText) -> Diagnostic {
    // A quote that is never closed hides the last brace from us; the reader of JSON knows the place better.
    if syntax == .json,
        let problem = JSON.parse(source, bytes: opening..<source.bytes.count).diagnostics.first(where: \.isError),
        problem.position != source.position(at: source.bytes.count)
    {
        return problem
    }
    return Diagnostic(
        .error, id: "frontmatter.unclosed", "the front matter that opens here is never closed",
        hint: "write '\(syntax.closing)' on a line of its own after the last key", in: source,
        at: source.position(at: opening))
}

import SiteDiagnostics

/// A Markdown file split into front matter (a value) and body (a byte range). The keys of its annex, a file beside it,
/// come after its own.
package struct Document: Sendable {
    /// The file. Spaces replace control characters and noncharacters, so that offsets stay the same.
    package let source: SourceText
    /// A map, which is empty if the fences contain nothing; `nil` if the file has no front matter or it cannot be read.
    package let frontMatter: Value?
    /// The bytes after the closing fence; the whole text if the file has no front matter.
    package let bodyRange: Range<Int>
    /// The diagnostics of reading. The meaning of keys is checked elsewhere.
    package let diagnostics: [Diagnostic]

    /// Splits a file. Never fails: problems are in `diagnostics`.
    package init(_ source: SourceText) {
        let whole = source.bytes.indices
        if let invalid = invalidUTF8(in: source, whole) {
            self.init(source, frontMatter: nil, bodyRange: whole.upperBound..<whole.upperBound, diagnostics: [invalid])
            return
        }
        var diagnostics: [Diagnostic] = []
        let annex = source.annex
        var source = withoutControlCharacters(withLineFeeds(source), reporting: &diagnostics)
        if let annex, source.annex == nil { source = SourceText(path: source.path, bytes: source.bytes, annex: annex) }
        switch FrontMatterFences(source.bytes) {
        case .none(let body):
            self.init(source, frontMatter: nil, bodyRange: body, diagnostics: diagnostics)
        case .misspelt(let fence, let body):
            diagnostics.append(wrongFence(fence, "does not open front matter", in: source))
            self.init(source, frontMatter: nil, bodyRange: body, diagnostics: diagnostics)
        case .unclosed(let syntax, let opening, let body, let almost):
            diagnostics.append(
                almost.map { wrongFence($0, "does not end the front matter", in: source) }
                    ?? unclosed(syntax, at: opening, in: source))
            self.init(source, frontMatter: nil, bodyRange: body, diagnostics: diagnostics)
        case .closed(let syntax, let content, let body, let almost):
            var problems: [Diagnostic] = []
            let frontMatter = readFrontMatter(syntax, in: source, content, reporting: &problems)
            // The text after a line that was meant as the end is the body.
            if let almost, problems.containsErrors {
                problems = [wrongFence(almost, "does not end the front matter", in: source)]
            }
            diagnostics += problems
            self.init(source, frontMatter: frontMatter, bodyRange: body, diagnostics: diagnostics)
        }
    }

    private init(_ source: SourceText, frontMatter: Value?, bodyRange: Range<Int>, diagnostics: [Diagnostic]) {
        self.source = source
        self.bodyRange = bodyRange
        guard let annex = source.annex, !diagnostics.containsErrors else {
            self.frontMatter = frontMatter
            self.diagnostics = diagnostics
            return
        }
        var problems: [Diagnostic] = []
        let keys = readAnnex(annex, reporting: &problems)?.moved(byLines: source.lineCount)
        let own = frontMatter?.entries ?? []
        let names = Set(own.map { $0.key.lowercased() })
        let others = (keys?.entries ?? []).filter { !names.contains($0.key.lowercased()) }
        self.frontMatter =
            frontMatter == nil && keys == nil ? nil : Value(.map(own + others), at: frontMatter?.position ?? .start)
        self.diagnostics = diagnostics + problems
    }
}

/// The text with line feeds instead of single carriage returns, which old Macintosh programs wrote.
private func withLineFeeds(_ source: SourceText) -> SourceText {
    guard source.bytes.contains(UInt8(ascii: "\r")), !source.bytes.contains(UInt8(ascii: "\n")) else { return source }
    return SourceText(
        path: source.path, bytes: source.bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 })
}

private func wrongFence(_ fence: AlmostFence, _ failing: String, in source: SourceText) -> Diagnostic {
    Diagnostic(
        .error, id: "frontmatter.wrong-fence", "'\(fence.text(in: source.bytes))' \(failing)",
        hint: "write '\(fence.fence)', alone on its line; for a horizontal line write '***'",
        in: source, at: source.position(at: fence.line.lowerBound))
}

private func unclosed(_ syntax: FrontMatterSyntax, at opening: Int, in source: SourceText) -> Diagnostic {
    // A quote that is never closed hides the last brace from this check. The JSON reader reports a better position.
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

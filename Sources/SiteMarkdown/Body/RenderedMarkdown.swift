import SiteDiagnostics

/// The body of a Markdown file as HTML, and what it was seen to hold.
package struct RenderedMarkdown: Hashable, Sendable {
    /// The HTML, with addresses as the author wrote them.
    package let html: [UInt8]
    /// In document order.
    package var headings: [Heading]
    /// Text of the first level-1 heading.
    package var title: String?
    /// Text of the first paragraph with any text, Markdown marks dropped, blanks collapsed; that of a list or quotation when
    /// there is no other. Empty when the body holds none.
    package var summary: String
    /// Links and images in document order.
    package var references: [Reference]
    /// `markdown.too-deep`, `markdown.table-too-large`, `markdown.references-too-large`, `markdown.too-complex` (errors),
    /// `markdown.unsafe-url`, `markdown.unclosed-comment` and, once a file, `markdown.no-character` (warnings), `markdown.raw-html`
    /// (hint, once a file).
    package var diagnostics: [Diagnostic]

    init(
        html: [UInt8], headings: [Heading], title: String?, summary: String, references: [Reference],
        diagnostics: [Diagnostic]
    ) {
        self.html = html
        self.headings = headings
        self.title = title
        self.summary = summary
        self.references = references
        self.diagnostics = diagnostics
    }

    /// Nothing, and why.
    init(refused problem: Diagnostic) {
        self.init(html: [], headings: [], title: nil, summary: "", references: [], diagnostics: [problem])
    }

    /// The HTML with other addresses: relative links for a page, absolute ones for a feed.
    ///
    /// - Parameters:
    ///   - rewrite: given each reference, the address to write for it, not yet escaped.
    ///   - isGone: given each image, whether its alternative text is to stand in its place.
    ///   - files: given each image, what else is known of it; `nil` for nothing.
    package func html(
        rewriting rewrite: (Reference) throws -> String, leavingOut isGone: (Reference) -> Bool = { _ in false },
        files: (Reference) -> ImageFiles? = { _ in nil }
    ) rethrows -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(html.count + 32 * references.count)
        var copied = 0
        for reference in references {
            guard let range = reference.htmlRange else { continue }
            if let element = reference.element, isGone(reference) {
                result += html[copied..<element.lowerBound]
                result += Self.alternative(ofImage: html[element])
                copied = element.upperBound
                continue
            }
            let url = try rewrite(reference)
            let image = reference.element.flatMap { element in files(reference).map { (element, $0) } }
            if let (element, files) = image, !files.sources.isEmpty {
                result += html[copied..<element.lowerBound]
                files.appendSources(to: &result)
                copied = element.lowerBound
            }
            result += html[copied..<range.lowerBound]
            result.append(url: url.utf8)
            copied = range.upperBound
            if let (element, files) = image {
                // Up to the quotation mark that closes the address.
                result += html[copied...copied]
                files.appendAttributes(to: &result)
                result += html[(copied + 1)..<element.upperBound]
                copied = element.upperBound
                if !files.sources.isEmpty { result.append(html: "</picture>") }
            }
        }
        result += html[copied...]
        return result
    }

    /// The text of the attribute, which is escaped as text between elements may be.
    private static func alternative(ofImage element: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let name = element.firstRange(of: Array(" alt=\"".utf8)) else { return [] }
        return element[name.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    }
}

/// A heading of a body.
package struct Heading: Hashable, Sendable {
    /// 1 to 6, as written; that of the HTML counts from ``MarkdownOptions/topHeading``.
    package var level: Int
    /// The `id` of the HTML element.
    package var id: String
    /// Text without Markdown marks.
    package var text: String
    package var position: SourcePosition
}

/// A link or image of a body.
package struct Reference: Hashable, Sendable {
    package enum Use: Hashable, Sendable { case link, image }

    package var use: Use
    /// The address with entities and escapes decoded, percent-encoding as written.
    package var url: String
    /// Where it stands in the file; the column is the best that cmark knows.
    package var position: SourcePosition
    /// Where `html` holds the address; `nil` when it is not linked, because it is empty or unsafe.
    package var htmlRange: Range<Int>?
    /// Where `html` holds the whole element of an image.
    var element: Range<Int>?
}

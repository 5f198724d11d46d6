import Diagnostics

/// The body of a Markdown file as HTML, and what it was seen to hold.
public struct RenderedMarkdown: Hashable, Sendable {
    /// The HTML, with addresses as the author wrote them.
    public var html: [UInt8]
    /// In document order.
    public var headings: [Heading]
    /// Text of the first level-1 heading.
    public var title: String?
    /// Text of the first paragraph with any text, Markdown marks dropped, blanks collapsed; that of a list or quotation when
    /// there is no other. Empty when the body holds none.
    public var summary: String
    /// Links and images in document order.
    public var references: [Reference]
    /// `markdown.unsafe-url` and `markdown.unclosed-comment` (warnings), `markdown.raw-html` (hint, once a file).
    public var diagnostics: [Diagnostic]

    /// The HTML with other addresses: relative links for a page, absolute ones for a feed.
    ///
    /// - Parameter rewrite: given each reference, the address to write for it, not yet escaped.
    public func html(rewriting rewrite: (Reference) throws -> String) rethrows -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(html.count + 32 * references.count)
        var copied = 0
        for reference in references {
            guard let range = reference.htmlRange else { continue }
            result += html[copied..<range.lowerBound]
            result.append(url: try rewrite(reference).utf8)
            copied = range.upperBound
        }
        result += html[copied...]
        return result
    }
}

/// A heading of a body.
public struct Heading: Hashable, Sendable {
    /// 1 to 6, as written; that of the HTML counts from ``MarkdownOptions/topHeading``.
    public var level: Int
    /// The `id` of the HTML element.
    public var id: String
    /// Text without Markdown marks.
    public var text: String
    public var position: SourcePosition
}

/// A link or image of a body.
public struct Reference: Hashable, Sendable {
    public enum Use: Hashable, Sendable { case link, image }

    public var use: Use
    /// The address with entities and escapes decoded, percent-encoding as written.
    public var url: String
    /// Where it stands in the file; the column is the best that cmark knows.
    public var position: SourcePosition
    /// Where `html` holds the address; `nil` when it is not linked, because it is empty or unsafe.
    package var htmlRange: Range<Int>?
}

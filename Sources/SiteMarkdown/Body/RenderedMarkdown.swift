import SiteDiagnostics
import SiteMarkup

/// The body of a Markdown file as HTML, with its headings, references and summary.
package struct RenderedMarkdown: Hashable, Sendable {
    /// The HTML. Its addresses are those that the author wrote.
    package let html: [UInt8]
    /// The headings in document order.
    package var headings: [Heading]
    /// The IDs of other elements that the author gave one.
    package var anchors: [String] = []
    /// The text of the first level-1 heading.
    package var title: String?
    /// The text of the first paragraph that contains text, without Markdown marks and with white space collapsed. If
    /// the only paragraphs are in lists or quotations, the first of those. Empty if the body has none.
    package var summary: String
    /// Links and images in document order.
    package var references: [Reference]
    /// Warnings, once per file and kind of HTML: `markdown.html-removed`. Errors: `markdown.too-deep`, `markdown.table-too-large`, `markdown.references-too-large`,
    /// `markdown.too-complex`. Warnings: `markdown.unsafe-url`, `markdown.unclosed-comment` and, once per file,
    /// `markdown.no-character`. Hint, once per file: `markdown.raw-html`.
    package var diagnostics: [Diagnostic]

    /// The HTML with its addresses replaced, for example by relative links for a page or absolute ones for a feed.
    ///
    /// - Parameters:
    ///   - rewrite: Returns the new address for a reference, not escaped.
    ///   - isGone: Returns true if an image's alternative text must replace the image.
    ///   - files: Returns further facts about an image; `nil` for none.
    ///   - embeds: Returns the words around a player; `nil` to keep the link to the recording.
    package func html(
        rewriting rewrite: (Reference) throws -> String, leavingOut isGone: (Reference) -> Bool = { _ in false },
        files: (Reference) -> ImageFiles? = { _ in nil }, embeds: (Embed) -> EmbedWords? = { _ in nil }
    ) rethrows -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(html.count + 32 * references.count)
        var copied = 0
        for reference in references {
            guard let range = reference.htmlRange else { continue }
            if reference.use == .image, let element = reference.element, isGone(reference) {
                result += html[copied..<element.lowerBound]
                result += Self.alternative(ofImage: html[element])
                copied = element.upperBound
                continue
            }
            let url = try rewrite(reference)
            if let player = reference.embed, let element = reference.element, let words = embeds(player.embed) {
                result += html[copied..<element.lowerBound]
                player.appendStart(words, to: &result)
                result += html[element.lowerBound..<range.lowerBound]
                result.append(url: url.utf8)
                result += html[range.upperBound..<element.upperBound]
                LabelledEmbed.appendEnd(to: &result)
                copied = element.upperBound
                continue
            }
            let image = reference.element.flatMap { element in
                files(reference).map { (element, $0.shown(reference.size)) }
            }
            if let (element, files) = image, !files.sources.isEmpty {
                result += html[copied..<element.lowerBound]
                files.appendSources(to: &result)
                copied = element.lowerBound
            }
            result += html[copied..<range.lowerBound]
            result.append(url: url.utf8)
            copied = range.upperBound
            if let (element, files) = image {
                // Copies up to the quotation mark that ends the address.
                result += html[copied...copied]
                files.appendAttributes(to: &result)
                result += html[(copied + 1)..<element.upperBound]
                copied = element.upperBound
                if !files.sources.isEmpty { result.append(html: "</picture>") }
            } else if !reference.size.isEmpty, let element = reference.element {
                result += html[copied...copied]
                reference.size.append(to: &result)
                result += html[(copied + 1)..<element.upperBound]
                copied = element.upperBound
            }
        }
        result += html[copied...]
        return result
    }

    /// The value of the `alt` attribute. Its escaping is also valid between elements.
    private static func alternative(ofImage element: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let name = element.firstRange(of: Array(" alt=\"".utf8)) else { return [] }
        return element[name.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    }
}

/// A heading of a body.
package struct Heading: Hashable, Sendable {
    /// The level from 1 to 6, as written. The HTML counts from ``MarkdownOptions/topHeading``.
    package var level: Int
    /// The `id` of the HTML element.
    package var id: String
    /// The text without Markdown marks.
    package var text: String
    package var position: SourcePosition
}

/// A link or image of a body.
package struct Reference: Hashable, Sendable {
    package enum Use: Hashable, Sendable { case link, image, audio, video }

    package var use: Use
    /// The address with entities and escapes decoded; percent-encoding stays as written.
    package var url: String
    /// The position in the file. The column is as exact as cmark provides.
    package var position: SourcePosition
    /// The range of the address in `html`; `nil` if the reference is not linked, because its address is empty or
    /// unsafe.
    package var htmlRange: Range<Int>?
    /// The range of the element in `html`, for images and for links to recordings that have players.
    var element: Range<Int>?
    /// The size of an image that the author wrote.
    var size = PictureSize()
    /// True if the reference before has the same address, in the same element.
    package var isRepeated = false
    /// The player that pages show instead of the link.
    var embed: LabelledEmbed?
}

extension RenderedMarkdown {
    /// Creates an empty result with the problem as its diagnostic.
    init(refused problem: Diagnostic) {
        self.init(html: [], headings: [], anchors: [], title: nil, summary: "", references: [], diagnostics: [problem])
    }
}

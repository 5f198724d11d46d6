import SiteMarkup

/// A text of a feed as Markdown.
struct MarkdownBody {
    private(set) var text: String
    /// The names of elements that Markdown cannot express. Their text is kept.
    private(set) var lost: Set<String> = []
    /// The number of removed tracking pixels.
    private(set) var trackers = 0

    /// - Parameters:
    ///   - html: HTML, or plain text without tags.
    ///   - base: the base of its relative addresses.
    init(_ html: String, from base: AddressBase? = nil) {
        guard html.hasTags else {
            text = Self.plain(html)
            return
        }
        var writer = MarkdownWriter(base: base)
        text = writer.blocks(HTMLTree.parse(html)).joined(separator: "\n\n")
        lost = writer.lost
        trackers = writer.trackers
    }

    /// Converts plain text: lines stay lines, and blank lines separate paragraphs.
    private static func plain(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            MarkdownEscaping.lineStart(
                MarkdownEscaping.text(HTMLEntities.decoded(String(line))).trimmingWhitespace)
        }
        return lines.split(separator: "").map { $0.joined(separator: "  \n") }.joined(separator: "\n\n")
    }
}

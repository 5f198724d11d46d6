import SiteMarkup

/// A text of a feed as Markdown.
struct MarkdownBody {
    private(set) var text: String
    /// Names of elements that Markdown has nothing for: their text is there, they are not.
    private(set) var lost: Set<String> = []
    /// How many pictures were left out because they count readers and show nothing.
    private(set) var trackers = 0

    /// - Parameters:
    ///   - html: HTML, or plain text without any tag.
    ///   - base: what its relative addresses are told from.
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

    /// Lines stay lines, blank lines part paragraphs.
    private static func plain(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            MarkdownEscaping.lineStart(
                MarkdownEscaping.text(HTMLEntities.decoded(String(line))).trimmingWhitespace)
        }
        return lines.split(separator: "").map { $0.joined(separator: "  \n") }.joined(separator: "\n\n")
    }
}

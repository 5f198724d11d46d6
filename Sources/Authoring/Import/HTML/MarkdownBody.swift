/// A text of a feed as Markdown.
struct MarkdownBody {
    private(set) var text: String
    /// Names of elements that Markdown has nothing for: their text is there, they are not.
    private(set) var lost: Set<String> = []

    /// - Parameter html: HTML, or plain text without any tag.
    init(_ html: String) {
        guard html.firstMatch(of: #/<[A-Za-z!\/]/#) != nil else {
            text = Self.plain(html)
            return
        }
        var writer = MarkdownWriter()
        text = writer.blocks(HTMLTree.parse(html)).joined(separator: "\n\n")
        lost = writer.lost
    }

    /// Lines stay lines, blank lines part paragraphs.
    private static func plain(_ text: String) -> String {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
            MarkdownEscaping.lineStart(MarkdownEscaping.text(fromHTML: String(line)).trimmingWhitespace)
        }
        return lines.split(separator: "").map { $0.joined(separator: "  \n") }.joined(separator: "\n\n")
    }
}

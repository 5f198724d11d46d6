import SiteEpisodes

/// Some sentences of an episode, to be shown where a search finds a word of them.
struct SearchPassage: Hashable, Sendable {
    var text: String
    /// When they are said, in seconds; `nil` for what is written.
    var seconds: Int?
}

extension SearchPassage {
    /// What is read at once: a search result shows a part of it.
    private static let length = 240
    private static let longest = 600

    /// The text of rendered notes: whole blocks, small ones together, long ones cut after a word.
    static func passages(ofHTML html: [UInt8]) -> [SearchPassage] {
        var passages: [SearchPassage] = []
        var text = ""
        for block in SearchPlainText(html).blocks {
            text += (text.isEmpty ? "" : " ") + block
            if text.utf8.count >= length {
                passages += pieces(of: text).map { SearchPassage(text: $0) }
                text = ""
            }
        }
        if !text.isEmpty { passages += pieces(of: text).map { SearchPassage(text: $0) } }
        return passages
    }

    /// What is said, by the moments that the page of the episode can be opened at.
    static func passages(of transcript: ReadableTranscript) -> [SearchPassage] {
        transcript.sections.flatMap(\.paragraphs).map { SearchPassage(text: $0.text, seconds: $0.start.seconds) }
    }

    private static func pieces(of text: String) -> [String] {
        var pieces: [String] = []
        var rest = text[...]
        while rest.utf8.count > longest {
            let limit = rest.index(rest.startIndex, offsetBy: longest / 2, limitedBy: rest.endIndex) ?? rest.endIndex
            let end = rest[..<limit].lastIndex(of: " ") ?? limit
            guard end > rest.startIndex, end < rest.endIndex else { break }
            pieces.append(String(rest[..<end]))
            rest = rest[end...].drop { $0 == " " }
        }
        if !rest.isEmpty { pieces.append(String(rest)) }
        return pieces
    }
}

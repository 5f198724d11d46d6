import SiteEpisodes

/// Some sentences of an episode. A search result shows them if they contain the word.
struct SearchPassage: Hashable, Sendable {
    var text: String
    /// The moment at which they are spoken, in seconds; `nil` for written text.
    var seconds: Int?
}

extension SearchPassage {
    /// The usual length of a passage in bytes. A search result shows a part of it.
    private static let length = 240
    private static let longest = 600

    /// The passages of rendered notes. A passage contains whole blocks; short blocks are joined, and long blocks are
    /// cut after a word.
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

    /// The passages of a transcript. Each starts at a moment at which the episode's page can start the player.
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

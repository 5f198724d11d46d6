/// A transcript as text: paragraphs under chapters.
package struct ReadableTranscript: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        /// The chapter, or `nil` for text before the first chapter or without chapters.
        package var chapter: Chapter?
        package var paragraphs: [Paragraph]
    }

    package struct Paragraph: Hashable, Sendable {
        package var start: PlayTime
        /// The speaker, if different from the one before.
        package var speaker: String?
        package var text: String
    }

    package private(set) var sections: [Section] = []
    /// The language as a BCP 47 tag.
    package var language: String

    package init(_ transcript: Transcript, chapters: [Chapter]) {
        language = transcript.language
        let chapters = chapters.filter(\.isListed)
        var next = 0
        var current: Chapter?
        var writer = ParagraphWriter()
        for cue in transcript.cues {
            while next < chapters.count, cue.start >= chapters[next].start.seconds * 1000 {
                finish(&writer, current)
                current = chapters[next]
                next += 1
            }
            writer.add(cue)
        }
        finish(&writer, current)
    }

    /// Chapters without text have no section.
    private mutating func finish(_ writer: inout ParagraphWriter, _ chapter: Chapter?) {
        let paragraphs = writer.finish()
        if !paragraphs.isEmpty { sections.append(Section(chapter: chapter, paragraphs: paragraphs)) }
    }
}

/// Joins cues to paragraphs. A paragraph ends when the speaker changes, after a silence, or at a sentence's end if it
/// is long.
private struct ParagraphWriter {
    private static let silence = 3000
    private static let length = 500
    private static let longest = 1500

    private var paragraphs: [ReadableTranscript.Paragraph] = []
    private var words: [String] = []
    private var count = 0
    private var start = 0
    private var end = 0
    private var speaker: String?
    private var shown: String?

    mutating func add(_ cue: Cue) {
        let isOther = cue.isAnother || cue.speaker != nil && cue.speaker != speaker
        // Live captions repeat a line while the next one appears.
        if words.last == cue.text, !isOther {
            end = max(end, cue.end)
            return
        }
        let isDone = count > Self.length && (words.last.map(endsSentence) ?? false) || count > Self.longest
        if isOther || isDone || cue.start - end > Self.silence { close() }
        if words.isEmpty { start = cue.start }
        if cue.isAnother || cue.speaker != nil { speaker = cue.speaker }
        words.append(cue.text)
        count += cue.text.utf8.count
        end = max(end, cue.end)
    }

    mutating func finish() -> [ReadableTranscript.Paragraph] {
        close()
        shown = nil
        defer { paragraphs = [] }
        return paragraphs
    }

    private mutating func close() {
        guard !words.isEmpty else { return }
        paragraphs.append(
            .init(
                start: PlayTime(seconds: start / 1000), speaker: speaker == shown ? nil : speaker,
                text: words.joined(separator: " ")))
        shown = speaker
        words = []
        count = 0
    }

    private func endsSentence(_ text: String) -> Bool {
        guard let last = text.last(where: { !"\"'”’»)".contains($0) }) else { return false }
        return ".!?…。؟！？".contains(last)
    }
}

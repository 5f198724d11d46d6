/// What a recording's file says about itself.
package struct MediaFacts: Hashable, Sendable {
    package var container: Container
    /// In milliseconds; `nil` when the file does not say.
    package var duration: Int?
    /// Whether the duration was reckoned from a part of the file, as with MP3 of varying bit rate without a table.
    package var isEstimated = false
    /// Of all tracks that are seen or heard, as the `codecs` parameter of a media type names them where it can:
    /// `mp4a.40.2`, `avc1.64001f`, `opus`.
    package var codecs: [String] = []
    /// Whether there are moving pictures; a cover is none.
    package var hasVideo = false
    /// In order of time.
    package var chapters: [MediaChapter] = []
    /// What is wrong with the file, although it could be read as far as needed.
    package var flaw: MediaProblem?

    init(_ container: Container) { self.container = container }

    /// How a file is put together, whatever its name ends in.
    package enum Container: String, Hashable, Sendable, CaseIterable {
        case mp3, mp4, quickTime, webM, matroska, wav
    }
}

/// A named point of a recording.
package struct MediaChapter: Hashable, Sendable {
    /// In milliseconds from the beginning.
    package var start: Int
    package var title: String

    package init(start: Int, title: String) {
        self.start = start
        self.title = title
    }
}

extension MediaFacts {
    /// More are no list of contents any more, but an attempt to fill memory.
    static let chapterLimit = 2000

    mutating func setChapters(_ found: [MediaChapter]) {
        chapters = found.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
    }
}

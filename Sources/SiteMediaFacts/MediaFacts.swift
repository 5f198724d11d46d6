/// Facts about a recording, read from its file.
package struct MediaFacts: Hashable, Sendable {
    package var container: Container
    /// Milliseconds; `nil` if the file does not state it.
    package var duration: Int?
    /// True if the duration is estimated from a part of the file, as for MP3 with a variable bit rate and without a
    /// table.
    package var isEstimated = false
    /// The codecs of all visible and audible tracks, if possible as in the `codecs` parameter of a media type:
    /// `mp4a.40.2`, `avc1.64001f`, `opus`.
    package var codecs: [String] = []
    /// True if the file contains moving pictures. A cover does not count.
    package var hasVideo = false
    /// Chapters in order of time.
    package var chapters: [MediaChapter] = []
    /// A fault of the file that did not prevent reading.
    package var flaw: MediaProblem?

    init(_ container: Container) { self.container = container }

    /// The format of a file, independent of its extension.
    package enum Container: String, Hashable, Sendable, CaseIterable {
        case mp3, mp4, quickTime, webM, matroska, wav
    }
}

/// A named point of a recording.
package struct MediaChapter: Hashable, Sendable {
    /// Milliseconds from the beginning.
    package var start: Int
    package var title: String

    package init(start: Int, title: String) {
        self.start = start
        self.title = title
    }
}

extension MediaFacts {
    /// The maximum number of chapters. More would only be an attempt to fill memory.
    static let chapterLimit = 2000

    mutating func setChapters(_ found: [MediaChapter]) {
        chapters = found.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
    }
}

import SiteMarkdown

/// The keys of one line of a transcript in front matter.
enum SpokenLineKey: String, FieldKey {
    case line, who, time, end, header

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .line: .init(.anything, "Words of the line.")
        case .who: .init(.anything, "Name of the speaker.")
        case .time: .init(.anything, "Time of the line in the recording.")
        case .end: .init(.anything, "End of the line in the recording.")
        case .header: .init(.anything, "Heading above the line.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .line: ["text", "body", "content", "words", "speech", "transcript"]
        case .who: ["speaker", "name", "person", "author", "speakerName"]
        case .time: ["start", "startTime", "timestamp", "at", "begin", "sec", "seconds", "offset"]
        case .end: ["endTime", "stop"]
        case .header: ["heading", "chapter", "section", "title"]
        }
    }
}

extension Value {
    /// Whether this is a line of a transcript and not a file.
    var isSpokenLine: Bool {
        guard let entries else { return false }
        let keys = Set(entries.compactMap { SpokenLineKey.names.key(for: $0.key) })
        if entries.contains(where: { ["src", "file", "url", "path"].contains(foldedKey($0.key)) }) { return false }
        return keys.contains(.line) || keys == [.header]
    }
}

extension Fields {
    /// Reads `[{ line: Words, who: Ana, time: 0:01 }]`. A line without a time has that of the line before.
    func spokenLines(_ key: Key) -> [Cue] {
        var cues: [Cue] = []
        var last = 0
        for value in values(key).flatMap(\.elements) where value.isSpokenLine {
            var parts: [SpokenLineKey: String] = [:]
            for entry in value.entries ?? [] {
                guard let key = SpokenLineKey.names.key(for: entry.key), let text = entry.value.text?.onOneLine,
                    !text.isEmpty
                else { continue }
                // `time: 0:01` is more exact than `sec: 1`.
                if parts[key] == nil || text.contains(":") { parts[key] = text }
            }
            let start = parts[.time].flatMap { PlayTime.milliseconds(parsing: $0) } ?? last
            last = max(last, start)
            guard let words = parts[.line] else { continue }
            let end = parts[.end].flatMap { PlayTime.milliseconds(parsing: $0) } ?? start
            cues.append(Cue(start: start, end: max(start, end), speaker: parts[.who], text: words))
        }
        // Lines without an end last until the next one, so that no pause is read between them.
        for place in cues.indices.dropLast() where cues[place].end <= cues[place].start {
            cues[place].end = max(cues[place].start, cues[place + 1].start)
        }
        return cues
    }
}

import Markdown

/// The keys of one chapter.
enum ChapterKey: String, FieldKey {
    case start, title

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .start: ["time", "startTime", "at"]
        case .title: ["name", "label"]
        }
    }
}

extension Fields {
    /// `[{ start: 1:23, title: Grids }]`, `["1:23 Grids"]` or `{ 1:23: Grids }`, in order of time.
    mutating func chapters(_ key: Key) -> [Chapter] {
        var found: [Chapter] = []
        for value in values(key).flatMap({ $0.list ?? [$0] }) where !value.isEmpty {
            let read = chapters(in: value)
            if read.isEmpty { reportWrongType(key, wants: "chapters such as '1:23 Title'", value, as: .warning) }
            found += read
        }
        return found.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
    }

    private mutating func chapters(in value: Value) -> [Chapter] {
        if let text = value.text { return Chapter(line: text).map { [$0] } ?? [] }
        let byTime = (value.entries ?? []).compactMap { Chapter(start: $0.key, title: $0.value.text) }
        if !byTime.isEmpty { return byTime }
        guard value.entries != nil else { return [] }
        return nested(value, as: ChapterKey.self) { fields in
            guard let start = fields.playTime(.start), let title = fields.text(.title) else { return [] }
            return [Chapter(start: start, title: title)]
        }
    }
}

extension Chapter {
    fileprivate init?(start: some StringProtocol, title: String?) {
        guard let start = PlayTime(parsing: start), let title = title?.onOneLine, !title.isEmpty else { return nil }
        self.init(start: start, title: title)
    }

    /// `1:23 Title`, `1:23 - Title`, `[1:23] Title`.
    fileprivate init?(line: String) {
        let line = line.trimmingBlanks.drop { $0 == "[" || $0 == "(" }
        let time = line.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
        let title = line[time.endIndex...].drop { "])-–—. \t".contains($0) }
        self.init(start: time, title: String(title))
    }
}

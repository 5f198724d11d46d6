import Markdown

/// The keys of one chapter.
enum ChapterKey: String, FieldKey {
    case start, title, link, image, toc, endTime

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .start: ["time", "startTime", "at"]
        case .title: ["name", "label"]
        case .link: ["url", "href"]
        case .image: ["img"]
        default: []
        }
    }
}

extension Fields {
    /// `[{ start: 1:23, title: Grids }]`, `["1:23 Grids"]` or `{ 1:23: Grids }`, in order of time.
    mutating func chapters(_ key: Key, in scope: AssetScope) -> [Chapter] {
        var found: [Chapter] = []
        for value in values(key).flatMap({ $0.list ?? [$0] }) where !value.isEmpty && !value.isFalse {
            let read = chapters(in: value, of: scope)
            if read.isEmpty { reportWrongType(key, wants: "chapters such as '1:23 Title'", value, as: .warning) }
            found += read
        }
        return found.sortedByTime
    }

    private mutating func chapters(in value: Value, of scope: AssetScope) -> [Chapter] {
        if let text = value.text { return Chapter(line: text).map { [$0] } ?? [] }
        let byTime = (value.entries ?? []).compactMap { Chapter(start: $0.key, title: $0.value.text) }
        if !byTime.isEmpty { return byTime }
        guard value.entries != nil else { return [] }
        return nested(value, as: ChapterKey.self) { fields in fields.chapter(in: scope).map { [$0] } ?? [] }
    }
}

extension Fields<ChapterKey> {
    /// One chapter as a map, in front matter or in a file of chapters. A title may be missing where nothing is listed.
    mutating func chapter(in scope: AssetScope) -> Chapter? {
        let isListed = boolean(.toc) ?? true
        guard let start = playTime(.start), let title = text(.title) ?? (isListed ? nil : "") else { return nil }
        return Chapter(
            start: start, title: title, link: address(.link), image: asset(.image, in: scope), isListed: isListed)
    }

    private mutating func address(_ key: ChapterKey) -> WebAddress? {
        guard let value = value(key), let text = value.text else { return nil }
        do {
            return try WebAddress(checking: text)
        } catch {
            report(.warning, "address.unsafe", error.message, hint: error.hint, at: value.position)
            return nil
        }
    }
}

extension Chapter {
    fileprivate init?(start: some StringProtocol, title: String?) {
        guard let start = PlayTime(parsing: start), let title = title?.onOneLine, !title.isEmpty else { return nil }
        self.init(start: start, title: title)
    }

    /// `1:23 Title`, `1:23 - Title`, `[1:23] Title`.
    init?(line: String) {
        let line = line.trimmingBlanks.drop { $0 == "[" || $0 == "(" }
        let time = line.prefix { $0.isASCII && $0.isNumber || $0 == ":" }
        let title = line[time.endIndex...].drop { "])-–—. \t".contains($0) }
        self.init(start: time, title: String(title))
    }
}

import SiteMarkdown

/// The keys of one chapter.
enum ChapterKey: String, FieldKey {
    case start, title, link, image, toc, end, location

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .start: .init(.time, "Start of the chapter in the recording.")
        case .title: .init(.text, "Title of the chapter.")
        case .link: .init(.text, "Address for the chapter.")
        case .image: .init(.text, "Picture of the chapter.")
        case .toc: .init(.yesNo, "Whether lists of chapters have this one.")
        case .end: .init(.time, "End of the chapter in the recording.")
        case .location: .init(.locations, "Place that the chapter is about.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .start: ["time", "startTime", "at"]
        case .title: ["name", "label"]
        case .link: ["url", "href"]
        case .image: ["img"]
        case .end: ["endTime"]
        default: []
        }
    }
}

extension Fields {
    /// Reads `[{ start: 1:23, title: Grids }]`, `["1:23 Grids"]` or `{ 1:23: Grids }` and sorts the chapters by time.
    mutating func chapters(_ key: Key, in scope: AssetScope) -> [Chapter] {
        var found: [Chapter] = []
        for value in values(key).flatMap({ $0.list ?? [$0] }) where !value.isEmpty && !value.isFalse {
            let read = whole(value, of: key, wants: "chapters such as '1:23 Title'") { fields -> [Chapter]? in
                let read = fields.chapters(in: value, of: scope)
                return read.isEmpty ? nil : read
            }
            found += read ?? []
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
    /// A chapter as a map, in front matter or a chapter file. Lists do not show it if it has no title.
    mutating func chapter(in scope: AssetScope) -> Chapter? {
        guard let start = milliseconds(.start) else { return nil }
        let isListed = boolean(.toc) ?? true
        let title = text(.title) ?? ""
        if title.isEmpty, isListed, !isWritten(.title), let position = value(.start)?.position {
            report(
                .warning, "chapters.no-title", "this chapter has no title, so only players show it",
                hint: "add 'title', or '\(source.hint("toc", .literal("false")))' if this is intended", at: position)
        }
        var chapter = Chapter(
            milliseconds: start, title: title, link: address(.link), image: asset(.image, in: scope),
            isListed: isListed && !title.isEmpty)
        chapter.end = end(after: start)
        chapter.location = locations(.location).first
        return chapter
    }

    private mutating func end(after start: Int) -> Int? {
        guard let end = milliseconds(.end) else { return nil }
        if end > start { return end }
        if let position = value(.end)?.position {
            report(
                .warning, "chapters.ends-early", "this chapter ends before it begins",
                hint: "correct the end, which counts from the start of the recording; it is ignored now", at: position)
        }
        return nil
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
        guard let start = PlayTime.milliseconds(parsing: start), let title = title?.onOneLine, !title.isEmpty else {
            return nil
        }
        self.init(milliseconds: start, title: title)
    }

    /// Reads `1:23 Title`, `1:23 - Title`, `[1:23] Title`.
    init?(line: String) {
        let line = line.trimmingBlanks.drop { "[(@".contains($0) }
        let digits = line.prefix { $0.isASCII && $0.isNumber || ":.".contains($0) }
        // The dot of `1:23. Title` is not part of the time.
        let time = digits.prefix(upTo: (digits.lastIndex { $0 != "." }).map(digits.index(after:)) ?? digits.startIndex)
        let title = line[time.endIndex...].drop { "])-–—. \t".contains($0) }
        self.init(start: time, title: String(title))
    }
}

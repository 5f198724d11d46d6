import SiteDiagnostics
import SiteMarkdown

/// The chapters in an episode's notes: the longest run of at least two lines that begin with increasing times.
///
/// Blank lines do not end a run. Nor do indented lines, which belong to the item above, and list items without a time.
/// Other text does. Code blocks are ignored.
func chapterLines(in body: Body) -> [Chapter] {
    guard mayHoldTimes(body) else { return [] }
    var longest: [ChapterLine] = []
    var run: [ChapterLine] = []
    func finish() {
        if run.count > longest.count { longest = run }
        run = []
    }
    var fence: ArraySlice<UInt8>?
    for line in body.source.bytes[body.range].split(separator: UInt8(ascii: "\n")) {
        let content = line.drop { $0 == 0x20 || $0 == 0x09 }
        let mark = content.prefix { $0 == content.first && "`~".utf8.contains($0) }
        if let open = fence {
            if mark.first == open.first, mark.count >= open.count { fence = nil }
            continue
        }
        if mark.count >= 3 {
            fence = mark
            finish()
            continue
        }
        guard let first = content.first, first != UInt8(ascii: "\r") else { continue }
        if let chapter = mayBeginChapter(first) ? ChapterLine(content) : nil {
            if let last = run.last, chapter.start <= last.start { finish() }
            run.append(chapter)
        } else if content.startIndex - line.startIndex < 2,
            !(run.last?.isItem ?? false && ChapterLine.beginsItem(content))
        {
            finish()
        }
    }
    finish()
    guard longest.count > 1 else { return [] }
    return longest.map { Chapter(milliseconds: $0.start, title: plainText($0.title)) }
}

/// Most notes have no digits beside a colon, so this fast check rejects them.
private func mayHoldTimes(_ body: Body) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    return body.source.bytes.withUnsafeBufferPointer { bytes in
        body.range.dropFirst().dropLast().contains { place in
            bytes[place] == UInt8(ascii: ":") && isDigit(bytes[place - 1]) && isDigit(bytes[place + 1])
        }
    }
}

/// The first byte rejects most lines.
private func mayBeginChapter(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || "[(\\*-+_`".utf8.contains(byte) }

/// A title without Markdown marks. It is parsed only if it may have any.
private func plainText(_ text: String) -> String {
    guard text.utf8.contains(where: { "*_`[]<>&\\~!".utf8.contains($0) }) else { return text.onOneLine }
    let rendered = RenderedMarkdown(SourceText(path: "", text: text), bytes: 0..<text.utf8.count)
    return rendered.summary.isEmpty ? text.onOneLine : rendered.summary.onOneLine
}

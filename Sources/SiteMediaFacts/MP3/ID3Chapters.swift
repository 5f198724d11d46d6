extension ID3Tag {
    /// The `CHAP` frames with a title (ID3v2 Chapter Frame Addendum). If a top-level table of contents names some of
    /// them, only those.
    func chapters(_ reader: inout BoundedReader) throws(MediaProblem) -> [MediaChapter] {
        let frames = try frames(named: ["CHAP", "CTOC"], &reader)
        var chapters: [String: MediaChapter] = [:]
        var order: [String] = []
        var contents: [String: Contents] = [:]
        for frame in frames {
            var body = ByteCursor(frame.body)
            let id = String(decoding: body.takeThroughZero(), as: UTF8.self)
            if frame.name == "CTOC" {
                contents[id] = Contents(&body)
            } else if let chapter = chapter(&body), chapters.updateValue(chapter, forKey: id) == nil {
                order.append(id)
            }
        }
        let listed = contents.values.filter(\.isTop).flatMap { $0.elements(in: contents) }
        let named = Set(listed).intersection(chapters.keys)
        return order.filter { named.isEmpty || named.contains($0) }.compactMap { chapters[$0] }
    }

    private func chapter(_ body: inout ByteCursor) -> MediaChapter? {
        // The start in milliseconds, then the end, and both as byte offsets, which nobody uses.
        guard let start = body.bigEndian(4), body.skip(12) else { return nil }
        let title = ID3Frame.list(body.rest, version: version).first { $0.name == "TIT2" }?.text
        guard let title, !title.isEmpty else { return nil }
        return MediaChapter(start: start, title: title)
    }
}

/// A `CTOC` frame.
private struct Contents {
    var isTop = false
    var children: [String] = []

    init(_ body: inout ByteCursor) {
        guard let flags = body.bigEndian(1), let count = body.bigEndian(1) else { return }
        isTop = flags & 0x02 != 0
        for _ in 0..<count where !body.isAtEnd {
            children.append(String(decoding: body.takeThroughZero(), as: UTF8.self))
        }
    }

    /// The elements that the table names, including those of nested tables. Each is listed once, so circular tables
    /// end.
    func elements(in tables: [String: Contents]) -> [String] {
        var seen: Set<String> = []
        var open = children
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            open += tables[next]?.children ?? []
        }
        return Array(seen)
    }
}

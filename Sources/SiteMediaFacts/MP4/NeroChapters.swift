/// Reads the `chpl` box, which Nero introduced and many audiobook encoders write. Times are in units of 100 ns.
func neroChapters(_ body: ByteCursor) -> [MediaChapter] {
    var body = body
    guard let version = body.bigEndian(1), body.skip(3), version == 0 || body.skip(4), let count = body.bigEndian(1)
    else { return [] }
    var chapters: [MediaChapter] = []
    while chapters.count < count, let time = body.bigEndian(8), let length = body.bigEndian(1),
        let title = body.take(length)
    {
        guard let start = milliseconds(time, perSecond: 10_000_000), !title.isEmpty else { continue }
        chapters.append(MediaChapter(start: start, title: String(decoding: title, as: UTF8.self)))
    }
    return chapters
}

/// The facts about a track of an MP4 file that are needed here.
struct MP4Track {
    var id: Int
    var unitsPerSecond: Int
    var duration: Int?
    /// `vide`, `soun`, `text`, `sbtl` and others.
    private var handler = ""
    var codec: String?
    /// The IDs of tracks whose samples are chapter titles.
    var chapterTracks: [Int] = []
    private var table: Range<Int>?

    /// True for a film. Covers and chapter pictures do not count.
    var isVideo: Bool { handler == "vide" && !["jpeg", "png ", "mjpa"].contains(codec) }
    var isText: Bool { handler == "text" || handler == "sbtl" }

    /// `nil` for a track without the required boxes.
    init?(_ box: MP4Box, _ reader: inout BoundedReader) throws(MediaProblem) {
        guard let head = try reader.box("tkhd", in: box.body), let media = try reader.box("mdia", in: box.body),
            let timing = try reader.box("mdhd", in: media.body),
            let time = MP4Time(try reader.prefix(at: timing.body.lowerBound, count: 32))
        else { return nil }
        var body = ByteCursor(try reader.prefix(at: head.body.lowerBound, count: 24))
        guard let version = body.bigEndian(1), body.skip(version == 1 ? 19 : 11), let id = body.bigEndian(4) else {
            return nil
        }
        self.id = id
        unitsPerSecond = time.unitsPerSecond
        duration = time.duration
        if let box = try reader.box("hdlr", in: media.body) {
            let bytes = try reader.prefix(at: box.body.lowerBound, count: 12)
            handler = String(decoding: bytes.dropFirst(8), as: UTF8.self)
        }
        if let box = try reader.box("tref", "chap", in: box.body) {
            var ids = ByteCursor(try reader.prefix(at: box.body.lowerBound, count: min(box.body.count, 64)))
            while let id = ids.bigEndian(4) { chapterTracks.append(id) }
        }
        table = try reader.box("minf", "stbl", in: media.body)?.body
        guard let table, handler == "vide" || handler == "soun",
            let descriptions = try reader.box("stsd", in: table)
        else { return }
        codec = try codecName(descriptions, isSound: handler == "soun", &reader)
    }

    /// The titles of a chapter track. Each sample is a length and a text.
    func textSamples(_ reader: inout BoundedReader) throws(MediaProblem) -> [MediaChapter] {
        guard let table else { return [] }
        let samples = try SampleTable(table, limit: MediaFacts.chapterLimit, &reader)
        var chapters: [MediaChapter] = []
        for sample in samples.samples {
            guard let start = milliseconds(sample.time, perSecond: unitsPerSecond) else { throw .damaged(.chapters) }
            var body = ByteCursor(try reader.prefix(at: sample.offset, count: min(sample.size, 1 << 12)))
            guard let length = body.bigEndian(2), let text = body.take(min(length, body.rest.count)) else { continue }
            let hasMark = text.starts(with: [0xFE, 0xFF]) || text.starts(with: [0xFF, 0xFE])
            let title = hasMark ? utf16(text) : String(decoding: text, as: UTF8.self)
            if !title.isEmpty { chapters.append(MediaChapter(start: start, title: title)) }
        }
        return chapters
    }
}

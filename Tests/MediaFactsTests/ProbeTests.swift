import MediaFacts
import Testing

/// A file, and what it has to say.
struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var container: MediaFacts.Container
    var duration: Int?
    var codecs: [String]
    var hasVideo = false
    var chapters: [MediaChapter] = []

    var testDescription: String { name }

    static let all: [Sample] = mp3 + mp4 + matroska + wav

    static let frames = (0..<10).flatMap { _ in frame() }
    static let two = [MediaChapter(start: 0, title: "Start"), MediaChapter(start: 61_500, title: "Ümläut")]

    static func mp3(
        _ name: String, _ bytes: [UInt8], duration: Int, chapters: [MediaChapter] = []
    ) -> Sample {
        Sample(name: name, bytes: bytes, container: .mp3, duration: duration, codecs: ["mp3"], chapters: chapters)
    }

    static func titled(version: UInt8) -> [UInt8] {
        let utf16: [UInt8] = [1, 0xFF, 0xFE] + "Ümläut".utf16.flatMap { little(Int($0), 2) } + [0, 0]
        return ID3.chapter("b", 61_500, title: version == 4 ? [3] + ascii("Ümläut") : utf16, version: version)
            + ID3.chapter("a", 0, title: [0] + ascii("Start"), version: version)
    }

    static let mp3 = [
        // 417 bytes a frame at 128 kbit/s; from 64 frames of one rate on the size tells.
        mp3("constant bit rate", (0..<100).flatMap { _ in frame() }, duration: 2606),
        mp3("ID3v1 behind", (0..<100).flatMap { _ in frame() } + ascii("TAG") + zeros(125), duration: 2606),
        mp3("a table", xing(frames: 38_281) + frames, duration: 999_993),
        mp3("a table of constant rate", xing(frames: 383, name: "Info") + frames, duration: 10_005),
        mp3("a table of Fraunhofer's", vbri(frames: 383) + frames, duration: 10_005),
        mp3("varying without a table", frame() + frame(kilobits: 64) + frame(kilobits: 320), duration: 78),
        mp3(
            "rubbish before the first frame", [0xFF, 0xFF] + zeros(1000) + xing(frames: 383) + frames, duration: 10_005),
        mp3(
            "ID3v2.4 chapters", ID3.tag(titled(version: 4)) + xing(frames: 383) + frames, duration: 10_005,
            chapters: two),
        mp3(
            "ID3v2.3 chapters behind a picture",
            ID3.tag(ID3.frame("APIC", zeros(5000), version: 3) + titled(version: 3), version: 3) + xing(frames: 383)
                + frames, duration: 10_005, chapters: two),
        mp3(
            "a contents table that leaves one out",
            ID3.tag(
                ID3.contents("top", ["part"]) + ID3.contents("part", top: false, ["a", "part"]) + titled(version: 4))
                + xing(frames: 383) + frames, duration: 10_005, chapters: [two[0]]),
        mp3(
            "unsynchronised",
            ID3.tag(
                ID3.chapter("a", 255, title: [0] + ascii("Start"), version: 3).unsynchronised, version: 3, flags: 0x80)
                + xing(frames: 383) + frames, duration: 10_005, chapters: [MediaChapter(start: 255, title: "Start")]),
    ]

    static let mp4 = [
        Sample(
            name: "a chapter track",
            bytes: MP4.audioBook([(0, ascii("Start")), (61_500, ascii("Ümläut"))]), container: .mp4,
            duration: 100_000, codecs: ["mp4a.40.2"], chapters: two),
        Sample(
            name: "a chapter track in UTF-16",
            bytes: MP4.audioBook([(0, [0xFE, 0xFF] + "Start".utf16.flatMap { big(Int($0), 2) })]), container: .mp4,
            duration: 100_000, codecs: ["mp4a.40.2"], chapters: [two[0]]),
        Sample(
            name: "Nero chapters", bytes: MP4.nero([(0, "Start"), (61, "End")]), container: .mp4, duration: 90_000,
            codecs: ["mp4a.40.2"], chapters: [two[0], MediaChapter(start: 61_000, title: "End")]),
        Sample(
            name: "a film, 64 bit",
            bytes: box("ftyp", ascii("isom"), zeros(4))
                + box(
                    "moov", MP4.movieHeader(units: 5 << 33, perSecond: 1 << 31, version: 1),
                    MP4.track(1, "vide", units: 1, perSecond: 1, table: MP4.avc),
                    MP4.track(2, "soun", units: 1, perSecond: 1, table: MP4.aac)), container: .mp4, duration: 20_000,
            codecs: ["avc1.64001f", "mp4a.40.2"], hasVideo: true),
        Sample(
            name: "QuickTime in fragments",
            bytes: box("ftyp", ascii("qt  "), zeros(4))
                + box(
                    "moov", MP4.movieHeader(units: 0, perSecond: 600),
                    box("mvex", box("mehd", zeros(4), big(1500, 4)))), container: .quickTime, duration: 2500,
            codecs: []),
    ]

    static let matroska = [
        Sample(
            name: "WebM",
            bytes: Matroska.webM(
                Matroska.info(milliseconds: 61_500.4), Matroska.tracks([(2, "A_OPUS")]),
                Matroska.chapters(
                    Matroska.atom(61_500, "Ümläut"), Matroska.atom(5, "secret", hidden: true),
                    Matroska.atom(0, "Start")), Matroska.cluster), container: .webM, duration: 61_500,
            codecs: ["opus"], chapters: two),
        Sample(
            name: "chapters at the end", bytes: Matroska.chaptersAtTheEnd(Matroska.atom(0, "Start")),
            container: .webM, duration: 61_500, codecs: ["vp8", "vorbis"], hasVideo: true, chapters: [two[0]]),
        Sample(
            name: "Matroska without a duration",
            bytes: Matroska.head("matroska")
                + element(0x1853_8067, Matroska.tracks([(1, "V_MPEG4/ISO/AVC")]), Matroska.cluster),
            container: .matroska, duration: nil, codecs: ["avc1"], hasVideo: true),
    ]

    static let wav = [
        Sample(
            name: "WAV", bytes: WAV.file(WAV.format(100), chunk("data", zeros(251))), container: .wav, duration: 2510,
            codecs: ["pcm"]),
        Sample(
            name: "WAV with cues",
            bytes: WAV.file(
                WAV.format(100), chunk("data", zeros(10_000)), WAV.cues([(7, 6150, "Ümläut"), (2, 0, "Start")])),
            container: .wav, duration: 100_000, codecs: ["pcm"], chapters: two),
        Sample(
            name: "RF64", bytes: WAV.large(100, data: zeros(500)), container: .wav, duration: 5000, codecs: ["pcm"]),
    ]
}

extension [UInt8] {
    /// A zero behind each `FF`, as ID3 writers put it.
    fileprivate var unsynchronised: [UInt8] { flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] } }
}

@Suite struct ProbeTests {
    @Test(arguments: Sample.all)
    func facts(of sample: Sample) throws {
        let facts = try MediaFacts(probing: ByteSource(sample.bytes))
        #expect(facts.container == sample.container)
        #expect(facts.duration == sample.duration)
        #expect(facts.codecs == sample.codecs)
        #expect(facts.hasVideo == sample.hasVideo)
        #expect(facts.chapters == sample.chapters)
        #expect(facts.flaw == nil)
    }

    static let refused: [(String, [UInt8], MediaProblem)] = [
        ("nothing", [], .unknownFormat),
        ("text", ascii("This is no recording, whatever its name says."), .unknownFormat),
        ("a picture", [0x89] + ascii("PNG\r\n\u{1A}\n") + zeros(40), .unknownFormat),
        ("half a WAV", Array(WAV.file(WAV.format(100), chunk("data", zeros(9))).prefix(40)), .truncated),
        ("a tag alone", ID3.tag(Sample.titled(version: 4)), .truncated),
        ("frames that are none", [0xFF, 0xFB] + zeros(500), .damaged(.frames)),
        ("a download that stopped", MP4.type + big(5000, 4) + ascii("mdat") + zeros(100), .truncated),
        ("another use of EBML", Matroska.head("other"), .damaged(.elements)),
        ("no end of boxes", MP4.type + (0..<70_000).flatMap { _ in box("free") }, .damaged(.boxes)),
    ]

    @Test(arguments: refused)
    func refusals(name: String, bytes: [UInt8], problem: MediaProblem) {
        #expect(throws: problem) { try MediaFacts(probing: ByteSource(bytes)) }
    }

    @Test func missingEndsAreSaid() throws {
        let wav = WAV.file(WAV.format(100), chunk("data", zeros(1000)))
        let cut = try MediaFacts(probing: ByteSource(Array(wav.dropLast(500))))
        #expect(cut.duration == 5000)
        #expect(cut.flaw == .truncated)
    }

    /// A table says how long it is, so of an hour of sound only the beginning and the end are read.
    @Test func littleIsRead() throws {
        let head = ID3.tag(ID3.frame("APIC", zeros(1 << 20))) + xing(frames: 137_813)
        var read = 0
        let source = ByteSource(size: 60 << 20) { offset, count in
            read += count
            return (offset..<offset + count).map { $0 < head.count ? head[$0] : Sample.frames[($0 - head.count) % 417] }
        }
        let facts = try MediaFacts(probing: source)
        #expect(facts.duration == 3_600_013)
        #expect(read < 200_000)
    }
}

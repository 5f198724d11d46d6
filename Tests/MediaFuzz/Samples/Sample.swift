import SiteMediaFacts

/// A file and its expected facts.
package struct Sample: Sendable {
    package var name: String
    package var bytes: [UInt8]
    package var container: MediaFacts.Container
    package var duration: Int?
    package var codecs: [String]
    package var hasVideo = false
    package var chapters: [MediaChapter] = []

    package static let all: [Sample] = mp3 + mp4 + matroska + wav

    package static let frames = (0..<10).flatMap { _ in frame() }
    package static let two = [MediaChapter(start: 0, title: "Start"), MediaChapter(start: 61_500, title: "Ümläut")]

    static func mp3(
        _ name: String, _ bytes: [UInt8], duration: Int, chapters: [MediaChapter] = []
    ) -> Sample {
        Sample(name: name, bytes: bytes, container: .mp3, duration: duration, codecs: ["mp3"], chapters: chapters)
    }

    package static func titled(version: UInt8) -> [UInt8] {
        let utf16: [UInt8] = [1, 0xFF, 0xFE] + "Ümläut".utf16.flatMap { little(Int($0), 2) } + [0, 0]
        return ID3.chapter("b", 61_500, title: version == 4 ? [3] + ascii("Ümläut") : utf16, version: version)
            + ID3.chapter("a", 0, title: [0] + ascii("Start"), version: version)
    }

    package static let mp3 = [
        // 417 bytes per frame at 128 kbit/s. From 64 frames of one rate on, the size determines the duration.
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

    package static let mp4 = [
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

    package static let matroska = [
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

    package static let wav = [
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
    /// The bytes with a zero after each `FF`, as ID3 writers insert it.
    fileprivate var unsynchronised: [UInt8] { flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] } }
}

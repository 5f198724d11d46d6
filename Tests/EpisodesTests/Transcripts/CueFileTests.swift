import SiteDiagnostics
import SiteMediaFacts
import Testing

@testable import SiteEpisodes

@Suite struct CueFileTests {
    private func read(_ text: String, _ type: String) throws -> CueFile {
        try #require(CueFile(SourceText(path: "a", text: text), type: MediaType(type)))
    }

    static let files: [(String, String, String, [Cue])] = [
        (
            "VTT", "text/vtt", "WEBVTT\n\n00:01.000 --> 00:02.500\nHello\nthere\n",
            [Cue(start: 1000, end: 2500, text: "Hello there")]
        ),
        (
            "VTT with everything", "text/vtt",
            "\u{FEFF}WEBVTT - Title\r\nKind: captions\r\n\r\nNOTE a comment\r\n\r\nSTYLE\r\n::cue {}\r\n\r\nintro\r\n"
                + "01:00:01.000 --> 01:00:02.000 align:start position:0%\r\n<v Ada Lovelace>5 &lt; 6 &amp;amp; <i>so</i> 7 > 6</v>\r\n",
            [Cue(start: 3_601_000, end: 3_602_000, speaker: "Ada Lovelace", text: "5 < 6 &amp; so 7 > 6")]
        ),
        (
            "voices with classes, times inside", "text/vtt",
            "WEBVTT\n\n00:01.000 --> 00:02.000\n<v.loud.first Bob>One <00:01.500><c.x>two</c>\n",
            [Cue(start: 1000, end: 2000, speaker: "Bob", text: "One two")]
        ),
        (
            "SRT", "application/x-subrip",
            "1\r\n00:00:01,000 --> 00:00:02,000\r\nOne\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\n{\\an8}<font color=\"red\">Two</font>",
            [Cue(start: 1000, end: 2000, text: "One"), Cue(start: 2000, end: 3000, text: "Two")]
        ),
        (
            "SRT without blank lines, points and commas mixed", "application/x-subrip",
            "1\n00:00:01.5 --> 00:00:02,25\nOne\n2\n0:02,250 --> 0:03.000\nTwo\n",
            [Cue(start: 1500, end: 2250, text: "One"), Cue(start: 2250, end: 3000, text: "Two")]
        ),
        (
            "carriage returns alone", "text/vtt",
            "WEBVTT\r\r00:01.000 --> 00:02.000\rOne\r\r00:03.000 --> 00:04.000\rTwo\rlines\r",
            [Cue(start: 1000, end: 2000, text: "One"), Cue(start: 3000, end: 4000, text: "Two lines")]
        ),
        (
            "overlapping and out of order", "text/vtt",
            "WEBVTT\n\n00:03.000 --> 00:05.000\nB\n\n00:01.000 --> 00:04.000\nA\n",
            [Cue(start: 1000, end: 4000, text: "A"), Cue(start: 3000, end: 5000, text: "B")]
        ),
        (
            "JSON", "application/json",
            "{\"version\":\"1.0.0\",\"segments\":[{\"speaker\":\"Ada\",\"startTime\":0.5,\"endTime\":0.75,\"body\":\"<b>&amp;\"}]}",
            [Cue(start: 500, end: 750, speaker: "Ada", text: "<b>&amp;")]
        ),
        (
            "entities once", "text/vtt", "WEBVTT\n\n0:01.000 --> 0:02.000\n&#60;&#x3E;&nope;&\n",
            [Cue(start: 1000, end: 2000, text: "<>&nope;&")]
        ),
    ]

    /// - Parameter piece: has two marks.
    @Test(arguments: [
        ("a\n\n", "text/vtt"), ("a\r\r", "text/vtt"), ("<v a>b</v>", "application/srt"), ("{},", "application/json"),
        ("[0,", "application/json"),
    ])
    func tooManyMarks(piece: String, type: String) throws {
        let file = try read(String(repeating: piece, count: 250_001), type)
        #expect(file.cues.isEmpty && file.diagnostics.map(\.id) == ["transcript.too-many"])
    }

    @Test(arguments: files)
    func cues(name: String, type: String, text: String, expected: [Cue]) throws {
        let file = try read(text, type)
        #expect(file.cues == expected)
        #expect(file.diagnostics == [])
    }

    static let wrong: [(String, String, [String])] = [
        ("text/vtt", "WEBVTT\n\n00:01 -> 00:02\nx\n", ["a:3:1: transcript.no-time"]),
        (
            "text/vtt", "WEBVTT\n\n00:xx --> 00:02.000\nx\n\n00:03.000 --> 00:04.000\ny\n",
            ["a:3:1: transcript.bad-time"]
        ),
        ("text/vtt", "WEBVTT\n\n00:05.000 --> 00:04.000\ny\n", ["a:3:1: transcript.ends-early"]),
        ("text/vtt", "WEBVTT\n", ["a:1:1: transcript.no-cues"]), ("text/vtt", "", ["a:1:1: transcript.no-cues"]),
        ("application/json", "{\"segments\": [{\"startTime\": 1}]}", ["a:1:15: transcript.bad-time"]),
        ("application/json", "[]", ["a:1:1: transcript.no-segments"]),
        ("application/json", "{", ["a:1:2: json.invalid"]),
    ]

    @Test(arguments: wrong)
    func problems(type: String, text: String, expected: [String]) throws {
        let file = try read(text, type)
        #expect(
            file.diagnostics.map { "\($0.path ?? ""):\($0.position?.line ?? 0):\($0.position?.column ?? 0): \($0.id)" }
                == expected)
        #expect(!file.diagnostics.containsErrors)
    }

    @Test func otherTypesHoldNoCues() {
        #expect(CueFile(SourceText(path: "a", text: "x"), type: .plainText) == nil)
    }

    @Test func whatIsWrittenReadsBackTheSame() throws {
        let cues = [
            Cue(start: 0, end: 1500, speaker: "A <b> & C", text: "--> <script>alert(1)</script> &amp; \"x\""),
            Cue(start: 3_723_004, end: 3_724_000, text: "Zwei – ü"),
        ]
        let bytes = WebVTT.file(cues)
        let file = try #require(CueFile(SourceText(path: "a", bytes: bytes), type: MediaType("text/vtt")))
        #expect(file.cues == cues)
        #expect(file.diagnostics == [])
        #expect(!String(decoding: bytes, as: UTF8.self).contains("<script"))
    }

    /// Whatever is in a file, reading ends, and what comes out can be written and read again.
    @Test(arguments: files)
    func mutated(name: String, type: String, text: String, expected: [Cue]) throws {
        var state = UInt64(text.utf8.count)
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(limit, 1)
        }
        let marks = Array("<>&;-:.,{}\\\"\n\r\u{0}v0#[]".utf8)
        for _ in 0..<300 {
            var bytes = Array(text.utf8)
            for _ in 0...next(4) where !bytes.isEmpty {
                switch next(4) {
                case 0: bytes[next(bytes.count)] = marks[next(marks.count)]
                case 1: bytes.remove(at: next(bytes.count))
                case 2: bytes.insert(marks[next(marks.count)], at: next(bytes.count))
                default: bytes.removeSubrange(next(bytes.count)...)
                }
            }
            let file = try #require(CueFile(SourceText(path: "a", bytes: bytes), type: MediaType(type)))
            #expect(!file.diagnostics.containsErrors)
            #expect(file.diagnostics.count <= 20)
            let again = CueFile(SourceText(path: "a", bytes: WebVTT.file(file.cues)), type: MediaType("text/vtt"))
            #expect(again?.cues.count == file.cues.count { $0.end > $0.start })
        }
    }
}

@Suite struct ReadableTranscriptTests {
    private func text(_ cues: [Cue], chapters: [Chapter] = []) -> [String] {
        ReadableTranscript(Transcript(cues: cues, language: "en"), chapters: chapters).sections.flatMap { section in
            ["# \(section.chapter?.title ?? "-")"]
                + section.paragraphs.map { "\($0.start.clockText) \($0.speaker ?? "-"): \($0.text)" }
        }
    }

    @Test func speakersAndSilenceBegin() {
        let cues = [
            Cue(start: 500, end: 1000, speaker: "Ada", text: "One"), Cue(start: 1000, end: 2000, text: "two."),
            Cue(start: 2000, end: 3000, speaker: "Bob", text: "Three."),
            Cue(start: 9000, end: 9500, speaker: "Bob", text: "Four."),
        ]
        #expect(text(cues) == ["# -", "0:00 Ada: One two.", "0:02 Bob: Three.", "0:09 -: Four."])
    }

    @Test func chaptersGroup() {
        let chapters = [
            Chapter(start: PlayTime(seconds: 2), title: "A"), Chapter(start: PlayTime(seconds: 3), title: "empty"),
            Chapter(start: PlayTime(seconds: 4), title: "B"),
            Chapter(start: PlayTime(seconds: 5), title: "x", isListed: false),
        ]
        let cues = [1, 2, 4, 6].map { Cue(start: $0 * 1000, end: $0 * 1000 + 900, speaker: "Ada", text: "\($0)") }
        #expect(text(cues, chapters: chapters) == ["# -", "0:01 Ada: 1", "# A", "0:02 Ada: 2", "# B", "0:04 Ada: 4 6"])
    }

    @Test func longParagraphsEndAtSentences() {
        let cues = (0..<40).map {
            Cue(
                start: $0 * 1000, end: $0 * 1000 + 999,
                text: $0 % 5 == 4 ? "and it ends here." : "words that go on \($0)")
        }
        let lines = text(cues).dropFirst()
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.hasSuffix("here.") })
    }

    @Test func linesSaidAgainAreSaidOnce() {
        let cues = [Cue(start: 0, end: 1000, text: "One"), Cue(start: 900, end: 2000, text: "One")]
        #expect(text(cues) == ["# -", "0:00 -: One"])
    }
}

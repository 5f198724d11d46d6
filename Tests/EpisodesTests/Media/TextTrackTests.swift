import Testing

@testable import SiteEpisodes

@Suite("Transcripts and captions in front matter") struct TextTrackTests {
    static let declared: [(String, String, String?)] = [
        ("{ src: 'https://c.example/sub', type: application/srt }", "application/srt", nil),
        ("{ src: 'https://c.example/tr?id=9', type: text/vtt, lang: en-US }", "text/vtt", nil),
        ("{ src: 'https://c.example/t.srt', type: application/x-subrip, rel: captions }", "application/x-subrip", nil),
        ("{ url: 'https://c.example/t.txt', mime: Text/HTML }", "text/html", nil),
        ("{ src: 'https://c.example/t', type: 'text/vtt; charset=UTF-8' }", "text/vtt", "UTF-8"),
        ("{ src: 'https://c.example/t', type: 'text/plain;charset=\"iso-8859-1\"' }", "text/plain", "iso-8859-1"),
        ("{ src: 'https://c.example/t', type: vtt, charset: latin1 }", "text/vtt", "latin1"),
        ("{ src: 'https://c.example/t', type: SRT, encoding: cp1251 }", "application/x-subrip", "cp1251"),
        ("{ src: 'https://c.example/t.json' }", "application/json", nil),
        ("https://c.example/t.vtt?x=1", "text/vtt", nil),
        ("https://c.example/t", "text/plain", nil),
    ]

    @Test("have the written type, or else that of their name", arguments: declared)
    func type(written: String, type: String, charset: String?) throws {
        let (found, diagnostics) = try episode("transcript: \(written)")
        let track = try #require(found?.transcripts.first)
        #expect(track.type.name == type)
        #expect(track.charset == charset)
        #expect(track.isCaptions == written.contains("rel:"))
        #expect(diagnostics.isEmpty)
    }

    @Test("of no type are reported", arguments: ["type: nonsense", "type: a/b/c", "rel: alternate", "type: ''"])
    func wrong(pair: String) throws {
        let (found, diagnostics) = try episode("transcript: { src: 'https://c.example/t.vtt', \(pair) }")
        #expect(found?.transcripts.first?.type.name == "text/vtt")
        #expect(diagnostics.ids == (pair.hasSuffix("''") ? [] : ["frontmatter.wrong-type"]))
    }

    @Test("are read by their type, not by their names")
    func readAs() throws {
        let files = ["episodes/talk.txt": "x", "episodes/talk.vtt": "x"]
        let (found, _) = try episode(
            "transcript: [{ src: talk.txt, type: text/vtt }, { src: talk.txt, type: application/srt }, talk.txt, talk.vtt]",
            with: files)
        #expect(
            found?.transcripts.map { $0.webVTTAddress?.outputPath } == [
                "episodes/talk.txt.vtt", "episodes/talk.txt.vtt", nil, "episodes/talk.vtt",
            ])
    }
}

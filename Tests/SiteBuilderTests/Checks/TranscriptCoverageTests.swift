import Testing

@testable import SiteBuilder

/// Recordings that can be read, and those that cannot.
@Suite struct TranscriptCoverageTests {
    @Test(arguments: [
        ("audio: https://m.example/a.mp3", 1, 0), ("video: https://m.example/a.mp4", 1, 0),
        ("audio: https://m.example/a.mp3\ntranscript: https://m.example/a.vtt", 1, 1),
        ("audio: https://m.example/a.mp3\ntranscript: [{ who: Ada, line: Hello. }]", 1, 1),
        ("video: { src: https://m.example/a.mp4, captions: https://m.example/a.vtt }", 1, 1),
        ("audio: https://m.example/a.mp3\nvideo: https://m.example/a.mp4\ncaptions: https://m.example/a.vtt", 1, 1),
        ("youtube: dQw4w9WgXcQ", 0, 0), ("draft: true\naudio: https://m.example/a.mp3", 0, 0), ("views: 1", 0, 0),
        ("live: { start: 2026-05-01 }\naudio: https://m.example/a.mp3", 0, 0),
    ]) func recordings(lines: String, count: Int, readable: Int) async throws {
        let sample = try SampleSite(content: ["episodes/a.md": episode("A", lines)])
        let checked = try await sample.site.check()
        #expect(checked.transcripts == TranscriptCoverage(recordings: count, readable: readable))
        let said = checked.findings.filter { $0.id == "check.no-transcript" }
        #expect(said.count == count - readable && said.allSatisfy { $0.severity == .hint && $0.position?.line == 4 })
    }

    @Test(arguments: [(0, 0, 100), (3, 1, 33), (200, 199, 99), (4, 4, 100)])
    func percent(recordings: Int, readable: Int, percent: Int) {
        #expect(TranscriptCoverage(recordings: recordings, readable: readable).percent == percent)
    }
}

import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts
import Testing

@testable import SiteEpisodes

/// Compares the facts of files with those in front matter.
@Suite struct MediaCheckTests {
    /// A WAV file of 8 bit at 100 samples a second, with one cue point.
    static func wav(seconds: Int) -> [UInt8] {
        func little(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] { Array(name.utf8) + little(body.count, 4) + body }
        let cue = little(1, 4) + little(7, 4) + little(0, 16) + little(100, 4)
        let parts = [
            chunk("fmt ", little(1, 2) + little(1, 2) + little(100, 4) + little(100, 4) + little(1, 2) + little(8, 2)),
            chunk("cue ", cue),
            chunk("LIST", Array("adtl".utf8) + chunk("labl", little(7, 4) + Array("Embedded".utf8))),
            chunk("data", [UInt8](repeating: 128, count: seconds * 100)),
        ].flatMap(\.self)
        return Array("RIFF".utf8) + little(parts.count + 4, 4) + Array("WAVE".utf8) + parts
    }

    private func read(
        _ frontMatter: String, body: String = "", file: String = "a.wav", bytes: [UInt8] = wav(seconds: 90)
    ) throws -> (episode: Episode?, diagnostics: [Diagnostic]) {
        var content = SiteContent(["episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\n\(frontMatter)\n---\n\(body)"])
        let path = "episodes/\(file)"
        content.assets[path] = bytes.count
        do throws(MediaProblem) {
            content.recordings[path] = .success(try MediaFacts(probing: ByteSource(bytes)))
        } catch {
            content.recordings[path] = .failure(error)
        }
        let now = try CalendarDate(parsing: "2026-09-02").resolved(in: .utc).instant
        let (catalog, diagnostics) = interpret(content, rules: PublicationRules(now: now))
        return (catalog.episodes.first, diagnostics)
    }

    @Test func filesFillInWhatIsNotWritten() throws {
        let (episode, diagnostics) = try read("audio: a.wav")
        #expect(episode?.duration?.seconds == 90)
        #expect(episode?.media.first?.bytes == Self.wav(seconds: 90).count)
        #expect(episode?.media.first?.codecs == ["pcm"])
        #expect(episode?.media.first?.type?.name == "audio/wav")
        #expect(episode?.chapters == [Chapter(start: PlayTime(seconds: 1), title: "Embedded")])
        #expect(diagnostics.ids == [])
    }

    @Test func notesWinOverTheRecording() throws {
        let (episode, _) = try read("audio: a.wav", body: "0:00 A\n0:10 B")
        #expect(episode?.chapters.map(\.title) == ["A", "B"])
    }

    static let disagreeing: [(String, String, String)] = [
        ("audio: a.wav\nduration: 1:32", "5:11", "media.wrong-duration"),
        ("audio: a.wav\nduration: 88", "5:11", "media.wrong-duration"),
        ("audio: a.wav\nbytes: 9000", "5:8", "media.wrong-bytes"),
        ("audio: { src: a.wav, duration: 60 }", "4:32", "media.wrong-duration"),
        ("audio: { src: a.wav, bytes: 1 }", "4:29", "media.wrong-bytes"),
        ("audio: { src: a.wav, type: audio/mpeg }", "4:28", "media.wrong-type"),
    ]

    @Test(arguments: disagreeing)
    func disagreementHasAPlace(frontMatter: String, place: String, id: String) throws {
        let (episode, diagnostics) = try read(frontMatter)
        #expect(episode != nil)
        let line = try #require(diagnostics.lines.first)
        #expect(line.hasPrefix("Content/episodes/a.md:\(place): warning: "), "\(diagnostics.lines)")
        #expect(diagnostics.ids == [id])
    }

    @Test(arguments: ["duration: 1:30", "duration: 91", "duration: 89", "bytes: \(wav(seconds: 90).count)"])
    func agreementIsSilent(line: String) throws {
        #expect(try read("audio: a.wav\n\(line)").diagnostics.ids == [])
    }

    @Test func brokenFilesDoNotStop() throws {
        let (episode, diagnostics) = try read("audio: a.mp3", file: "a.mp3", bytes: Array("no sound".utf8))
        #expect(episode?.media.count == 1)
        #expect(
            diagnostics.lines == [
                "Content/episodes/a.md:4:8: warning: 'episodes/a.mp3' is not an MP3, MP4, WebM, Matroska or WAV file [media.unreadable]"
            ])
    }

    @Test func aNameThatLiesIsSaid() throws {
        let (episode, diagnostics) = try read("audio: a.mp3", file: "a.mp3")
        #expect(diagnostics.ids == ["media.wrong-type"])
        #expect(episode?.media.first?.type?.name == "audio/wav")
    }
}

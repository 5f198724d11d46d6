import Testing

@testable import SiteEpisodes

/// A player in the text is the recording of an episode that has no other.
@Suite struct RecordingInTextTests {
    @Test(arguments: [
        ("", "<audio src=\"talk.mp3\"></audio>", "audio file episodes/b/talk.mp3"),
        ("", "Text\n\n<video controls>\n<source src=\"/media/a.mp4\">\n</video>", "video file media/a.mp4"),
        ("", "<audio src=\"https://e.com/x.mp3?a=1\"></audio>", "audio https://e.com/x.mp3?a=1"),
        ("", "<audio src=\"none.mp3\"></audio> <audio src=\"talk.mp3\"></audio>", "audio file episodes/b/talk.mp3"),
        ("audio:", "<audio src=\"talk.mp3\"></audio>", "audio file episodes/b/talk.mp3"),
        ("", "`<audio src=\"talk.mp3\"></audio>`", nil), ("", "<audio src=\"none.mp3\"></audio>", nil),
        ("", "[talk](talk.mp3)", nil), ("audio: false", "<audio src=\"talk.mp3\"></audio>", nil),
        ("youtube: dQw4w9WgXcQ", "<audio src=\"talk.mp3\"></audio>", "video youtube"),
        ("audio: /media/b.mp3", "<audio src=\"talk.mp3\"></audio>", "audio file media/b.mp3"),
    ])
    func recordings(frontMatter: String, body: String, expected: String?) throws {
        let files = ["episodes/b/talk.mp3": "123", "media/a.mp4": "1", "media/b.mp3": "1"]
        let (found, diagnostics) = try episode(
            frontMatter, body: body, at: "episodes/b/index.md", with: files)
        let episode = try #require(found)
        let recordings = episode.media.map { media in
            switch media.source {
            case .asset(.file(let path)): "\(media.kind.rawValue) file \(path)"
            case .asset(.remote(let address)): "\(media.kind.rawValue) \(address.text)"
            case .player(let video): "\(media.kind.rawValue) \(video.key ?? "-")"
            }
        }
        #expect(recordings == [expected].compactMap(\.self))
        let isFromText = expected != nil && (frontMatter.isEmpty || frontMatter == "audio:")
        #expect(diagnostics.ids.filter { $0 == "content.recording-in-text" }.count == (isFromText ? 1 : 0))
    }
}

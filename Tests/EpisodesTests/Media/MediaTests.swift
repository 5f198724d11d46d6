import Testing

@testable import SiteEpisodes

@Suite struct MediaTests {
    private static let files = [
        "episodes/b/talk.mp4": "12345", "episodes/b/cover.png": "x", "episodes/b/take #2.png": "x",
        "episodes/b/why?.png": "x", "media/talk.mp3": "123", "media/en.vtt": "x",
        "img/a b.jpg": "x", "episodes/b/sub/c.png": "x",
    ]

    private func read(_ frontMatter: String) throws -> (episode: Episode, lines: [String]) {
        let (episode, diagnostics) = try episode(frontMatter, at: "episodes/b/index.md", with: Self.files)
        return (try #require(episode), diagnostics.lines)
    }

    @Test(arguments: [
        ("video: talk.mp4", "video file episodes/b/talk.mp4 video/mp4 5"),
        ("video: { src: ./talk.mp4, type: video/x-m4v, bytes: 5 }", "video file episodes/b/talk.mp4 video/x-m4v 5"),
        ("audio: /media/talk.mp3", "audio file media/talk.mp3 audio/mpeg 3"),
        ("audio: talk.mp3", "audio file media/talk.mp3 audio/mpeg 3"),
        ("audio: https://e.com/x.mp3?updated=1\nbytes: 42", "audio https://e.com/x.mp3?updated=1 audio/mpeg 42"),
        ("audio: https://e.com/stream", "audio https://e.com/stream - -"),
        ("url: https://traffic.e.com/FSI1.mp3\nlength: '9'", "audio https://traffic.e.com/FSI1.mp3 audio/mpeg 9"),
        ("video: youtube:pMSdxRgB8R0", "video youtube pMSdxRgB8R0 - -"),
        ("video: https://www.youtube.com/watch?v=pMSdxRgB8R0&t=3s", "video youtube pMSdxRgB8R0 - -"),
        ("youtube_url: 'https://www.youtube.com/watch?v=pMSdxRgB8R0 '", "video youtube pMSdxRgB8R0 - -"),
        ("youtube_url: https://youtu.be/pMSdxRgB8R0?si=x", "video youtube pMSdxRgB8R0 - -"),
        ("youtube_url: https://www.youtube.com/live/pMSdxRgB8R0", "video youtube pMSdxRgB8R0 - -"),
        ("youtube_url: https://www.youtube.com/watch/pMSdxRgB8R0", "video youtube pMSdxRgB8R0 - -"),
        ("youtube_url: https://www.youtube.com/embed/pMSdxRgB8R0", "video youtube pMSdxRgB8R0 - -"),
        ("youtube: pMSdxRgB8R0", "video youtube pMSdxRgB8R0 - -"),
        ("video: { youtube: pMSdxRgB8R0 }", "video youtube pMSdxRgB8R0 - -"),
        ("vimeo: 123456", "video vimeo 123456 - -"),
        ("video: https://player.vimeo.com/video/123456?h=x", "video vimeo 123456 - -"),
        ("video: https://e.com/v.m3u8", "video https://e.com/v.m3u8 application/vnd.apple.mpegurl -"),
    ])
    func recordings(frontMatter: String, expected: String) throws {
        let (episode, lines) = try read(frontMatter)
        #expect(lines.isEmpty)
        #expect(episode.media.map(Self.text) == [expected])
    }

    private static func text(_ media: Media) -> String {
        let source =
            switch media.source {
            case .asset(.file(let path)): "file \(path)"
            case .asset(.remote(let address)): address.text
            case .player(let video): "\(video.key ?? "-") \(video.id)"
            }
        return "\(media.kind.rawValue) \(source) \(media.type?.name ?? "-") \(media.bytes.map(String.init) ?? "-")"
    }

    @Test(arguments: [
        ("audio: [talk.mp3, 'https://e.com/x.ogg']", ["media/talk.mp3", "https://e.com/x.ogg"]),
        ("audio:\n  - { src: talk.mp3, duration: '1:02' }\n  - x.mp3", ["media/talk.mp3"]),
        ("audio: []", []), ("audio: [false, talk.mp3]", ["media/talk.mp3"]),
        (
            "video: [talk.mp4, youtube:pMSdxRgB8R0]\naudio: [talk.mp3]",
            ["episodes/b/talk.mp4", "pMSdxRgB8R0", "media/talk.mp3"]
        ),
    ])
    func severalRecordings(frontMatter: String, expected: [String]) throws {
        let sources = try read(frontMatter).episode.media.map { Self.text($0).split(separator: " ") }
        #expect(sources.map { String($0.first { $0.contains(".") } ?? $0[2]) } == expected)
    }

    @Test func videoBeforeAudio() throws {
        let (episode, lines) = try read("url: https://e.com/x.mp3\nyoutube_url: https://youtu.be/pMSdxRgB8R0\nbytes: 5")
        #expect(episode.media.map(\.kind) == [.video, .audio])
        #expect(episode.media.map(\.bytes) == [nil, 5])
        #expect(lines.isEmpty)
    }

    @Test func aMapHasPosterCaptionsAndDuration() throws {
        let (episode, lines) = try read(
            "video:\n  src: talk.mp4\n  poster: cover.png\n  duration: '1:02'\n"
                + "  captions: [{ src: en.vtt, lang: en, label: English }, /media/en.vtt]")
        #expect(lines.isEmpty)
        let media = try #require(episode.media.first)
        #expect(media.poster == .file(path: "episodes/b/cover.png"))
        #expect(media.captions.map(\.language) == ["en", nil])
        #expect(media.captions.map(\.label) == ["English", nil])
        #expect(media.captions.map(\.type.name) == ["text/vtt", "text/vtt"])
        #expect(episode.duration?.seconds == 62)
    }

    @Test(arguments: [
        ("image: cover.png", "episodes/b/cover.png"), ("image: sub/c.png", "episodes/b/sub/c.png"),
        ("image: ../b/cover.png", "episodes/b/cover.png"), ("cover: /img/a%20b.jpg", "img/a b.jpg"),
        ("image: img/a b.jpg", "img/a b.jpg"), ("image: { src: cover.png, alt: ' A  cover ' }", "episodes/b/cover.png"),
        ("image: [cover.png, x.png]", "episodes/b/cover.png"),
        ("image: https://e.com/a b.png", "https://e.com/a%20b.png"),
        ("image: 'take #2.png'", "episodes/b/take #2.png"), ("image: take%20%232.png", "episodes/b/take #2.png"),
        ("image: 'why?.png'", "episodes/b/why?.png"), ("image: why%3F.png?v=2", "episodes/b/why?.png"),
        ("image: cover.png?v=2", "episodes/b/cover.png"), ("image: cover.png#x", "episodes/b/cover.png"),
        ("image: https://e.com/a.php?f=.png#x", "https://e.com/a.php?f=.png#x"),
        ("image: false", nil), ("image: ''", nil),
    ])
    func pictures(frontMatter: String, location: String?) throws {
        let (episode, lines) = try read(frontMatter)
        #expect(lines.isEmpty)
        #expect(episode.image?.place.map { $0.path.hasSuffix(".md") && $0.position.line == 4 } ?? true)
        switch episode.image?.location {
        case .file(let path): #expect(path == location)
        case .remote(let address): #expect(address.text == location)
        case nil: #expect(location == nil)
        }
    }

    @Test(arguments: [
        ("center", 0.5, 0.5), ("left", 0, 0.5), ("top right", 1, 0), ("right top", 1, 0), ("50% 30%", 0.5, 0.3),
        ("0.2 1", 0.2, 1), ("bottom", 0.5, 1), ("25%", 0.25, 0.5),
    ])
    func focus(written: String, x: Double, y: Double) throws {
        let (episode, lines) = try read("image: { src: cover.png, focus: \(written) }")
        #expect(lines.isEmpty)
        #expect(episode.image?.focus == FocusPoint(x: x, y: y))
    }

    @Test(arguments: [
        ("image: missing.png", "warning: there is no file 'missing.png' [media.missing-file]"),
        ("image: 'take #3.png'", "warning: there is no file 'take #3.png' [media.missing-file]"),
        (
            "image: 'https://e.com/take #3.png'",
            "warning: the text after '#' is not part of the file's address in "
                + "'https://e.com/take #3.png' [media.fragment]"
        ),
        ("image: https:///a.png", "error: 'https:///a.png' has no valid host [address.unsafe]"),
        ("image: ../../../etc/passwd", "warning: there is no file '../../../etc/passwd' [media.missing-file]"),
        ("image: 'javascript:x'", "error: 'javascript:x' is not an address that a page may link to [address.unsafe]"),
        ("video: { captions: [x.vtt], src: talk.mp4 }", "warning: there is no file 'x.vtt' [media.missing-file]"),
        (
            "youtube: nope",
            "warning: 'youtube' must be the id or the address of a video, not 'nope' [frontmatter.wrong-type]"
        ),
        (
            "video: [a]", "warning: there is no file 'a' [media.missing-file]"
        ),
        (
            "image: { src: cover.png, focus: left left }",
            "warning: 'focus' must be two fractions or words such as 'top left', "
                + "not 'left left' [frontmatter.wrong-type]"
        ),
        (
            "image: { src: cover.png, focus: 120% }",
            "warning: 'focus' must be two fractions or words such as 'top left', "
                + "not '120%' [frontmatter.wrong-type]"
        ),
    ])
    func problems(frontMatter: String, line: String) throws {
        let lines = try read(frontMatter).lines.map { $0.drop { $0 != " " }.dropFirst() }
        #expect(lines.map(String.init) == [line])
    }
}

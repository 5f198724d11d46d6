import SiteDiagnostics
import Testing

@testable import SiteEpisodes

/// The site's `media` is the address of recordings, and of nothing else.
@Suite struct RecordingAddressTests {
    @Test(arguments: [
        ("media/talk.mp3", "https://media.example/x/media/talk.mp3"),
        ("episodes/7/talk.MP3", "https://media.example/x/episodes/7/talk.MP3"),
        ("talk.m4a", "https://media.example/x/talk.m4a"), ("film.mp4", "https://media.example/x/film.mp4"),
        ("film.webm", "https://media.example/x/film.webm"), ("live.m3u8", "https://media.example/x/live.m3u8"),
        ("two words & ü.wav", "https://media.example/x/two%20words%20%26%20%C3%BC.wav"),
        ("theme/0a1b2c3d4e/intro.mp4", "https://example.com/show/theme/0a1b2c3d4e/intro.mp4"),
        ("media/talk.vtt", "https://example.com/show/media/talk.vtt"),
        ("media/cover.png", "https://example.com/show/media/cover.png"),
        ("talk.mp3.txt", "https://example.com/show/talk.mp3.txt"), ("mp3", "https://example.com/show/mp3"),
        ("feed.xml", "https://example.com/show/feed.xml"),
    ])
    func absoluteAddresses(path: String, expected: String) throws {
        var base = try BaseAddress(parsing: "https://example.com/show")
        let address = Address(file: path)
        #expect(base.absolute(address) == "https://example.com/show" + address.encodedPath)
        base.recordings = "https://media.example/x/"
        #expect(base.absolute(address) == expected)
    }

    @Test(
        arguments: [
            ("", nil, [.everything, .everything]), ("media: https://media.example", nil, [.recordings, .pages]),
            ("", "'media' does not name their public address", nil),
        ] as [(String, String?, [DeployTarget.Share]?)])
    func sharesOfTargets(media: String, problem: String?, expected: [DeployTarget.Share]?) {
        let holds = problem != nil || media != "" ? ", holds: recordings" : ""
        let (targets, diagnostics) = DeployTarget.all(
            in: SourceText(
                path: "site.yml", text: "\(media)\ndeploy: { files: { s3: b\(holds) }, web: { rsync: /srv/show } }\n"))
        if let problem {
            #expect(diagnostics.count == 1 && diagnostics[0].message.contains(problem))
        } else {
            #expect(diagnostics.isEmpty)
        }
        if let expected { #expect(targets.map(\.share) == expected) }
    }
}

import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMediaFacts
import SitePublishing
import Testing

/// Each rule of PSP-1 with a site that breaks it, and the author's message.
@Suite struct FeedRuleTests {
    private static let settings = """
        title: T
        description: D
        author: A
        baseURL: https://example.com/
        language: en
        podcast:
          category: Technology
          explicit: no
          image: cover.png
        """
    private static let episode = "---\ntitle: E\ndate: 2026-01-01\naudio: a.mp3\n---\n"

    /// The diagnostics of the site with one part of its settings or episode replaced.
    private func lines(_ old: String, _ new: String, with settings: String = "") async throws -> [String] {
        let files = [
            "site.yml": Self.settings.replacing(old, with: new) + "\n" + settings,
            "episodes/e.md": Self.episode.replacing(old, with: new), "cover.png": "x", "cover.webp": "x", "a.mp3": "x",
            "a.ogg": "x", "a.aac": "x", "a.xyz": "x", "a.mov": "x",
        ]
        return try await published(files).diagnostics.map { diagnostic in
            let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? ""
            #expect(diagnostic.severity == .warning)
            #expect(diagnostic.hint != nil)
            return "\(diagnostic.path ?? ""):\(place): \(diagnostic.message) [\(diagnostic.id)]"
        }
    }

    @Test func aShowThatKeepsThem() async throws { #expect(try await lines("", "") == []) }

    @Test(arguments: [
        (
            "https://example.com/", "http://example.com/",
            "site.yml:4:10: podcast directories require https for the feed, not 'http://example.com/' [feed.not-https]"
        ),
        ("title: T", "x: T", "site.yml:6:1: the podcast has no title [feed.no-title]"),
        ("description: D", "x: D", "site.yml:6:1: the podcast has no description [feed.no-description]"),
        (
            "description: D", "description: \(String(repeating: "é", count: 2001))",
            "site.yml:2:14: the description has 4002 bytes, but podcast directories accept at most 4000 [feed.long-description]"
        ),
        (
            "language: en", "x: en",
            "site.yml:6:1: the podcast does not state its language; 'en' is used [feed.no-language]"
        ),
        ("language: en", "language: english", "site.yml:5:11: 'english' is not a language tag [feed.wrong-language]"),
        ("category: Technology", "x: y", "site.yml:6:1: the podcast has no category [feed.no-category]"),
        (
            "category: Technology", "category: Technolgy",
            "site.yml:7:13: 'Technolgy' is not a category of podcast directories (did you mean 'Technology'?) [feed.unknown-category]"
        ),
        (
            "category: Technology", "category: Arts > Book",
            "site.yml:7:13: 'Arts > Book' is not a category of podcast directories (did you mean 'Arts > Books'?) [feed.unknown-category]"
        ),
        (
            "explicit: no", "x: no",
            "site.yml:6:1: the podcast does not state whether it is explicit [feed.no-explicit]"
        ),
        ("image: cover.png", "x: y", "site.yml:6:1: the podcast has no image [feed.no-image]"),
        (
            "image: cover.png", "image: cover.webp",
            "site.yml:9:10: podcast directories accept JPEG and PNG, not image/webp [feed.image-type]"
        ),
        (
            "image: cover.png", "image: http://cdn.example/c.png",
            "site.yml:9:10: podcast directories require https for the image [feed.not-https]"
        ),
        (
            "title: T", "title: \(String(repeating: "é", count: 256))",
            "site.yml:1:8: the title has 256 characters, but podcast directories accept at most 255 [feed.long-text]"
        ),
        (
            "author: A", "author: \(String(repeating: "A", count: 256))",
            "site.yml:3:9: the author's name has 256 characters, but podcast directories accept at most 255 [feed.long-text]"
        ),
        (
            "explicit: no", "explicit: no\n  copyright: \(String(repeating: "c", count: 256))",
            "site.yml:9:14: the copyright has 256 characters, but podcast directories accept at most 255 [feed.long-text]"
        ),
        (
            "explicit: no", "explicit: no\n  txt: \(String(repeating: "t", count: 4001))",
            "site.yml:9:8: the text of 'txt' has 4001 characters, but podcast directories accept at most 4000 [feed.long-text]"
        ),
        (
            "explicit: no", "explicit: no\n  txt: { text: t, purpose: \(String(repeating: "p", count: 129)) }",
            "site.yml:9:8: the purpose of 'txt' has 129 characters, but podcast directories accept at most 128 [feed.long-text]"
        ),
        (
            "title: E", "title: \(String(repeating: "e", count: 256))",
            "episodes/e.md:2:8: the title has 256 characters, but podcast directories accept at most 255 [feed.long-text]"
        ),
        (
            "explicit: no", "explicit: no\n  type: serial",
            "episodes/e.md:2:8: an episode of a serial podcast needs a whole number from 1 [feed.no-number]"
        ),
        (
            "explicit: no", "explicit: no\n  guid: my-show",
            "site.yml:9:9: the GUID of a podcast must be a UUID, not 'my-show' [feed.wrong-guid]"
        ),
        (
            "audio: a.mp3", "views: 1",
            "episodes/e.md:2:8: this episode has no recording that a podcast player can download [feed.no-enclosure]"
        ),
        (
            "audio: a.mp3", "audio: { src: http://cdn.example/a.mp3, bytes: 9 }",
            "episodes/e.md:4:8: podcast directories require https for recordings [feed.not-https]"
        ),
        (
            "audio: a.mp3", "audio: https://cdn.example/a.mp3",
            "episodes/e.md:4:8: the size of the recording is not known [feed.no-length]"
        ),
        ("audio: a.mp3", "audio: a.xyz", "episodes/e.md:4:8: the kind of the recording is not known [feed.no-type]"),
        (
            "audio: a.mp3", "audio: a.aac",
            "episodes/e.md:4:8: podcast players do not accept audio/aac [feed.enclosure-type]"
        ),
        (
            "audio: a.mp3", "audio: a.ogg",
            "episodes/e.md:4:8: podcast players do not accept audio/ogg [feed.enclosure-type]"
        ),
        (
            "audio: a.mp3", "audio: a.mp3\nimage: cover.webp",
            "episodes/e.md:5:8: podcast directories accept JPEG and PNG, not image/webp [feed.image-type]"
        ),
    ])
    func aBrokenRule(old: String, new: String, line: String) async throws {
        #expect(try await lines(old, new) == ["Content/" + line])
    }

    /// Nothing is reported up to the limits, and for trailers and bonus episodes of a serial.
    @Test(arguments: [
        ("title: T", "title: \(String(repeating: "é", count: 255))"),
        ("explicit: no", "explicit: no\n  txt: \(String(repeating: "t", count: 4000))"),
        ("title: E", "title: E\ntype: trailer"), ("title: E", "title: E\nnumber: 1"),
        ("title: E", "title: \(String(repeating: "e", count: 255))\nnumber: 3"),
        ("audio: a.mp3", "type: bonus\nvideo: a.mov"),
    ])
    func aKeptRule(old: String, new: String) async throws {
        let isOfTheEpisode = Self.episode.contains(old)
        #expect(try await lines(old, new, with: isOfTheEpisode ? "  type: serial" : "") == [])
    }

    @Test func whatIsNoPodcastIsNotJudged() async throws {
        let settings = "title: T\nbaseURL: http://example.com/\n"
        #expect(try await published(["site.yml": settings, "episodes/e.md": Self.episode]).diagnostics.isEmpty)
    }

    @Test func aSharedGUID() async throws {
        let text = "---\ntitle: E\ndate: 2026-01-01\nguid: same\n---\n"
        let (_, _, diagnostics, ledger) = try await published([
            "site.yml": "baseURL: https://example.com/", "episodes/a.md": text, "episodes/b.md": text,
        ])
        #expect(diagnostics.map(\.id) == ["feed.shared-guid"])
        #expect(diagnostics.first?.path == "Content/episodes/b.md")
        #expect(diagnostics.first?.position == SourcePosition(line: 4, column: 7))
        #expect(ledger?.components(separatedBy: "same\t").count == 2)
    }

    private static func facts(
        _ type: String, _ width: Int, _ height: Int, isRGB: Bool = true, hasAlpha: Bool = false
    ) -> ArtworkFacts {
        ArtworkFacts(type: MediaType(type), size: (width, height), isRGB: isRGB, hasAlpha: hasAlpha)
    }

    /// The show's picture and an episode's picture have the same rules, which depend on their bytes and not on their
    /// names.
    @Test(
        arguments: [
            (Self.facts("image/png", 1400, 1400), []), (Self.facts("image/jpeg", 3000, 3000), []),
            (Self.facts("image/jpeg", 60, 40), ["feed.image-size"]),
            (Self.facts("image/png", 1399, 1399), ["feed.image-size"]),
            (Self.facts("image/png", 3001, 3001), ["feed.image-size"]),
            (Self.facts("image/png", 1400, 1401), ["feed.image-size"]),
            (Self.facts("image/png", 1920, 1080), ["feed.image-size"]),
            (Self.facts("image/webp", 1400, 1400), ["feed.image-type"]),
            (Self.facts("image/gif", 1, 1), ["feed.image-type", "feed.image-size"]),
            (Self.facts("image/avif", 1400, 1400), ["feed.image-type"]),
            (ArtworkFacts(type: MediaType("image/svg+xml"), size: nil), ["feed.image-type"]),
            (Self.facts("image/jpeg", 1400, 1400, isRGB: false), ["feed.image-colors"]),
            (Self.facts("image/png", 1400, 1400, hasAlpha: true), ["feed.image-colors"]),
            (Self.facts("image/png", 30, 30, isRGB: false, hasAlpha: true), ["feed.image-size", "feed.image-colors"]),
        ] as [(ArtworkFacts, [String])])
    func artwork(facts: ArtworkFacts, ids: [String]) async throws {
        let files = [
            "site.yml": Self.settings, "cover.png": "x", "a.mp3": "x", "e.png": "x",
            "episodes/e.md": Self.episode.replacing("audio: a.mp3", with: "audio: a.mp3\nimage: /e.png"),
        ]
        for (path, line) in [("cover.png", "site.yml:9:10"), ("e.png", "episodes/e.md:5:8")] {
            let found = try await published(files, artwork: [path: facts]).diagnostics
            #expect(found.map(\.id) == ids)
            for diagnostic in found {
                let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? ""
                #expect("\(diagnostic.path ?? ""):\(place)" == "Content/" + line)
                #expect(diagnostic.severity == .warning && diagnostic.hint != nil)
            }
        }
        // A site that is not a podcast is not checked.
        let plain = files.merging(["site.yml": "title: T\nbaseURL: https://example.com/\n"]) { $1 }
        #expect(try await published(plain, artwork: ["e.png": facts]).diagnostics.isEmpty)
    }
}

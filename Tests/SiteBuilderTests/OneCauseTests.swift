import SiteBuilder
import SiteDiagnostics
import SitePublication
import TestSupport
import Testing

/// One fault of a site is reported once.
@Suite struct OneCauseTests {
    private static let audio = "{ url: https://c.example/1.mp3, bytes: 1000, duration: 60 }"
    private static let podcast = ["category": "Technology", "explicit": "no", "image": "https://c.example/c.jpg"]

    private static func settings(_ podcast: [String: String] = podcast, _ more: String = "") -> String {
        "title: Show\nbaseURL: https://show.example/\ndescription: A show\nlanguage: en\n\(more)podcast:\n"
            + podcast.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)\n" }.joined()
    }

    private static func text(title: String = "One", audio: String = audio, _ lines: String...) -> String {
        episode(title, ["description: D", "audio: \(audio)"] + lines, body: "Text.")
    }

    private static func episode(_ title: String, _ lines: [String], body: String) -> String {
        (["---", "title: \(title)", "date: 2026-05-01"] + lines + ["---", body, ""]).joined(separator: "\n")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let files: [String: String]

        init(_ id: String, _ files: [String: String]) {
            self.id = id
            self.files = files
        }

        init(_ id: String, podcast: String, _ value: String) {
            self.init(id, ["Content/site.yml": settings(OneCauseTests.podcast.merging([podcast: value]) { $1 })])
        }

        init(_ id: String, episode text: String) { self.init(id, ["Content/episodes/1-one.md": text]) }

        /// A theme with one file, used by the home page.
        init(_ id: String, theme path: String, _ text: String) {
            var files = [
                "Content/site.yml": settings(OneCauseTests.podcast, "theme: Mine\n"),
                "Content/index.md": "---\ntitle: A\nsections:\n  - title: X\n    layout: wall\n---\n",
                "Themes/Mine/theme.yml": "name: Mine\n", "Themes/Mine/layouts/wall.yml": wall,
            ]
            files["Themes/Mine/" + path] = text
            self.init(id, files)
        }

        var testDescription: String { "\(id): \(files.values.sorted().joined().prefix(300))" }
    }

    private static let wall = "section:\n  group: { axis: horizontal, size: 1w x 60, subitems: [{ size: 1w x 1h }] }\n"

    static let cases = [
        Case("frontmatter.wrong-type", podcast: "explicit", "nope"),
        Case("frontmatter.wrong-type", podcast: "image", "[a]"),
        Case("media.missing-file", podcast: "image", "none.jpg"),
        Case("frontmatter.wrong-type", podcast: "category", "[[a]]"),
        Case("frontmatter.wrong-type", podcast: "owner", "[a]"),
        Case("feed.unknown-category", podcast: "category", "Nope"),
        Case("feed.no-explicit", podcast: "explicit", ""), Case("feed.no-image", podcast: "image", ""),
        Case("feed.no-category", podcast: "category", "[]"),
        Case(
            "frontmatter.wrong-type",
            ["Content/site.yml": settings().replacing("description: A show", with: "description: [a]")]),
        Case("feed.no-description", ["Content/site.yml": settings().replacing("description: A show\n", with: "")]),
        Case("frontmatter.unknown-key", ["Content/site.yml": settings(podcast, "menu: [{ a: b }]\n")]),
        Case("frontmatter.wrong-type", ["Content/site.yml": settings(podcast, "menu: [{ title: b }]\n")]),
        Case("frontmatter.wrong-type", episode: text(title: "[a]")),
        Case("media.missing-file", episode: text(audio: "none.mp3")),
        Case("media.missing-file", episode: text(audio: "[a]")),
        Case("frontmatter.wrong-type", episode: text(audio: "{ poster: 'https://c.example/a.png' }")),
        Case("frontmatter.unknown-key", episode: text(audio: "{ a: b }")),
        Case(
            "frontmatter.wrong-type",
            episode: text(audio: "{ url: https://c.example/1.mp3, bytes: nope, duration: 60 }")),
        Case("feed.no-length", episode: text(audio: "{ url: https://c.example/1.mp3, bytes: 0, duration: 60 }")),
        Case("feed.no-length", episode: text(audio: "https://c.example/1.mp3")),
        Case("feed.no-enclosure", episode: text(audio: "false")),
        Case("feed.no-enclosure", episode: text(audio: "youtube:dQw4w9WgXcQ")),
        Case("frontmatter.wrong-duration", episode: text("chapters: [{ start: nope, title: A }]")),
        Case("frontmatter.unknown-key", episode: text("chapters: { a: b }")),
        Case("frontmatter.wrong-type", episode: text("chapters: [{ title: A }]")),
        Case("frontmatter.wrong-duration", episode: text("soundbites: [{ start: nope }]")),
        Case("frontmatter.wrong-type", episode: text("soundbites: [{ start: 1 }]")),
        Case("frontmatter.wrong-type", podcast: "podroll", "[{ guid: [a] }]"),
        Case("frontmatter.wrong-type", podcast: "publisher", "{ title: A }"),
        Case("address.unsafe", podcast: "podroll", "['javascript:a']"),
        Case("frontmatter.wrong-type", podcast: "chat", "{ server: irc.example }"),
        Case("frontmatter.unknown-word", podcast: "chat", "{ server: irc.example, protocol: smoke }"),
        Case("frontmatter.wrong-type", podcast: "socialInteract", "'javascript:a'"),
        Case("frontmatter.wrong-type", podcast: "value", "{ type: lightning }"),
        Case("frontmatter.wrong-type", podcast: "value", "{ recipients: [{ address: zz, split: 1 }] }"),
        Case("frontmatter.wrong-type", podcast: "block", "{ google: perhaps }"),
        Case("frontmatter.wrong-type", episode: text("live: soon")),
        Case("date.unreadable", episode: text("live: { start: soon }")),
        Case("frontmatter.wrong-type", episode: text("images: [{ src: https://c.example/a.png, ratio: wide }]")),
        Case("frontmatter.wrong-type", episode: text("contentLink: [[a]]")),
        Case(
            "frontmatter.wrong-type", episode: text(audio: "{ url: https://c.example/1.mp3, bytes: 1, integrity: a }")),
        Case(
            "frontmatter.wrong-type", episode: text(audio: "{ url: https://c.example/1.mp3, bytes: 1, sources: a b }")),
        Case("frontmatter.wrong-type", episode: text("image: { alt: A }")),
        Case("yaml.invalid", episode: "---\ntitle: [Bonus] One\n---\n"),
        Case("yaml.lost-text", episode: text(title: "Round #2")),
        Case("yaml.lost-text", episode: text(title: "#2")),
        Case("yaml.lost-text", episode: text(audio: "none #12.mp3")),
        Case("yaml.lost-text", episode: text(audio: "#12.mp3")),
        Case("yaml.lost-text", episode: text(audio: "\n  url: none #1.mp3\n  bytes: 1000")),
        Case("yaml.lost-text", episode: text("image: none #1.jpg")),
        Case("yaml.lost-text", episode: text("image:\n  src: none #1.jpg\n  alt: A")),
        Case("yaml.lost-text", episode: text("transcript: none #1.vtt")),
        Case("yaml.lost-text", episode: text("duration: long #1")),
        Case("yaml.lost-text", episode: text("explicit: so #1")),
        Case("yaml.lost-text", episode: text("tags: #a #b")), Case("yaml.lost-text", episode: text("hosts:\n  - #ada")),
        Case("yaml.lost-text", episode: text("chapters:\n  - start: 10\n    title: #one")),
        Case("yaml.lost-text", episode: text("type: bon #us")), Case("yaml.lost-text", episode: text("featured: x #1")),
        Case("yaml.lost-text", episode: text("date: #soon").replacing("date: 2026-05-01\n", with: "")),
        Case("yaml.lost-text", podcast: "image", "none #1.jpg"), Case("yaml.lost-text", podcast: "category", "Tech #2"),
        Case("yaml.lost-text", podcast: "explicit", "#no"), Case("yaml.lost-text", podcast: "image", "#1.jpg"),
        Case("theme.not-found", ["Content/site.yml": settings(podcast, "theme: Nope #2\n")]),
        Case("date.unreadable", episode: text("updated: soon #2")),
        Case("address.unsafe", episode: text(audio: "javascript:a #2")),
        Case("theme.not-found", ["Content/site.yml": settings(podcast, "theme: Nope\n")]),
        Case(
            "date.impossible",
            episode: text("x: 1").replacing("2026-05-01\nd", with: "2026-13-01\nd").replacing("x: 1\n", with: "")),
        Case("site.unknown-timezone", ["Content/site.yml": settings(podcast, "timezone: Nope/Here\n")]),
        Case(
            "site.base-url",
            ["Content/site.yml": settings().replacing("https://show.example/", with: "show.example")]),
        Case("media.missing-file", ["Content/site.yml": settings(podcast, "icon: none.png\n")]),
        Case("media.missing-file", episode: text("captions: [{ src: none.vtt, lang: en }]")),
        Case("media.missing-file", episode: text("image: none.jpg")),
        Case("frontmatter.wrong-type", episode: text("explicit: nope")),
        Case("frontmatter.unknown-word", episode: text("type: nope")),
        Case("translation.unknown-original", episode: text("translationOf: nope")),
        Case("frontmatter.wrong-type", episode: text("draft: maybe")),
        Case("frontmatter.unclosed", episode: "\n---\ntitle: One\ndraft: true\n"),
        Case("source.control-character", episode: text("guid: \"a\\u0001b\"")),
        Case("frontmatter.wrong-fence", episode: "----\ntitle: One\n---\n"),
        Case(
            "layout.unknown-key", theme: "layouts/wall.yml",
            wall + "  boundary: [{ kind: footer, size: 1w x 40, edgeSpacing: { bottom: 20 } }]\n"),
        Case("yaml.invalid", theme: "layouts/wall.yml", "section: [a\n"),
        Case("layout.wrong-type", theme: "layouts/wall.yml", ""),
        Case("layout.unknown-key", theme: "layouts/wall.yml", "section:\n  grup: 1\n"),
        Case("layout.unknown", theme: "layouts/other.yml", wall).without("Themes/Mine/layouts/wall.yml"),
    ]

    @Test(arguments: cases) func onceTold(test: Case) async throws {
        var files = [
            "Content/site.yml": Self.settings(), "Content/episodes/1-one.md": Self.text(),
            "Content/episodes/2-two.md": Self.text(title: "Two").replacing("1.mp3", with: "2.mp3"),
        ]
        files.merge(test.files) { $1 }
        let sample = try SampleSite(files)
        let found: [Diagnostic]
        do throws(BuildFailure) { found = try await sample.build().diagnostics } catch { found = error.diagnostics }
        #expect(found.ordered.filter { $0.severity != .hint }.map(\.id) == [test.id], "\(found.map(\.message))")
    }

    @Test func theSameSiteHasNothingToSay() async throws {
        let sample = try SampleSite(["Content/site.yml": Self.settings(), "Content/episodes/1-one.md": Self.text()])
        #expect(try await sample.build().diagnostics == [])
    }
}

extension OneCauseTests.Case {
    fileprivate func without(_ path: String) -> Self {
        var files = files
        files[path] = nil
        return Self(id, files)
    }
}

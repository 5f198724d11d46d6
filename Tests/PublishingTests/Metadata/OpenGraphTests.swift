import SiteEpisodes
import Testing

@testable import SitePublishing

@Suite struct OpenGraphTests {
    @Test(
        "states the kind of page and its content",
        arguments: [
            ("one", "og:type", ["video.episode"]), ("one", "og:title", ["One <b>"]),
            ("one", "og:url", ["https://reels.example/show/episodes/one/"]), ("one", "og:description", ["The first."]),
            ("one", "og:site_name", ["Reels"]), ("one", "og:locale", ["en_US"]),
            ("one", "og:image", ["https://reels.example/show/media/one.jpg"]), ("one", "og:image:alt", ["A reel"]),
            ("one", "og:video", ["https://reels.example/show/media/one.mp4"]), ("one", "og:video:type", ["video/mp4"]),
            ("one", "video:release_date", ["2026-01-02T10:00:00Z"]), ("one", "video:duration", ["600"]),
            ("one", "video:tag", ["Old", "silver"]), ("words", "og:type", ["article"]), ("words", "og:image", []),
            ("words", "article:published_time", ["2026-01-01T00:00:00Z"]),
            ("tube", "og:video", ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"]),
            ("tube", "og:video:type", ["text/html"]), ("vim", "og:video", ["https://player.vimeo.com/video/76979871"]),
        ] as [(String, String, [String])])
    func episodes(name: String, property: String, contents: [String]) throws {
        #expect(try ToldEpisode(films, path: "episodes/\(name).md").properties(property) == contents)
    }

    @Test(arguments: [("one", "summary_large_image"), ("words", "summary")])
    func card(name: String, card: String) throws {
        #expect(try ToldEpisode(films, path: "episodes/\(name).md").tags.contains(.name("twitter:card", card)))
    }

    /// Networks do not accept SVG, so the show's picture is used.
    @Test(arguments: [("image: media/a.svg", "cover.png"), ("image: media/a.webp", "a.webp"), ("tags: x", "cover.png")])
    func picture(line: String, file: String) throws {
        let told = try ToldEpisode(
            [
                "site.yml": "title: T\nbaseURL: https://e.com/\npodcast: { image: media/cover.png }\n",
                "media/cover.png": "x", "media/a.svg": "x", "media/a.webp": "x",
                "episodes/a.md": "---\ntitle: A\n\(line)\n---\n",
            ], path: "episodes/a.md")
        #expect(told.properties("og:image") == ["https://e.com/media/\(file)"])
    }

    @Test func aCardComesBeforeAllOtherPictures() throws {
        let catalog = interpreted([
            "site.yml": "title: T\nbaseURL: https://e.com/\npodcast: { image: media/cover.png }\n",
            "media/cover.png": "x", "media/a.webp": "x", "episodes/a.md": "---\ntitle: A\nimage: media/a.webp\n---\n",
        ])
        let episode = try #require(catalog.episodes.first)
        let card = NetworkCard(
            address: Address(file: "images/a-card.jpg"), width: 1200, height: 630, alternative: "A · <T>")
        var page = PageDescription(.episode(episode), address: episode.address, title: "A", language: "en")
        page.image = episode.image
        page.card = card
        let tags = try ToldEpisode.tags(of: page, in: catalog)
        let found = tags.compactMap { tag in
            if case .property(let name, let content) = tag, name.hasPrefix("og:image") {
                [name, content]
            } else {
                nil as [String]?
            }
        }
        #expect(
            found == [
                ["og:image", "https://e.com/images/a-card.jpg"], ["og:image:width", "1200"],
                ["og:image:height", "630"], ["og:image:alt", "A · <T>"],
            ])
        #expect(tags.contains(.name("twitter:card", "summary_large_image")))
    }

    @Test func versionsNameTheirLanguages() throws {
        let files = [
            "site.yml": "title: T\nbaseURL: https://e.com/\nlanguage: en-GB\n",
            "episodes/a.md": "---\ntitle: A\n---\n", "episodes/a.fa.md": "---\ntitle: B\nlang: fa\n---\n",
            "episodes/a.tlh.md": "---\ntitle: C\nlang: tlh\n---\n",
        ]
        let told = try ToldEpisode(files, path: "episodes/a.fa.md")
        #expect(told.properties("og:locale") == ["fa_IR"])
        #expect(told.properties("og:locale:alternate") == ["en_GB"])
    }

    @Test(arguments: [
        ("en", "en_US"), ("de-AT", "de_AT"), ("pt", "pt_BR"), ("zh-Hant", "zh_TW"), ("zh-Hans-SG", "zh_SG"),
        ("sr-Latn", "sr_RS"), ("EN-us", "en_US"), ("tlh", nil), ("", nil), ("x\"><script>", nil),
    ])
    func locale(language: String, name: String?) { #expect(OpenGraphLocale.name(language) == name) }

    @Test func withoutAPublicAddressThereIsNothingToTell() throws {
        #expect(PageMetadata(interpreted(["episodes/a.md": "---\ntitle: A\n---\n"])) == nil)
    }
}

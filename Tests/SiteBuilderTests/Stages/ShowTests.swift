import SiteBuilder
import TestSupport
import Testing

/// The face of a podcast on its home page, and the page for subscribers.
@Suite struct ShowTests {
    private static let content = [
        "site.yml": """
        title: Night trains
        description: Beds on rails
        baseURL: https://trains.example/
        podcast:
          hosts: [{ name: Ada, url: https://ada.example/ }, Ben]
          funding: { Buy us a berth: https://trains.example/fund }
          links: [https://open.spotify.com/show/a, { Our forum: https://forum.example/ }]
        """,
        "episodes/text.md": episode("A text", date: "2026-05-03"),
        "episodes/new.md": episode(
            "Sleeper", date: "2026-05-02", "number: 2", "hosts: [Ada]", "audio: https://m.example/2.mp3",
            "duration: 10:00"),
        "episodes/old.md": episode("Old", date: "2026-05-01", "audio: https://m.example/1.mp3"),
    ]

    @Test(arguments: ["Default", "Airtime", "Lightbox"]) func homePage(theme: String) async throws {
        var content = Self.content
        content["site.yml"]? += "\ntheme: \(theme)"
        let home = try #require(try await SampleSite(content: content).build().text("index.html"))
        let show = try #require(home.firstRange(of: "page-header--art show").map { home[$0.lowerBound...] })
        let header = show[..<(try #require(show.firstRange(of: "</section>")).lowerBound)]
        for part in [
            "Night trains</h1>", "Beds on rails", "href=\"people/ada/index.html\"", ">Ben</span>",
            "href=\"https://open.spotify.com/show/a\" data-service=\"spotify\"", "<bdi>Our forum</bdi>",
            "href=\"subscribe/index.html\"", "href=\"https://trains.example/fund\"", ">Sleeper</a>",
            "<audio controls preload=\"none\"", "src=\"https://m.example/2.mp3\"",
        ] {
            #expect(header.contains(part), "\(part)")
        }
        #expect(!header.contains("A text") && !header.contains("1.mp3"))
        #expect(home.ranges(of: "<h1").count == 1)
    }

    /// A trailer is no newest episode, and a stream that is not over cannot be played.
    @Test func theTrailerStandsBesideTheNewestEpisode() async throws {
        let content = Self.content.merging([
            "episodes/trailer.md": episode(
                "Teaser", date: "2026-05-04", "type: trailer", "audio: https://m.example/t.mp3"),
            "episodes/stream.md": episode(
                "Stream", date: "2026-05-05", "live: { start: 2026-06-01 }", "audio: https://m.example/s.mp3"),
        ]) { $1 }
        let home = try #require(try await SampleSite(content: content).build().text("index.html"))
        let start = try #require(home.firstRange(of: "class=\"band show-episodes\"")).lowerBound
        let parts = home[start...].split(separator: "</section>").prefix(2)
        let ids = [
            ("page.latest", "Newest episode", "Sleeper", "2.mp3"), ("page.trailer", "Trailer", "Teaser", "t.mp3"),
        ]
        for (part, (id, label, title, file)) in zip(parts, ids) {
            for text in ["id=\"\(id)\"", ">\(label)</p>", ">\(title)</a>", "https://m.example/\(file)\""] {
                #expect(part.contains(text), "\(text)")
            }
        }
    }

    /// A show with no more than a trailer shows it.
    @Test func aTrailerAlone() async throws {
        let content = [
            "site.yml": "title: T\npodcast: { explicit: no }\n",
            "episodes/t.md": episode("Teaser", "type: trailer", "audio: https://m.example/t.mp3"),
        ]
        let home = try #require(try await SampleSite(content: content).build().text("index.html"))
        #expect(home.contains("id=\"page.trailer\"") && !home.contains("id=\"page.latest\""))
    }

    @Test func subscribePage() async throws {
        let built = try await SampleSite(content: Self.content).build()
        let page = try #require(built.text("subscribe/index.html"))
        #expect(page.contains(">https://trains.example/feed.xml</a>") && page.contains("href=\"../feed.xml\""))
        #expect(
            page.contains("<bdi>Spotify</bdi>") && !page.contains("<audio") && !page.contains("data-service=\"rss\""))
        #expect(try #require(built.text("sitemap.xml")).contains("https://trains.example/subscribe/"))
    }

    @Test func ownPageReplacesIt() async throws {
        let content = Self.content.merging(["subscribe.md": "---\ntitle: Join\n---\nMine.\n"]) { $1 }
        let page = try #require(try await SampleSite(content: content).build().text("subscribe/index.html"))
        #expect(page.contains("Mine."))
    }

    @Test(arguments: ["title: T\nbaseURL: https://a.example/\n", "title: T\npodcast: { explicit: no }\n"])
    func noPageWithoutPodcastOrFeed(settings: String) async throws {
        let content = Self.content.merging(["site.yml": settings]) { $1 }
        let built = try await SampleSite(content: content).build()
        #expect(!built.paths.contains("subscribe/index.html"))
        #expect(built.text("index.html")?.contains("subscribe/") == false)
    }

    @Test func servicesAreTheSameShowForSearchEngines() async throws {
        let home = try #require(try await SampleSite(content: Self.content).build().text("index.html"))
        #expect(home.contains("\"sameAs\":[\"https://open.spotify.com/show/a\"]"))
    }
}

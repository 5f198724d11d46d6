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
            "<audio controls preload=\"none\">", "src=\"https://m.example/2.mp3\"",
        ] {
            #expect(header.contains(part), "\(part)")
        }
        #expect(!header.contains("A text") && !header.contains("1.mp3"))
        #expect(home.ranges(of: "<h1").count == 1)
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

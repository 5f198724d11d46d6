import SiteBuilder
import SiteEpisodes
import TestSupport
import Testing

/// Sites inside of a site: folders of `Content/shows` that have a `Content` of their own.
@Suite struct ShowsTests {
    private static let files = [
        "index.md": "---\ntitle: Home\n---\n[Minutes](/shows/minutes/), [rain](/shows/minutes/episodes/rain/)\n",
        "episodes/grid.md": episode("Grid"),
        "shows/minutes/Content/site.yml": "title: Minutes\ntheme: Own\n",
        "shows/minutes/Content/episodes/rain.md": episode("Rain"),
        "shows/minutes/Content/media/rain.txt": "Rain",
        "shows/minutes/Themes/Own/theme.yml": "name: Own\n",
        "shows/minutes/Themes/Own/styles/99-own.css": ".own { color: #123456 }\n",
        "shows/minutes/notes.md": "Not published.\n",
    ]

    @Test func oneBuildMakesBoth() async throws {
        let built = try await SampleSite(content: Self.files).build()
        #expect(built.diagnostics.map(\.id) == [])
        let paths = Set(built.paths)
        for path in ["index.html", "episodes/grid/index.html", "feed.xml"] {
            #expect(paths.contains(path) && paths.contains("shows/minutes/" + path.replacing("grid", with: "rain")))
        }
        #expect(paths.contains("shows/minutes/media/rain.txt"))
        #expect(!paths.contains { $0.contains("Content") || $0.contains("Themes") || $0.contains("notes") })
        #expect(built.counts.episodes == 1)
        let styles = built.paths.filter { $0.hasSuffix(".css") && built.text($0)?.contains("#123456") ?? false }
        #expect(styles.count == 1 && styles[0].hasPrefix("shows/minutes/theme/"))
    }

    @Test func addressesAreBelowTheSite() async throws {
        let built = try await SampleSite(content: Self.files).build()
        let feed = try #require(built.text("shows/minutes/feed.xml"))
        #expect(feed.contains("https://example.com/show/shows/minutes/episodes/rain/"))
        #expect(try #require(built.text("feed.xml")).contains("https://example.com/show/episodes/grid/"))
        #expect(try !#require(built.text("sitemap.xml")).contains("shows"))
        let robots = try #require(built.text("robots.txt"))
        #expect(
            robots.hasSuffix(
                """

                Sitemap: https://example.com/show/sitemap.xml
                Sitemap: https://example.com/show/shows/minutes/sitemap.xml

                """))
        #expect(try #require(built.text("shows/minutes/404.html")).contains("\"/show/shows/minutes/"))
    }

    @Test func problemsNameTheFilesOfTheShow() async throws {
        let site = try SampleSite(
            content: Self.files.merging([
                "shows/minutes/Content/episodes/wind.md": "---\ntitle: Wind\ndate: soon\n---\n",
                "about.md": "---\ntitle: About\n---\n[gone](/shows/minutes/episodes/gone/)\n",
            ]) { $1 })
        let failure = await #expect(throws: BuildFailure.self) { try await site.build() }
        let found = try #require(failure).diagnostics.filter { $0.severity == .error }
        #expect(found.map(site.shortPath) == ["Content/shows/minutes/Content/episodes/wind.md"])
        #expect(found.first?.position?.line == 3)
        try site.folder.add(["Content/shows/minutes/Content/episodes/wind.md": episode("Wind")])
        let built = try await site.build()
        #expect(built.diagnostics.map(site.shortPath) == ["Content/about.md"])
    }

    @Test func otherFoldersOfShowsArePages() async throws {
        let built = try await SampleSite(content: [
            "episodes/grid.md": episode("Grid"), "shows/index.md": "---\ntitle: Shows\n---\n",
            "shows/one/index.md": "---\ntitle: One\n---\n",
            "shows/Content/site.md": "---\ntitle: Not a show\n---\n",
        ]).build()
        #expect(
            built.paths.filter { $0.hasPrefix("shows/") && $0.hasSuffix(".html") } == [
                "shows/content/site/index.html", "shows/index.html", "shows/one/index.html",
            ])
    }

    @Test func changesOfShowsAreNoticed() async throws {
        let sample = try SampleSite(content: Self.files)
        var site = sample.site
        site.options.program = "1"
        site.options.cacheFolder = ".sitegen"
        let output = site.folder + "/Output"
        #expect(try await site.build(into: output).publication.written > 0)
        #expect(try await site.build(into: output).publication.written == 0)
        let folder = sample.folder
        try folder.add(["Content/shows/minutes/Content/episodes/rain.md": episode("Rain", body: "Changed.")])
        #expect(try await site.build(into: output).publication.written > 0)
        #expect(try folder.contents("Output")["shows/minutes/episodes/rain/index.html"]?.contains("Changed.") == true)
        #expect(try !folder.contents("Content").keys.contains { $0.contains("shows") && $0.contains("episodes.lock") })
    }

    @Test func theNextChangeMayBeInAShow() async throws {
        let later = ["shows/minutes/Content/episodes/snow.md": episode("Snow", date: "2026-07-01")]
        let built = try await SampleSite(content: Self.files.merging(later) { $1 }).build()
        #expect(built.nextChange != nil)
        #expect(try await SampleSite(content: Self.files).build().nextChange == nil)
    }
}

import SiteBuilder
import SiteEpisodes
import Testing

@Suite struct LanguagesTests {
    private func site() throws -> SampleSite {
        try SampleSite(content: [
            "site.yml":
                "title: Grid talk\nbaseURL: https://example.com/show/\nmenu: [{ title: Home, url: / }]\n",
            "fa.md": "---\ntitle: خانه\nlang: fa\ntranslationOf: about.md\nsections: [{ layout: feed }]\n---\n",
            "about.md": "---\ntitle: About\n---\n",
            "episodes/a.md": episode("Grids", "duration: 1:02:03", "season: 2"),
            "episodes/a.fa.md": episode("شبکه", "lang: fa", "duration: 1:02:03", "slug: shabake"),
            "episodes/b.md": episode("Rows", date: "2026-04-01", "season: 2", "number: 12"),
        ])
    }

    @Test func aPageIsInItsLanguage() async throws {
        let built = try await site().build()
        let page = try #require(built.text("fa/index.html"))
        for expected in [
            "<html lang=\"fa\" dir=\"rtl\">", "پرش به محتوا", "<span dir=\"auto\" lang=\"en\">Grid talk</span>",
            "<a href=\"../index.html\" dir=\"auto\" lang=\"en\">Home</a>",
            "<time datetime=\"2026-05-01\">۱ مه ۲۰۲۶</time>",
            "<span class=\"card-number\">۱۲</span>", "<span class=\"card-season\" dir=\"auto\">فصل ۲</span>",
            // The Persian translation, which needs no mark, and an episode only in English, which does.
            "<h3 class=\"card-title\" dir=\"auto\"><a class=\"card-link\" href=\"../episodes/shabake/index.html\">شبکه</a></h3>",
            "<h3 class=\"card-title\" dir=\"auto\" lang=\"en\"><a class=\"card-link\" href=\"../episodes/b/index.html\">Rows</a></h3>",
            "۱ ساعت و ۲ دقیقه",
        ] {
            #expect(page.contains(expected), "\(expected)")
        }
        #expect(!page.contains("episodes/a/"))
        let home = try #require(built.text("index.html"))
        #expect(home.contains("<html lang=\"en\" dir=\"ltr\">") && home.contains(">Grids</a>"))
        #expect(!home.contains("شبکه") && !home.contains("lang=\"en\"><a class"))
    }

    @Test func versionsNameEachOther() async throws {
        let built = try await site().build()
        let alternates = [
            "<link rel=\"alternate\" hreflang=\"en\" href=\"https://example.com/show/episodes/a/\">",
            "<link rel=\"alternate\" hreflang=\"fa\" href=\"https://example.com/show/episodes/shabake/\">",
        ]
        for (path, link) in [
            (
                "episodes/a/index.html",
                "<a href=\"../../episodes/shabake/index.html\" rel=\"alternate\" hreflang=\"fa\" lang=\"fa\" dir=\"auto\">فارسی</a>"
            ),
            (
                "episodes/shabake/index.html",
                "<a href=\"../../episodes/a/index.html\" rel=\"alternate\" hreflang=\"en\" lang=\"en\" dir=\"auto\">English</a>"
            ),
        ] {
            let page = try #require(built.text(path))
            for line in alternates + [link] { #expect(page.contains(line), "\(path): \(line)") }
            #expect(page.ranges(of: "class=\"translations\"").count == 1)
        }
        #expect(built.text("episodes/b/index.html")?.contains("hreflang") == false)
        #expect(
            built.text("fa/index.html")?.contains("hreflang=\"en\" href=\"https://example.com/show/about/\"") == true)
        let sitemap = try #require(built.text("sitemap.xml"))
        #expect(sitemap.contains("xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""))
        let link = "<xhtml:link rel=\"alternate\" hreflang=\"fa\" href=\"https://example.com/show/episodes/shabake/\"/>"
        #expect(sitemap.ranges(of: link).count == 2)
    }

    /// Feeds and lists that no page asks for are in the site's language.
    @Test func feedsShowEachOnce() async throws {
        let built = try await site().build()
        let feed = try #require(built.text("feed.xml"))
        #expect(feed.contains("Grids") && feed.contains("Rows") && !feed.contains("شبکه"))
        #expect(built.text("seasons/2/index.html")?.contains("<title>Season 2 · Grid talk</title>") == true)
    }

    /// Entries lead to versions in the page's language, with the title of `titles`, of the version, or of the site.
    @Test func theMenuFollowsThePage() async throws {
        let menu = """
            menu:
              - { title: Start, url: /, titles: { fa: آغاز } }
              - { title: Us, url: /about/ }
              - { title: Lesson, url: /episodes/a/, titles: { nl: Les, fa: درس } }
              - { title: Rows, url: /episodes/b/ }
              - { title: In Persian, url: /about-fa/ }
              - { title: Code, url: "https://code.example/", titles: { fa: کد } }
            """
        let built = try await SampleSite(content: [
            "site.yml": "title: Grid talk\nbaseURL: https://example.com/\n" + menu + "\n",
            "index.md": "---\ntitle: Grid talk\n---\n",
            "index.fa.md": "---\ntitle: گفتگو\n---\n", "about.md": "---\ntitle: About us\n---\n",
            "about.fa.md": "---\ntitle: درباره\n---\n", "episodes/a.md": episode("Grids"),
            "episodes/a.fa.md": episode("شبکه", "lang: fa"), "episodes/b.md": episode("Rows", date: "2026-04-01"),
        ]).build()
        #expect(built.diagnostics.isEmpty)
        let persian = try #require(built.text("about-fa/index.html"))
        for entry in [
            "href=\"../fa/index.html\" dir=\"auto\">آغاز</a>",
            "href=\"../about-fa/index.html\" dir=\"auto\" aria-current=\"page\">درباره</a>",
            "href=\"../episodes/a-fa/index.html\" dir=\"auto\">درس</a>",
            "href=\"../episodes/b/index.html\" dir=\"auto\" lang=\"en\">Rows</a>",
            "href=\"https://code.example/\" dir=\"auto\">کد</a>", "class=\"site-name\" href=\"../fa/index.html\"",
        ] {
            #expect(persian.contains(entry), "\(entry)")
        }
        let english = try #require(built.text("episodes/b/index.html"))
        for entry in [
            "href=\"../../about/index.html\" dir=\"auto\">Us</a>",
            "href=\"../../about-fa/index.html\" dir=\"auto\">In Persian</a>", ">Start</a>",
        ] {
            #expect(english.contains(entry), "\(entry)")
        }
    }

    @Test func missingWordsAreForDesigners() async throws {
        let built = try await SampleSite(content: ["episodes/a.md": episode("A", "lang: nl")]).build()
        #expect(built.diagnostics.isEmpty)
        #expect(built.themeHints.map(\.id) == ["words.no-language"])
    }
}

import SiteDiagnostics
import Testing

@testable import SiteEpisodes

@Suite struct AddressAssignmentTests {
    /// Paths with front matter, and the resulting addresses.
    @Test(arguments: [
        (["a.md": ""], ["a.md": "/episodes/a/"]),
        (["042 - Grid & Flex.md": ""], ["042 - Grid & Flex.md": "/episodes/042-grid-flex/"]),
        (["a.md": "slug: My Slug"], ["a.md": "/episodes/my-slug/"]),
        (["a.md": "slug: \"100\""], ["a.md": "/episodes/100/"]),
        (["a.md": "url: /old/place.html"], ["a.md": "/old/place.html"]),
        (["a.md": "permalink: /:year/:month/:title:output_ext"], ["a.md": "/2026/01/a.html"]),
        (["042-a/index.md": ""], ["042-a/index.md": "/episodes/042-a/"]),
        (["2026-01-05-news.md": ""], ["2026-01-05-news.md": "/episodes/news/"]),
        (
            ["2026-01-05-news.md": "", "2026-02-05-news.md": ""],
            ["2026-01-05-news.md": "/episodes/2026-01-05-news/", "2026-02-05-news.md": "/episodes/2026-02-05-news/"]
        ),
        (
            ["2026-01-05-news.md": "", "news.md": "", "2026-01-05-old.md": ""],
            [
                "2026-01-05-news.md": "/episodes/2026-01-05-news/", "news.md": "/episodes/news/",
                "2026-01-05-old.md": "/episodes/old/",
            ]
        ),
        (
            ["show/x/0100.md": "slug: \"100\"", "show/y/0100.md": "slug: \"100\"", "show/z/0100.md": ""],
            [
                "show/x/0100.md": "/episodes/show/x/100/", "show/y/0100.md": "/episodes/show/y/100/",
                "show/z/0100.md": "/episodes/0100/",
            ]
        ),
        (["100.md": "", "show/100.md": ""], ["100.md": "/episodes/100/", "show/100.md": "/episodes/show/100/"]),
        (["x/Grid.md": "", "y/grid.md": ""], ["x/Grid.md": "/episodes/x/grid/", "y/grid.md": "/episodes/y/grid/"]),
        (["a.md": "draft: true", "x/a.md": ""], ["x/a.md": "/episodes/a/"]),
    ])
    func addresses(files: [String: String], expected: [String: String]) throws {
        var content: [String: String] = [:]
        for (path, frontMatter) in files {
            content["episodes/\(path)"] = "---\ntitle: T\ndate: 2026-01-01\n\(frontMatter)\n---\n"
        }
        let (catalog, diagnostics) = try interpreted(content)
        #expect(diagnostics.isEmpty)
        let found = catalog.episodes.map { ($0.id.replacing("episodes/", with: ""), $0.address.path) }
        #expect(Dictionary(uniqueKeysWithValues: found) == expected)
    }

    @Test func thePatternOfTheSite() throws {
        let (catalog, diagnostics) = try interpreted([
            "site.yml": "permalink: /:year/:slug/", "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\n---\n",
            "episodes/x/a.md": "---\ntitle: T\ndate: 2026-01-02\n---\n",
        ])
        #expect(catalog.episodes.map(\.address.path) == ["/2026/x/a/", "/2026/a/"])
        #expect(diagnostics.isEmpty)
    }

    @Test func aPatternMayBeTooLongForAName() throws {
        let (_, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nslug: \(String(repeating: "a", count: 150))\n"
                + "url: /:slug-:slug/\n---\n"
        ])
        #expect(diagnostics.ids == ["address.permalink"])
        #expect(diagnostics.first?.position == .init(line: 5, column: 6))
    }

    @Test func twoClaimsNameBothFiles() throws {
        let (_, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nslug: straße\n---\n",
            "episodes/b.md": "---\ntitle: B\ndate: 2026-01-01\nslug: STRASSE\n---\n",
            "about.md": "---\ntitle: C\nurl: /episodes/x/\n---\n",
            "episodes/x.md": "---\ntitle: X\ndate: 2026-01-01\n---\n",
        ])
        #expect(
            diagnostics.lines == [
                "Content/about.md:3:6: error: this file has the same address as Content/episodes/x.md: /episodes/x/ "
                    + "[address.claimed-twice]",
                "Content/episodes/b.md:4:7: error: this file has the same address as "
                    + "Content/episodes/a.md: /episodes/strasse/ [address.claimed-twice]",
            ])
    }

    @Test func aliasesGiveWay() throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-02\naliases: [/34, /episodes/b/, /episodes/a/]\n---\n",
            "episodes/b.md": "---\ntitle: B\ndate: 2026-01-01\nredirect_from: /34/\n---\n",
        ])
        #expect(catalog.episodes.map { $0.aliases.map(\.path) } == [["/34/"], []])
        #expect(diagnostics.ids == ["address.alias-taken", "address.alias-taken"])
    }

    @Test(arguments: [
        ("about.md", "", "/about/"), ("index.md", "", "/"), ("404.md", "", "/404.html"),
        ("docs/index.md", "", "/docs/"),
        ("docs/How To.md", "", "/docs/how-to/"), ("about.md", "url: /me/", "/me/"), ("about.md", "slug: me", "/me/"),
        ("episodes/index.md", "", "/episodes/"),
    ])
    func pages(path: String, frontMatter: String, address: String) throws {
        let (catalog, _) = try interpreted([path: "---\ntitle: T\n\(frontMatter)\n---\n"])
        #expect(catalog.pages.first { $0.id == path }?.address.path == address)
    }
}

import Foundation
import SiteBuilder
import TestSupport
import Testing

/// The metadata of the pages of a built site.
@Suite struct FoundPagesTests {
    private static let content = [
        "index.md":
            "---\ntitle: Lessons\ndescription: All of them\nsections: [{ source: episodes, paginate: true }]\n---\n",
        "about.md": "---\ntitle: About\nimage: media/a.gif\n---\n",
        "episodes/a.md": episode("Grids", "collection: Course", "tags: css", "season: 2", body: "What a grid is."),
        "episodes/b.md": episode("Rows", date: "2026-04-01", "collection: Course", "season: 2", "image: media/a.gif"),
        "collections/course.yml": "image: media/a.gif\ndescription: In order\n", "media/a.gif": SamplePictures.dot,
    ]

    private func site(_ settings: String = "", base: Bool = true) -> [String: String] {
        let address = base ? "baseURL: https://example.com/show/\n" : ""
        return Self.content.merging(["site.yml": "title: Grid talk\npagination: 1\n\(address)\(settings)"]) { $1 }
    }

    @Test(
        "each kind of page says what it is",
        arguments: [
            ("index.html", "Lessons", "All of them", ["WebSite"]),
            ("page/1/index.html", "Lessons · Page 1", "All of them", []),
            ("about/index.html", "About", nil, []),
            ("episodes/a/index.html", "Grids", "What a grid is.", ["Episode", "BreadcrumbList"]),
            ("collections/course/index.html", "Course", "In order", ["ItemList", "BreadcrumbList"]),
            (
                "collections/course/page/2/index.html", "Course · Page 2", "In order",
                ["ItemList", "BreadcrumbList"]
            ),
            ("seasons/2/index.html", "Season 2", nil, ["CreativeWorkSeason", "ItemList", "BreadcrumbList"]),
            ("tags/css/index.html", "css", nil, ["BreadcrumbList"]),
            ("tags/index.html", "Tags", nil, ["BreadcrumbList"]),
        ] as [(String, String, String?, [String])])
    func pages(path: String, title: String, summary: String?, types: [String]) async throws {
        let built = try await SampleSite(content: site()).build()
        let tags = HTMLTokenizer(Array(try #require(built.text(path)).utf8)).tags
        func content(_ property: String) -> [String] {
            tags.filter { $0.attributes["property"] == property }.compactMap { $0.attributes["content"] }
        }
        #expect(content("og:title") == [title])
        #expect(content("og:description") == [summary].compactMap(\.self))
        #expect(content("og:url") == ["https://example.com/show/" + path.replacing("index.html", with: "")])
        #expect(
            content("og:url")
                == tags.filter { $0.attributes["rel"] == "canonical" }.compactMap { $0.attributes["href"] })
        let data = tags.filter { $0.attributes["type"] == "application/ld+json" }
        #expect(data.count == (types.isEmpty ? 0 : 1))
        let graph = try data.first.map { tag in
            let document = try JSONSerialization.jsonObject(with: Data(tag.text.utf8)) as? [String: Any]
            return (document?["@graph"] as? [[String: Any]] ?? []).compactMap { $0["@type"] as? String }
        }
        #expect((graph ?? []) == types)
    }

    /// A page without a description has no description tags.
    @Test(arguments: [
        "![](media/a.gif)", "", "---", "<audio src='a.mp3'></audio>", "```\n\n```", "<br>", "[](about.md)",
        "# A", "<!-- words -->", "&nbsp;", "\u{3000}",
    ])
    func noWords(body: String) async throws {
        var files = site()
        files["episodes/c.md"] = episode("Silence", "description: ' '", body: body)
        let html = try #require(try await SampleSite(content: files).build().text("episodes/c/index.html"))
        let tags = HTMLTokenizer(Array(html.utf8)).tags
        for tag in tags where tag.attributes["property"] != nil || tag.attributes["name"] == "description" {
            #expect(tag.attributes["content"]?.contains { !$0.isWhitespace } == true, "\(tag.attributes)")
        }
        #expect(!html.contains(#""description":"""#) && !html.contains(#""description":" "#))
    }

    @Test func aListGoesOnWhereItStopped() async throws {
        let built = try await SampleSite(content: site()).build()
        let second = try #require(built.text("collections/course/page/2/index.html"))
        #expect(second.contains("\"position\":2,\"url\":\"https://example.com/show/episodes/a/\",\"name\":\"Grids\""))
        #expect(try #require(built.text("collections/course/index.html")).contains("\"numberOfItems\":2"))
    }

    @Test(arguments: ["404.html", "search/index.html"])
    func whatIsNotToBeFoundTellsNothing(path: String) async throws {
        let page = try #require(try await SampleSite(content: site()).build().text(path))
        #expect(!page.contains("og:") && !page.contains("ld+json"))
    }

    @Test func withoutAPublicAddressThereIsNoneOfIt() async throws {
        let built = try await SampleSite(content: site(base: false)).build()
        #expect(built.diagnostics.map(\.id) == ["publishing.no-base-url"])
        #expect(!built.paths.contains { $0.hasSuffix("oembed.json") })
        for path in built.paths where path.hasSuffix(".html") {
            let page = try #require(built.text(path))
            #expect(!page.contains("og:") && !page.contains("ld+json"), "\(path)")
            if !page.contains("http-equiv") { #expect(page.contains("rel=\"manifest\""), "\(path)") }
        }
        #expect(built.paths.contains("site.webmanifest"))
    }

    @Test(
        "takes the icon of the site before that of the theme",
        arguments: [
            (
                "", "<link rel=\"icon\" href=\"../../theme/favicon.svg\" type=\"image/svg+xml\">", false,
                "theme/favicon.svg"
            ),
            (
                "icon: media/i.svg", "<link rel=\"icon\" href=\"../../media/i.svg\" type=\"image/svg+xml\">", false,
                "media/i.svg"
            ),
            (
                "favicon: https://e.com/i.png", "<link rel=\"icon\" href=\"https://e.com/i.png\" type=\"image/png\">",
                true,
                "https://e.com/i.png"
            ),
        ])
    func icons(line: String, link: String, hasTouchIcon: Bool, source: String) async throws {
        var content = site(line + "\n")
        content["media/i.svg"] = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        let built = try await SampleSite(content: content).build()
        let page = try #require(built.text("episodes/a/index.html"))
        #expect(page.withoutAssetDigests.contains(link))
        #expect(page.contains("<link rel=\"manifest\" href=\"../../site.webmanifest\">"))
        #expect(page.contains("rel=\"apple-touch-icon\"") == hasTouchIcon)
        #expect(built.text("site.webmanifest")?.withoutAssetDigests.contains("\"src\": \"\(source)\"") == true)
        #expect(built.text("site.webmanifest")?.contains("\"background_color\": \"#fcfaf6\"") == true)
    }

    @Test func theSitemapNamesPictures() async throws {
        let built = try await SampleSite(content: site()).build()
        let sitemap = try #require(built.text("sitemap.xml"))
        let image = "<image:loc>https://example.com/show/media/a.gif</image:loc>"
        // The episode with the picture and the collection's two pages, but not the about page, whose picture is only
        // for cards.
        #expect(sitemap.ranges(of: image).count == 3)
    }
}

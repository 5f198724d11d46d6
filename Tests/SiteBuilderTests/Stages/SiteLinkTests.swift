import SiteBuilder
import SiteDiagnostics
import Testing

/// Links in plans and settings are resolved like links in bodies.
@Suite struct SiteLinkTests {
    private static let content = [
        "episodes/001-rows.md": episode("Rows", "tags: [grid]"),
        "episodes/003-later.md": episode("Later", "draft: true"),
        "about.md": "---\ntitle: About\naliases: [/who/]\n---\n",
        "media/map.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ]

    private func built(_ more: String, settings: String = "") async throws -> BuiltSite {
        let page = "---\ntitle: T\nsections:\n  - title: A\n    more: \(more)\n---\n"
        let site = "title: T\nbaseURL: https://example.com/show/\n\(settings)"
        return try await SampleSite(content: Self.content.merging(["index.md": page, "site.yml": site]) { $1 }).build()
    }

    @Test(arguments: [
        ("/tags/", "tags/index.html"), ("/tags/grid/", "tags/grid/index.html"), ("tags/grid/", "tags/grid/index.html"),
        ("/", "index.html"),
        ("about.md", "about/index.html"), ("episodes/001-rows.md#a", "episodes/001-rows/index.html#a"),
        ("/who/", "who/index.html"), ("/media/map.svg", "media/map.svg"), ("/feed.xml", "feed.xml"),
        ("https://example.org/x", "https://example.org/x"),
    ])
    func links(more: String, address: String) async throws {
        let built = try await built("'\(more)'")
        #expect(built.diagnostics == [])
        #expect(try #require(built.text("index.html")).contains("<a class=\"section-more\" href=\"\(address)\""))
    }

    @Test(arguments: [
        ("/categories/", "content.broken-link", "the site has no '/categories/'"),
        ("/tags/gird/#x", "content.broken-link", "the site has no '/tags/gird/'"),
        ("none.md", "content.broken-link", "the site has no 'none.md'"),
        ("../x.md", "content.broken-link", "there is no file '../x.md'"),
        ("episodes/003-later.md", "content.link-to-withheld", "'episodes/003-later.md' is not published"),
    ])
    func brokenLinks(more: String, id: String, message: String) async throws {
        let built = try await built(more)
        let said = try #require(built.diagnostics.first)
        #expect(built.diagnostics.count == 1)
        #expect(said.id == id && said.severity == .warning)
        #expect(said.message.contains(message), "\(said.message)")
        #expect(said.path?.hasSuffix("Content/index.md") == true)
        #expect(said.position == SourcePosition(line: 5, column: 11))
    }

    @Test func theMenu() async throws {
        let settings = "menu:\n  - { title: About, url: /about/ }\n  - { title: Categories, url: /categories/ }\n"
        let said = try await built("/", settings: settings).diagnostics
        #expect(said.map(\.id) == ["content.broken-link"])
        #expect(said.first?.path?.hasSuffix("Content/site.yml") == true)
        #expect(said.first?.position?.line == 5)
    }

    /// An address in a body also refers to the site.
    @Test func bodies() async throws {
        let about = "---\ntitle: About\n---\n\n[all](/categories/) [tags](/tags/) [one](/tags/grid/)\n"
        let built = try await SampleSite(content: Self.content.merging(["about.md": about]) { $1 }).build()
        #expect(built.diagnostics.map(\.message) == ["this link leads nowhere, because the site has no '/categories/'"])
        #expect(built.diagnostics.first?.position == SourcePosition(line: 5, column: 1))
    }
}

import SiteBuilder
import Testing

@Suite struct NotesTests {
    private static let content = [
        "episodes/001-rows.md": episode("Rows", "tags: [grid]", body: "## Tracks"),
        "episodes/002-gaps/index.md": episode("Gaps"),
        "episodes/002-gaps/plan.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "episodes/003-later.md": episode("Later", "draft: true"), "about.md": "---\ntitle: About\n---\n",
    ]

    /// A link in an episode's notes, and the resulting address.
    @Test(arguments: [
        ("[x](001-rows.md)", "../001-rows/index.html"), ("[x](001-rows.md#tracks)", "../001-rows/index.html#tracks"),
        ("[x](episodes/001-rows.md)", "../001-rows/index.html"), ("[x](../about.md)", "../../about/index.html"),
        ("[x](/about.md)", "../../about/index.html"), ("[x](/tags/grid/)", "../../tags/grid/index.html"),
        ("[x](#here)", "#here"),
        ("[x](002-gaps/index.md)", "../002-gaps/index.html"), ("![x](002-gaps/plan.svg)", "../002-gaps/plan.svg"),
        ("[x](https://example.org/a.md)", "https://example.org/a.md"),
        ("[x](mailto:a@example.org)", "mailto:a@example.org"),
    ])
    func links(markdown: String, address: String) async throws {
        let content = Self.content.merging(["episodes/notes.md": episode("Notes", body: markdown)]) { $1 }
        let built = try await SampleSite(content: content).build()
        let html = try #require(built.text("episodes/notes/index.html"))
        #expect(html.contains("href=\"\(address)\"") || html.contains("src=\"\(address)\""))
        #expect(built.diagnostics == [])
    }

    @Test(arguments: [
        ("[x](004-none.md#a)", "content.broken-link", "there is no file '004-none.md'"),
        ("![x](none.png)", "content.broken-link", "this picture leads nowhere"),
        ("[x](003-later.md)", "content.link-to-withheld", "'episodes/003-later.md' is not published"),
        ("[x](../../site.yml)", "content.broken-link", "there is no file '../../site.yml'"),
    ])
    func brokenLinks(markdown: String, id: String, message: String) async throws {
        let content = Self.content.merging(["episodes/notes.md": episode("Notes", body: "One\n\ntwo \(markdown)")]) {
            $1
        }
        let built = try await SampleSite(content: content).build()
        let diagnostic = try #require(built.diagnostics.first)
        #expect(built.diagnostics.count == 1)
        #expect(diagnostic.id == id && diagnostic.severity == .warning)
        #expect(diagnostic.message.contains(message))
        #expect(diagnostic.position?.line == 7)
        #expect(diagnostic.position?.column == 5)
    }
}

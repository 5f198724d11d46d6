import SiteBuilder
import Testing

/// Badges of many lists are made once, and each cell still has its own.
@Suite struct CommonBadgesTests {
    private static let files = [
        "Content/site.yml": "title: T\nbaseURL: https://example.com/\ntheme: Own\n",
        "Content/episodes/1.md": episode("One", date: "2026-05-01", "season: 1", "tags: [a, b, c]"),
        "Content/episodes/2.md": episode("Two", date: "2026-05-02", "season: 2", "tags: [a, b, c]"),
        "Content/es.md": "---\ntitle: Inicio\nlang: es\nsections:\n  - { source: episodes, layout: feed }\n---\n",
        "Themes/Own/theme.yml": "name: Own\n",
        "Themes/Own/templates/supplementary-badge-new.mustache":
            "{{season}}{{#isNewest}}, {{words.newest}}{{/isNewest}}\n",
    ]

    private static func badges(in html: String) -> [String] {
        html.split(separator: "<span class=\"cl-supplementary-badge-new\">").dropFirst().map { rest in
            String(rest.prefix { $0 != "<" })
        }
    }

    @Test(arguments: ["a", "b", "c"])
    func eachCellHasItsOwn(tag: String) async throws {
        let built = try await SampleSite(Self.files).build()
        let html = try #require(built.text("tags/\(tag)/index.html"))
        #expect(Self.badges(in: html) == ["Season 2, New", "Season 1"])
    }

    @Test func inTheLanguageOfThePage() async throws {
        let built = try await SampleSite(Self.files).build()
        let html = try #require(built.text("es/index.html"))
        #expect(Self.badges(in: html) == ["Temporada 2, Nuevo", "Temporada 1"])
    }

    /// Cells of one layout that differ in kind.
    @Test func kindsThatSomeCellsHave() async throws {
        var files = Self.files
        files["Themes/Own/layouts/feed.yml"] = """
            section:
              group:
                axis: horizontal
                size: 1w x 50
                subitems:
                  - { size: 0.5w x 1h, supplementaryItems: [{ kind: badge-new, size: 9 x 9, containerAnchor: top }] }
                  - { size: 0.5w x 1h }
            """
        let built = try await SampleSite(files).build()
        let html = try #require(built.text("tags/a/index.html"))
        #expect(Self.badges(in: html) == ["Season 2, New"])
    }
}

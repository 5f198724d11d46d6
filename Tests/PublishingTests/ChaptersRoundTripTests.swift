import SiteEpisodes
import Testing

/// Published chapters that a second episode uses as its chapters file equal the original chapters.
@Suite struct ChaptersRoundTripTests {
    private static let settings = "title: T\nbaseURL: https://example.com/show/\n"

    @Test func everyField() async throws {
        let (texts, catalog, _, _) = try await published([
            "site.yml": Self.settings,
            "episodes/a.md": """
            ---
            title: "A \\"b\\" </script>"
            date: 2026-01-01
            chapters:
              - { start: 0, title: "Zwei – ü & <b>", url: "https://example.org/?a=1&b=2" }
              - { start: 61, title: Pictures, image: "https://example.org/a.png" }
              - { start: 62.5, end: 70.25, title: Short, location: Vienna }
              - { start: 80.001, end: 1:20.999, title: Far, location: { name: Brenner, geo: "47.00,11.51", osm: N1 } }
              - { start: 1:02:03, title: Hidden, toc: false }
            ---
            """,
        ])
        let written = try #require(catalog.episodes.first?.chapters)
        #expect(written.count == 5)
        #expect(written.map(\.milliseconds) == [0, 61_000, 62_500, 80_001, 3_723_000])
        #expect(written.map(\.end) == [nil, nil, 70_250, 80_999, nil])
        #expect(written.map(\.location?.geo) == [nil, nil, nil, "geo:47.00,11.51", nil])
        let file = try #require(texts["episodes/a/chapters.json"])
        let again = try await published([
            "site.yml": Self.settings, "episodes/b.md": "---\ntitle: B\ndate: 2026-01-01\n---\n",
            "episodes/b.chapters.json": file,
        ])
        #expect(again.catalog.episodes.first?.chapters == written)
        #expect(again.diagnostics.isEmpty)
    }

    /// Pictures of the site get absolute addresses, which players elsewhere can load.
    @Test func ownPictures() async throws {
        let (texts, _, _, _) = try await published([
            "site.yml": Self.settings, "media/a.png": "x",
            "episodes/a.md":
                "---\ntitle: A\ndate: 2026-01-01\nchapters: [{ start: 0, title: B, image: /media/a.png }]\n---\n",
        ])
        #expect(texts["episodes/a/chapters.json"]?.contains(#""img": "https://example.com/show/media/a.png""#) == true)
    }
}

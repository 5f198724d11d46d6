import SiteBuilder
import Testing

@Suite struct ComposeTests {
    private func sections(_ content: [String: String], settings: String = "") async throws -> [String] {
        let settings = "title: T\nbaseURL: https://example.com/\npagination: 2\n" + settings
        return try await SampleSite(content: content.merging(["site.yml": settings]) { $1 }).build().sections
    }

    private let five = Dictionary(
        uniqueKeysWithValues: (1...5).map {
            ("episodes/\($0).md", episode("Number \($0)", date: "2026-05-0\($0)", "tags: [css]"))
        })

    @Test func aSiteWithoutPagesGetsItsFeedAndLists() async throws {
        #expect(
            try await sections(five) == [
                "/: section-1 feed 3", "/page/1/: section-1 feed 2", "/tags/css/: episodes feed 3",
                "/tags/css/page/1/: episodes feed 2",
            ])
    }

    @Test func laterPagesHoldTheSectionThatGoesOn() async throws {
        let page = """
            ---
            title: Library
            sections:
              - { title: New, limit: 1, layout: mosaic }
              - { title: All, paginate: true, layout: list }
              - { title: Topics, source: tags, layout: grid }
            ---
            """
        let found = try await sections(five.merging(["library.md": page]) { $1 })
        #expect(
            found.filter { $0.hasPrefix("/library/") } == [
                "/library/: new mosaic 1, all list 3, topics grid 1", "/library/page/1/: all list 2",
            ])
    }

    @Test func idsOfSectionsAreUniqueOnTheirPage() async throws {
        let page = """
            ---
            title: T
            sections:
              - { title: Latest, limit: 1 }
              - { title: "Latest!", limit: 1 }
              - { limit: 1 }
              - { title: " ", limit: 1 }
              - { title: Latest 2, limit: 1 }
            ---
            """
        let home = try #require(try await sections(five.merging(["index.md": page]) { $1 }).first)
        let ids = home.dropFirst(3).split(separator: ", ").map { $0.split(separator: " ")[0] }
        #expect(ids == ["latest", "latest-2", "section-3", "section-4", "latest-2-2"])
    }

    @Test func anEpisodeShowsLayoutsOfItsOwn() async throws {
        let lesson = episode(
            "Squares", "sections:", "  - source: placeholders", "    count: 5", "    layout:", "      section:",
            "        group: { axis: horizontal, size: 1w x 0.5w, subitem: { size: 1w x 1h }, count: 2 }")
        let found = try await sections(["episodes/squares.md": lesson])
        #expect(found == ["/: section-1 feed 1", "/episodes/squares/: section-1 - 5"])
    }

    @Test func theThemeLaysOutListsThatNameNoLayout() async throws {
        var files = Dictionary(uniqueKeysWithValues: five.map { ("Content/" + $0.key, $0.value) })
        files["Content/site.yml"] = "title: T\nbaseURL: https://example.com/\ntheme: Plain\n"
        files["Content/index.md"] = "---\ntitle: T\nsections: [{ title: A }, { layout: feed }]\n---\n"
        files["Themes/Plain/theme.yml"] = "layouts: { home: grid, tags: list }\n"
        let found = try await SampleSite(files).build().sections
        #expect(found == ["/: a grid 5, section-2 feed 5", "/tags/css/: episodes list 5"])
    }

    @Test func aPageOfAnEmptySectionStands() async throws {
        let page = "---\ntitle: T\nsections: [{ source: collections, paginate: true }]\n---\n"
        #expect(try await sections(five.merging(["shelf.md": page]) { $1 }).contains("/shelf/: section-1 feed 0"))
    }
}

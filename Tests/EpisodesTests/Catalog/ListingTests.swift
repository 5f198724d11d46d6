import Testing

@testable import SiteEpisodes

@Suite struct ListingTests {
    private func site(_ frontMatters: [String], _ files: [String: String] = [:]) throws -> (Catalog, [String]) {
        var files = files
        for (index, frontMatter) in frontMatters.enumerated() {
            files["episodes/\(index).md"] = "---\ntitle: E\(index)\ndate: 2026-01-\(10 + index)\n\(frontMatter)\n---\n"
        }
        let (catalog, diagnostics) = try interpreted(files)
        return (catalog, diagnostics.lines)
    }

    @Test func tagsStayApartOrMergeWithAWarning() throws {
        let (catalog, lines) = try site([
            "tags: [c, C++, c#, c+, google, google+]", "tags: [open source, C, '🚀']", "tags: [open-source, index]",
            "tags: [open source, open-source, .net 9, '#!++']",
        ])
        let tags = catalog.listings(.tags).map { "\($0.slug.text): \($0.name) (\($0.episodeCount))" }
        #expect(
            tags.sorted() == [
                "c-plus-plus: C++ (1)", "c-plus: c+ (1)", "c-sharp: c# (1)", "c: C (2)", "dot-net-9: .net 9 (1)",
                "google-plus: google+ (1)", "google: google (1)", "index: index (1)",
                "number-sign-exclamation-mark-plus-sign-plus-sign: #!++ (1)", "open-source: open source (3)",
                "rocket: 🚀 (1)",
            ])
        #expect(
            lines == [
                "warning: 'open source' (2), 'open-source' (2) share the address /tags/open-source/ and are one tag "
                    + "[listing.merged]"
            ])
        let last = try #require(catalog.episode("episodes/3.md"))
        #expect(last.tags.map(\.name) == ["open source", ".net 9", "#!++"])
        #expect(last.tags[0].address.path == "/tags/open-source/")
    }

    @Test func collectionsTakeWordsFromTheirFiles() throws {
        let (catalog, lines) = try site(
            ["collection: grid", "series: The Grid", "course: [flex, Grid]", "album: other"],
            [
                "collections/grid.yml":
                    "title: The Grid\ndescription: All of<br>it\nimage: { src: cover.png, alt: A }\norder: 2\nextra: { a: 1 }",
                "collections/cover.png": "x", "collections/flex.yml": "order: newest\nweight: 1",
                "collections/unused.yml": "title: U",
            ])
        #expect(
            lines == [
                "Content/collections/unused.yml: warning: no episode names the collection 'unused' [listing.unused]"
            ])
        let collections = catalog.listings(.collections)
        #expect(collections.map(\.name) == ["flex", "The Grid", "other"])
        let grid = try #require(catalog.listing(.collections, Slug("grid")))
        #expect(grid.details.summary == "All of<br>it")
        #expect(grid.details.image?.location == .file(path: "collections/cover.png"))
        #expect(grid.details.image?.alternative == "A")
        #expect(grid.details.extra?["a"]?.integer == 1)
        #expect(grid.address.path == "/collections/grid/")
        #expect(catalog.episodes(of: grid).map(\.title) == ["E0", "E1", "E2"])
        #expect(catalog.episode("episodes/1.md")?.collections.map(\.name) == ["The Grid"])
    }

    /// Names that episodes write, the titles of collections by slug, and the resulting names.
    @Test(arguments: [
        (["a, a"], [:], ["a"]), (["A", "a", "a"], [:], ["a"]), (["x, A"], [:], ["x", "A"]),
        // By its title, by its slug, and by both.
        (["My Name"], ["n": "My Name"], ["My Name"]), (["n"], ["n": "My Name"], ["My Name"]),
        (["n, My Name"], ["n": "My Name"], ["My Name"]),
    ])
    func episodesNameTheirCollectionsAsTheseAreCalled(
        written: [String], titles: [String: String], expected: [String]
    ) throws {
        let files = titles.map { ("collections/\($0).yml", "title: \($1)") }
        let (catalog, lines) = try site(
            written.map { "collections: [\($0)]" }, Dictionary(uniqueKeysWithValues: files))
        let named = try #require(catalog.episode("episodes/0.md")).collections
        #expect(named.map(\.name) == expected)
        #expect(named.map { catalog.listing(.collections, $0.slug)?.term } == named)
        #expect(lines.isEmpty)
    }

    @Test func ofTwoFilesTheFirstCounts() throws {
        let (catalog, lines) = try site(
            ["collection: c"], ["collections/C.yml": "title: One", "collections/c.yaml": "title: Two"])
        #expect(catalog.listings(.collections).map(\.name) == ["One"])
        #expect(
            lines == [
                "Content/collections/c.yaml: warning: the collection 'c' is already described by "
                    + "Content/collections/C.yml [listing.defined-twice]"
            ])
    }

    @Test func collectionsOrderTheirEpisodes() throws {
        let (catalog, lines) = try site(
            ["collection: c\nviews: 1", "collection: c\nviews: 3", "collection: c"],
            ["collections/c.yml": "order: views"])
        let collection = try #require(catalog.listing(.collections, Slug("c")))
        #expect(catalog.episodes(of: collection).map(\.title) == ["E1", "E0", "E2"])
        #expect(lines.isEmpty)
    }

    @Test func tagsListNewestFirst() throws {
        let (catalog, _) = try site(["tags: a", "tags: a"])
        #expect(catalog.listing(.tags, Slug("a")).map { catalog.episodes(of: $0).map(\.title) } == ["E1", "E0"])
    }

    @Test func seasonsByNumber() throws {
        let (catalog, lines) = try site(["season: 10", "season: 2", "season: '02'", "season: Winter", "season: 2"])
        #expect(catalog.listings(.seasons).map(\.name) == ["Winter", "Season 2", "Season 10"])
        #expect(catalog.listings(.seasons).map(\.address.path) == ["/seasons/winter/", "/seasons/2/", "/seasons/10/"])
        #expect(catalog.listings(.seasons).map(\.episodeCount) == [1, 3, 1])
        #expect(lines.isEmpty)
    }

    @Test func peopleTakeTheirNamesFromTheirFiles() throws {
        let (catalog, lines) = try site(
            ["hosts: [wesbos, ann]", "guest: Ann"],
            ["people/wesbos.yml": "name: Wes Bos\nbio: Builds things\nwebsite: https://wesbos.com"])
        #expect(catalog.listings(.people).map(\.name) == ["Ann", "Wes Bos"])
        #expect(catalog.episode("episodes/0.md")?.hosts.map(\.person.name) == ["Wes Bos", "Ann"])
        #expect(catalog.listing(.people, Slug("wesbos"))?.details.link?.text == "https://wesbos.com")
        #expect(lines.isEmpty)
    }

    @Test(arguments: [
        ("- a", "Content/collections/c.yml:1:1: error: this file must be a map, not a list [listing.not-a-map]"),
        (
            "titel: x",
            "Content/collections/c.yml:1:1: warning: unknown key 'titel' (did you mean 'title'?) "
                + "[frontmatter.unknown-key]"
        ),
        (
            "order: newset",
            "Content/collections/c.yml:1:8: warning: 'order' cannot be 'newset' (did you mean 'newest'?) "
                + "[frontmatter.unknown-word]"
        ),
    ])
    func wrongFiles(text: String, line: String) throws {
        #expect(try site(["collection: c"], ["collections/c.yml": text]).1 == [line])
    }
}

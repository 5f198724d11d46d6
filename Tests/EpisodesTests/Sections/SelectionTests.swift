import Testing

@testable import SiteEpisodes

@Suite struct SelectionTests {
    private static let files = [
        "collections/one.yml": "title: Zeta\norder: 1", "collections/two.yml": "title: Alpha\norder: 2",
        "episodes/a.md":
            "---\ntitle: b title\ndate: 2026-01-01\nnumber: 1\ntags: [css, grid]\ncollection: one\nviews: 5\n"
            + "season: 1\nweight: 2\nhosts: Ann\n---\n",
        "episodes/b.md": "---\ntitle: A title\ndate: 2026-01-02\nnumber: 2\ntags: [css]\ncollection: two\nviews: 9\n"
            + "season: 2\nfeatured: true\n---\n",
        "episodes/c.md": "---\ntitle: C title\ndate: 2026-01-03\nnumber: 10\ntags: [swift]\ncollection: [one, two]\n"
            + "season: 2\nweight: 1\ncategories: [Video]\n---\n",
        "episodes/d.md": "---\ntitle: d title\n---\n",
        "a.svg": "<svg/>", "b.svg": "<svg/>", "albums/index.md": "---\ntitle: Albums\n---\n",
        "albums/b.md": "---\ntitle: Aah\ndate: 2026-01-01\n---\n",
        "albums/deep/a.md": "---\ntitle: Zoo\ndate: 2026-02-01\n---\n", "albums/c.md": "---\ntitle: Bee\n---\n",
        "albums/d.md": "---\ntitle: Hidden\ndraft: true\n---\n", "other.md": "---\ntitle: Other\n---\n",
    ]

    @Test(arguments: [
        ("source: episodes", ["c", "b", "a", "d"]),
        ("order: newest", ["c", "b", "a", "d"]),
        ("order: oldest", ["a", "b", "c", "d"]),
        ("order: number", ["a", "b", "c", "d"]),
        ("order: views", ["b", "a", "c", "d"]),
        ("order: title", ["b", "a", "c", "d"]),
        ("order: weight", ["c", "a", "b", "d"]),
        ("limit: 2", ["c", "b"]),
        ("where: { tag: css }", ["b", "a"]),
        ("where: { tag: CSS, season: 1 }", ["a"]),
        ("where: { tag: [grid, swift] }", ["c", "a"]),
        ("where: { collection: one }", ["c", "a"]),
        ("where: { collection: Zeta }", ["c", "a"]),
        ("where: { series: two, tag: css }", ["b"]),
        ("where: { featured: true }", ["b"]),
        ("where: { featured: false, season: 2 }", ["c"]),
        ("where: { person: Ann }", ["a"]),
        ("where: { category: video }", ["c"]),
        ("source: collections", ["Zeta", "Alpha"]),
        ("source: collections\n    order: title", ["Alpha", "Zeta"]),
        ("source: collections\n    order: views", ["Alpha", "Zeta"]),
        ("source: collections\n    order: oldest", ["Zeta", "Alpha"]),
        ("source: tags", ["css", "grid", "swift"]),
        ("source: tags\n    order: number", ["css", "grid", "swift"]),
        ("source: tags\n    order: newest", ["swift", "css", "grid"]),
        ("source: tags\n    order: oldest\n    limit: 1", ["grid"]),
        ("source: tags\n    where: { collection: one }", ["css", "grid", "swift"]),
        ("source: tags\n    where: { collection: one, season: 2 }", ["swift"]),
        ("source: seasons", ["Season 1", "Season 2"]),
        ("source: seasons\n    order: number", ["Season 1", "Season 2"]),
        ("source: seasons\n    order: newest", ["Season 2", "Season 1"]),
        ("source: categories", ["Video"]),
        ("source: people", ["Ann"]),
        ("source: pages\n    folder: albums", ["Aah", "Bee", "Zoo"]),
        ("source: pages\n    folder: /albums/\n    order: newest", ["Zoo", "Aah", "Bee"]),
        ("source: pages\n    folder: albums\n    order: oldest", ["Aah", "Zoo", "Bee"]),
        ("source: pages\n    folder: albums\n    order: title\n    limit: 2", ["Aah", "Bee"]),
        ("source: pages\n    folder: album", []),
        ("source: pictures\n    pictures: [/a.svg, { src: /b.svg, alt: Bee }]", ["a.svg", "b.svg"]),
        ("source: pictures\n    limit: 1\n    pictures: [/a.svg, /b.svg]", ["a.svg"]),
        ("source: placeholders\n    count: 3", ["1", "2", "3"]),
    ])
    func selects(plan: String, expected: [String]) throws {
        var files = Self.files
        files["index.md"] = "---\ntitle: Home\nsections:\n  - \(plan.replacing("\n    ", with: "\n    "))\n---\n"
        let (catalog, diagnostics) = try interpreted(files)
        #expect(diagnostics.ids == ["frontmatter.missing-date"])
        let entries = catalog.select(try #require(catalog.pages.first { $0.id == "index.md" }?.sections.first)).map {
            entry in
            switch entry {
            case .episode(let episode): episode.id.replacing("episodes/", with: "").replacing(".md", with: "")
            case .listing(let listing): listing.name
            case .page(let page): page.title
            case .picture(let picture, _): picture.location == .file(path: "a.svg") ? "a.svg" : "b.svg"
            case .theme(let theme): theme.name
            case .placeholder(let number): String(number)
            }
        }
        #expect(entries == expected)
    }
}

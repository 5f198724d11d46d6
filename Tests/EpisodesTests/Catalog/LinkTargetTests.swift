import Testing

@testable import Episodes

@Suite struct LinkTargetTests {
    @Test(arguments: [
        ("library.md", "about.md", "/library/", nil),
        ("episodes/012-grid.md#rows", "about.md", "/episodes/012-grid/", "rows"),
        ("012-grid.md", "episodes/bundle/index.md", nil, nil),
        ("../012-grid.md", "episodes/bundle/index.md", "/episodes/012-grid/", nil),
        ("cover.png", "episodes/bundle/index.md", "/episodes/bundle/cover.png", nil),
        ("cover%20two.png?v=1", "episodes/bundle/index.md", "/episodes/bundle/cover two.png", nil),
        ("media/x.mp3", "episodes/012-grid.md", "/media/x.mp3", nil),
        ("/media/x.mp3", "episodes/012-grid.md", "/media/x.mp3", nil),
        ("/tags/css/#top", "episodes/012-grid.md", "/tags/css/", "top"),
        ("/library.md", "episodes/012-grid.md", "/library/", nil),
        ("#notes", "about.md", nil, nil), ("https://e.com/library.md", "about.md", nil, nil),
        ("mailto:a@e.com", "about.md", nil, nil), ("../../../etc/passwd", "about.md", nil, nil),
        ("missing.md", "about.md", nil, nil), ("", "about.md", nil, nil),
    ])
    func target(written: String, from: String, path: String?, fragment: String?) throws {
        let page = "---\ntitle: T\ndate: 2026-01-01\n---\n"
        let (catalog, _) = try interpreted([
            "library.md": page, "about.md": page, "episodes/012-grid.md": page, "episodes/bundle/index.md": page,
            "episodes/bundle/cover.png": "x", "episodes/bundle/cover two.png": "x", "media/x.mp3": "x",
        ])
        let target = catalog.target(ofLink: written, in: from)
        #expect(target?.address.path == path)
        #expect(target?.fragment == fragment)
    }
}

import Testing

@testable import SiteEpisodes

@Suite struct LinkTargetTests {
    /// The suggested spelling if a special character belongs to the name of a missing file.
    @Test(
        arguments: [
            ("nope?.mp3", "nope%3F.mp3"), ("a #1.mp3", "a%20%231.mp3"), ("x.mp3#t=10", nil), ("#1.mp3", "%231.mp3"),
            ("why?#.png", "why%3F%23.png"), ("#.mp3", "%23.mp3"), ("a.jpg?v=2.jpg", nil), ("page?x=1", nil),
            ("C#", nil),
            ("in/C#/a.png", "in/C%23/a.png"), ("a.mp3", nil), ("#notes", nil), ("ü?.MP3", "ü%3F.MP3"),
            ("?.mp3", "%3F.mp3"),
        ] as [(String, String?)])
    func hints(written: String, file: String?) throws {
        let hint = WrittenPath.hint(for: written)
        #expect(hint?.hasSuffix(": '\(file ?? "")'") ?? (file == nil), "\(hint ?? "")")
    }

    @Test(arguments: [
        ("library.md", "about.md", "/library/"), ("episodes/012-grid.md#rows", "about.md", "/episodes/012-grid/#rows"),
        ("../012-grid.md", "episodes/bundle/index.md", "/episodes/012-grid/"),
        ("cover.png", "episodes/bundle/index.md", "/episodes/bundle/cover.png"),
        ("cover%20two.png?v=1", "episodes/bundle/index.md", "/episodes/bundle/cover two.png"),
        ("media/x.mp3", "episodes/012-grid.md", "/media/x.mp3"),
        ("/media/x.mp3", "episodes/012-grid.md", "/media/x.mp3"),
        ("/tags/css/#top", "episodes/012-grid.md", "/tags/css/#top"),
        ("/library.md", "episodes/012-grid.md", "/library/"),
        ("012-grid.md", "episodes/bundle/index.md", "nowhere"), ("missing.md", "about.md", "nowhere"),
        ("../../../etc/passwd", "about.md", "nowhere"), ("100%.md", "about.md", "nowhere"),
        ("#notes", "about.md", "elsewhere"), ("", "about.md", "elsewhere"), ("?a=b", "about.md", "elsewhere"),
        ("https://e.com/library.md", "about.md", "elsewhere"), ("//e.com/library.md", "about.md", "elsewhere"),
        ("mailto:a@e.com", "about.md", "elsewhere"),
        // If a file has these characters in its name, the link refers to the file.
        ("Part #2.mp3", "about.md", "/Part #2.mp3"), ("Part%20%232.mp3", "about.md", "/Part #2.mp3"),
        ("Part%20#2.mp3", "about.md", "/Part #2.mp3"), ("/Part #2.mp3", "episodes/012-grid.md", "/Part #2.mp3"),
        ("why?.pdf", "about.md", "/why?.pdf"), ("why%3F.pdf", "about.md", "/why?.pdf"),
        ("#1.mp3", "about.md", "/#1.mp3"), ("why?.pdf#page=2", "about.md", "nowhere"),
        ("why%3F.pdf#page=2", "about.md", "/why?.pdf#page=2"), ("50%25.md", "about.md", "/50/"),
        ("a#b.md#rows", "about.md", "nowhere"), ("a%23b.md#rows", "about.md", "/a-b/#rows"),
        ("a#b.md", "about.md", "/a-b/"),
        ("013-draft.md", "episodes/012-grid.md", "withheld episodes/013-draft.md"),
        ("013-draft.en.vtt", "episodes/012-grid.md", "withheld episodes/013-draft.en.vtt"),
        ("/episodes/013-draft.md", "about.md", "withheld episodes/013-draft.md"),
        ("014-draft/in/cover.png", "episodes/012-grid.md", "withheld episodes/014-draft/in/cover.png"),
        ("014-draft/shown.png", "episodes/012-grid.md", "/episodes/014-draft/shown.png"),
        ("draft.md", "about.md", "withheld draft.md"),
        ("014-draft.png", "episodes/012-grid.md", "/episodes/014-draft.png"),
    ])
    func target(written: String, from: String, expected: String) throws {
        let page = "---\ntitle: T\ndate: 2026-01-01\n---\n"
        let draft = "---\ntitle: T\ndate: 2026-01-01\ndraft: true\n---\n"
        let (catalog, _) = try interpreted([
            "library.md": page, "about.md": page, "episodes/bundle/index.md": page, "draft.md": draft,
            "episodes/012-grid.md": "---\ntitle: T\ndate: 2026-01-01\nimage: 014-draft/shown.png\n---\n",
            "episodes/013-draft.md": draft, "episodes/014-draft/index.md": draft,
            "Part #2.mp3": "x", "why?.pdf": "x", "#1.mp3": "x", "50%.md": page, "a#b.md": page,
            "episodes/bundle/cover.png": "x", "episodes/bundle/cover two.png": "x", "media/x.mp3": "x",
            "episodes/013-draft.en.vtt": "x", "episodes/014-draft/in/cover.png": "x",
            "episodes/014-draft/shown.png": "x", "episodes/014-draft.png": "x",
        ])
        let text =
            switch catalog.target(ofLink: written, in: from) {
            case .place(let address, let fragment): address.path + (fragment.map { "#" + $0 } ?? "")
            case .withheld(let path): "withheld " + path
            case .nowhere: "nowhere"
            case .elsewhere: "elsewhere"
            }
        #expect(text == expected)
    }
}

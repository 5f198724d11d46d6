import Testing

@testable import SiteEpisodes

/// Files that wait until their episode is published.
@Suite("Files that wait") struct WithheldFilesTests {
    private static let open = "---\ntitle: Open\ndate: 2026-01-01\n---\n"
    private static let draft = "---\ntitle: Draft\ndate: 2026-01-01\ndraft: true\n---\n"

    private func waiting(_ files: [String: String]) throws -> [String] {
        let (catalog, diagnostics) = try interpreted(
            files.merging(["episodes/open.md": Self.open]) { old, _ in old })
        #expect(!diagnostics.containsErrors)
        return files.keys.filter { !SiteContent.isMarkdown($0) && !SiteContent.isData($0) }
            .filter(catalog.isWithheld).sorted()
    }

    @Test(
        "with the text's name",
        arguments: [
            ("draft.md", ["draft.mp4", "draft.en.vtt", "draft@480w.jpg", "draft/notes.txt", "draft.md.bak"], []),
            ("draft.md", [], ["drafts.mp4", "draft-cover.jpg", "old/draft.mp4", "draft 2.mp4"]),
            ("484 - Draft .md", ["484 - Draft .mp3", "484 - Draft.vtt"], ["484.mp3"]),
            ("socket.io.md", ["socket.io.mp4"], ["socket.mp4", "socket.png"]),
            ("draft/index.md", ["draft/a.png", "draft/b/c.png"], ["draft.png"]),
            ("_draft.md", ["_draft.mp4", "_draft/a.png"], ["draft.mp4"]),
        ] as [(String, [String], [String])])
    func names(text: String, waiting: [String], free: [String]) throws {
        var files = ["episodes/\(text)": Self.draft]
        for name in waiting + free { files["episodes/\(name)"] = "x" }
        #expect(try self.waiting(files) == waiting.map { "episodes/\($0)" }.sorted())
    }

    @Test("beside a translation belong to one of the two")
    func translations() throws {
        let neighbours = ["episodes/a.mp4": "x", "episodes/a.zh.mp4": "x", "episodes/a.zh@480w.png": "x"]
        let draftTranslation = neighbours.merging(["episodes/a.md": Self.open, "episodes/a.zh.md": Self.draft]) { $1 }
        #expect(try waiting(draftTranslation) == ["episodes/a.zh.mp4", "episodes/a.zh@480w.png"])
        let draftOriginal = neighbours.merging(["episodes/a.md": Self.draft, "episodes/a.zh.md": Self.open]) { $1 }
        #expect(try waiting(draftOriginal) == ["episodes/a.mp4"])
    }

    @Test(
        "wherever the text names them",
        arguments: [
            "![x](/media/x.png)", "[x](../media/x.png)", "<img src=\"/media/x.png\">",
            "{{< figure src=/media/x.png >}}",
            "See media/x.png.", "`/media/x.png`", "https://example.com/show/media/x.png", "![x](/media/%78.png)",
        ])
    func places(body: String) throws {
        let site = ["site.yml": "baseURL: https://example.com/show/\n", "media/x.png": "x", "media/x@480w.png": "x"]
        #expect(
            try waiting(site.merging(["episodes/draft.md": Self.draft + body]) { $1 })
                == ["media/x.png", "media/x@480w.png"])
        // If the text is published, so is the file.
        #expect(try waiting(site.merging(["episodes/a.md": Self.open + body]) { $1 }) == [])
    }

    @Test(
        "in front matter under any key, known or not",
        arguments: [
            "image: media/my x.png", "cover: { src: 'my x.png' }", "own_key: [/media/my%20x.png]",
            "image: {{ image }}\naudio: media/my x.png", "image: \"media/my x.png",
        ])
    func keys(lines: String) throws {
        let files = ["episodes/_draft.md": "---\ntitle: T\n\(lines)\n---\n", "media/my x.png": "x"]
        #expect(try waiting(files) == ["media/my x.png"])
    }

    @Test("named by a file of chapters")
    func chapters() throws {
        let json = #"{"chapters": [{"startTime": 1, "title": "A", "img": "../media/x.png"}]}"#
        func files(_ frontMatter: String) -> [String: String] {
            [
                "episodes/a.md": frontMatter.replacing("title", with: "chapters: /media/c.json\ntitle"),
                "media/c.json": json, "media/x.png": "x",
            ]
        }
        #expect(try waiting(files(Self.draft)) == ["media/c.json", "media/x.png"])
        #expect(try waiting(files(Self.open)) == ["media/c.json"])
    }

    /// Other references to a file that a draft names, and whether the file must wait.
    @Test(
        "unless something published names them too",
        arguments: [
            ("episodes/b.md", "---\ntitle: B\ndate: 2026-01-01\nimage: /media/x.png\n---\n", false),
            ("episodes/b.md", "---\ntitle: B\ndate: 2026-01-01\n---\n![x](/media/x.png)\n", false),
            ("episodes/b.md", "---\ntitle: B\ndate: 2026-01-01\nextra: { logo: x.png }\n---\n", false),
            ("about.md", "---\ntitle: About\n---\n[x](media/x.png)\n", false),
            ("site.yml", "title: T\npodcast: { image: media/x.png }\n", false),
            ("people/ann.yml", "image: /media/x.png\n", false),
            ("people/ben.yml", "image: /media/x.png\n", true),
            ("people/eve.yml", "image: /media/x.png\n", true),
            ("README.md", "![x](media/x.png)\n", true), ("episodes/_template.md", "![x](/media/x.png)\n", true),
            ("episodes/_idea.md", "---\nimage: {{ image }}\n---\n![x](/media/x.png)\n", true),
            ("episodes/b.md", "---\ntitle: B\ndate: 2026-01-01\nexpires: 2026-02-01\n---\n![x](/media/x.png)\n", true),
            ("episodes/b.md", "---\ntitle: B\ndate: 2026-01-01\n---\nA file called `media/x.png`\n", true),
        ])
    func shared(path: String, text: String, waits: Bool) throws {
        let draft = Self.draft.replacing("title", with: "guests: Ben\nimage: /media/x.png\ntitle")
        let open = Self.open.replacing("title", with: "guests: Ann\ntitle")
        let found = try waiting([
            "episodes/open.md": open, "episodes/draft.md": draft, "media/x.png": "x", path: text,
        ])
        #expect(found == (waits ? ["media/x.png"] : []))
    }

    @Test("and nothing waits if everything is published")
    func none() throws {
        #expect(try waiting(["media/x.png": "x", "README.md": "![x](media/x.png)", "episodes/open.png": "x"]) == [])
    }
}

import SiteBuilder
import TestSupport
import Testing

/// Pictures outside cards: in bodies, players and feeds.
@Suite("Pictures that are named elsewhere", .imageLibrary)
struct NamedPictureTests {
    private func site(_ files: [String: String], evil: String = "<svg xmlns='http://www.w3.org/2000/svg'/>") throws
        -> PictureSite
    {
        let own = ["Content/site.yml": "title: T\nbaseURL: https://e.com\nimages: { variants: 2 }\n"]
        return try PictureSite(
            own.merging(files) { $1 },
            pictures: [
                "Content/media/01.jpg": SamplePictures.bytes("01.jpg"),
                "Content/media/06.gif": SamplePictures.bytes("06.gif"),
                "Content/media/evil.svg": Array(evil.utf8),
            ])
    }

    @Test("in a body reserve their space and have the width of its column")
    func bodies() async throws {
        let site = try site(
            [
                "Content/about.md": "---\ntitle: About\n---\n![Hills](media/01.jpg)\n\n![Drawing](media/evil.svg)\n",
                "Content/episodes/a/index.md":
                    "---\ntitle: A\ndate: 2026-01-01\n---\n![Film](/media/06.gif 'T') ![There](https://x.y/z.jpg)\n",
            ], evil: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 36'/>")
        let built = try await site.build()
        #expect(built.diagnostics == [])
        let files = try PictureSite.bytes(built)
        let about = files.text("about/index.html")
        #expect(about.contains("<picture><source type=\"image/avif\" srcset=\"../images/01-"))
        #expect(
            about.contains(
                "sizes=\"(max-width: 1280px) 100vw, 1280px\" width=\"1600\" height=\"1067\" alt=\"Hills\""))
        #expect(about.contains("<img src=\"../media/evil.svg\" width=\"64\" height=\"36\" alt=\"Drawing\""))
        let episode = files.text("episodes/a/index.html")
        // Animated pictures stay animated.
        let film = try #require(
            episode.firstMatch(of: /<img src="..\/..\/media\/06.gif" width="\d+" height="\d+" alt="Film"/))
        #expect(!film.output.contains("srcset") && episode.contains("<img src=\"https://x.y/z.jpg\" alt"))
        let offered = Set((about + episode).matches(of: /images\/[a-z0-9-]+\.[a-z]+/).map { String($0.output) })
        #expect(offered == Set(files.keys.filter { $0.hasPrefix("images/") }) && offered.count > 3)
        // Feeds contain the original file.
        #expect(files.text("feed.xml").contains("https://e.com/media/06.gif"))
    }

    @Test("of players exist in one width for all windows")
    func posters() async throws {
        let site = try site([
            "Content/episodes/a.md":
                "---\ntitle: A\ndate: 2026-01-01\nvideo: { src: https://x.y/a.mp4, poster: /media/01.jpg }\n---\n"
        ])
        let files = try PictureSite.bytes(await site.build())
        let page = files.text("episodes/a/index.html")
        let poster = try #require(page.firstMatch(of: /poster="..\/..\/(images\/01-[a-z0-9-]+\.jpg)"/)?.1)
        #expect(files[String(poster)] != nil)
    }

    @Test(
        "that visitors must not see are named nowhere",
        arguments: [
            "image: /media/evil.svg", "image: { src: /media/evil.svg, alt: x }",
            "video: { src: https://x.y/a.mp4, poster: /media/evil.svg }",
            "audio: { src: https://x.y/a.mp3, bytes: 9 }\nchapters:\n  - { start: 0, title: One, image: /media/evil.svg }",
            "hosts: Ada", "collection: Course",
            "description: none\n---\n![Evil](../media/evil.svg)\n[it](/media/evil.svg)",
        ])
    func withheld(lines: String) async throws {
        let text = "---\ntitle: A\ndate: 2026-01-01\n\(lines)\n" + (lines.contains("---") ? "" : "---\n")
        let site = try site(
            [
                "Content/site.yml": """
                title: T
                baseURL: https://e.com
                podcast: { image: /media/evil.svg, owner: { name: x, email: x@e.com }, category: Arts, explicit: false }
                """,
                "Content/episodes/a.md": text, "Content/people/ada.yml": "name: Ada\nimage: /media/evil.svg\n",
                "Content/collections/course.yml": "title: Course\nimage: /media/evil.svg\n",
                "Content/wall.md":
                    "---\ntitle: W\nimage: /media/evil.svg\nsections:\n  - { source: pictures, layout: photos, pictures: [{ src: /media/evil.svg, alt: E }] }\n---\n",
            ], evil: "<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>")
        let built = try await site.build()
        #expect(built.diagnostics.contains { $0.id == "image.unsafe" })
        let files = try PictureSite.bytes(built)
        #expect(files["media/evil.svg"] == nil && files["episodes/a/index.html"] != nil)
        #expect(files.holding("evil") == [])
    }

    /// Directories require square pictures of podcasts with a minimum size.
    @Test(arguments: [(SamplePictures.dot, ["1 × 1"]), (SamplePictures.cover, [])])
    func podcast(cover: String, sizes: [String]) async throws {
        let site = try site(
            [
                "Content/site.yml": "title: T\nbaseURL: https://e.com\npodcast:\n  image: cover.png\n",
                "Content/cover.png": cover, "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n",
            ])
        let found = try await site.build().diagnostics.filter { $0.id == "feed.image-size" }
        #expect(found.map(\.message) == sizes.map { "the podcast's image has \($0) pixels" })
        #expect(found.allSatisfy { $0.position?.line == 4 && $0.position?.column == 10 })
    }
}

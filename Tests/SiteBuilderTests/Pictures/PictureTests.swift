import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import TestSupport
import Testing

@Suite("Pictures of a site", .imageLibrary)
struct PictureTests {
    /// A site with the demo's pictures, three of them in squares, and the test's additional files.
    private func site(_ files: [String: String] = [:]) throws -> PictureSite {
        var all = [
            "Content/site.yml": "title: T\nbaseURL: https://e.com\nimages: { variants: 3 }\n",
            "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nimage: /media/01.jpg\n---\n",
            "Content/wall.md": """
            ---
            title: Wall
            sections:
              - source: pictures
                layout: photos
                pictures:
                  - { src: /media/03.jpg, alt: Three, focus: top }
                  - { src: /media/06.gif, alt: Six }
                  - { src: /media/d.svg, alt: Drawing }
            ---
            """,
            "Content/media/d.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 36'/>",
        ]
        all.merge(files) { $1 }
        var pictures: [String: [UInt8]] = [:]
        for name in ["01.jpg", "03.jpg", "06.gif"] {
            pictures["Content/media/" + name] = try SamplePictures.bytes(name)
        }
        return try PictureSite(all, pictures: pictures)
    }

    /// A picture with two names is made once, because both would have the same path.
    @Test(arguments: ["media/x/01.jpg", "media/01.jpeg"]) func equalPictures(path: String) async throws {
        let episode = "---\ntitle: B\ndate: 2026-01-02\nimage: /\(path)\n---\n"
        let site = try site(["Content/episodes/b.md": episode, "Content/media/x/note.txt": ""])
        try Data(SamplePictures.bytes("01.jpg")).write(to: URL(filePath: site.folder("Content/" + path)))
        let files = try PictureSite.bytes(try await site.build())
        #expect(try page("episodes/b/index.html", of: files).contains("images/01-"))
    }

    private func page(_ path: String, of files: [String: [UInt8]]) throws -> String {
        String(decoding: try #require(files[path]), as: UTF8.self)
    }

    @Test("exist in the widths, formats and shapes that pages offer")
    func offered() async throws {
        let site = try site()
        let built = try await site.build(cache: .none)
        #expect(built.diagnostics == [])
        let files = try PictureSite.bytes(built)
        let wall = try page("wall/index.html", of: files)
        // A portrait that is rotated in its file, cropped to a square.
        #expect(wall.contains("width=\"1067\" height=\"1067\""))
        #expect(wall.contains("<source type=\"image/avif\""))
        #expect(wall.contains("style=\"--art:#"))
        // The drawing is unchanged, with the size of its view box. The film is a still picture that plays on request.
        #expect(wall.contains("src=\"../media/d.svg\" alt=\"Drawing\" width=\"64\" height=\"36\""))
        #expect(wall.contains("href=\"../wall/06/index.html\"") && files["media/06.gif"] != nil)
        #expect(!wall.contains("src=\"../media/06.gif\""))
        #expect(try page("wall/06/index.html", of: files).contains("src=\"../../media/06.gif\""))
        // Cards of episodes show the whole picture.
        #expect(try page("index.html", of: files).contains("width=\"1600\" height=\"1067\""))
        // All listed files exist, and no other files were made.
        let pages = files.filter { $0.key.hasSuffix(".html") }.values.map { String(decoding: $0, as: UTF8.self) }
        let offered = Set(pages.flatMap { $0.matches(of: /images\/[a-z0-9-]+\.[a-z]+/).map { String($0.output) } })
        #expect(offered == Set(files.keys.filter { $0.hasPrefix("images/") }))
        #expect(built.counts.images == offered.count && built.counts.assets == 4)
        for name in Set(offered.map { $0.prefix(while: { $0 != "w" }) }) {
            #expect(Set(offered.filter { $0.hasPrefix(name) }).count <= 3 * 3)
        }
    }

    @Test("are the same from the cache, without it and with any number of jobs")
    func cached() async throws {
        let site = try site()
        let cold = try await site.build(cache: .own("cache"))
        #expect(cold.counts.cachedImages == 0 && cold.counts.images > 8)
        let warm = try await site.build(cache: .own("cache"), jobs: 1)
        #expect(warm.counts.cachedImages == warm.counts.images && warm.counts.images == cold.counts.images)
        let bare = try await site.build(cache: .none, jobs: 4)
        #expect(bare.counts.cachedImages == 0)
        let expected = try PictureSite.bytes(cold)
        #expect(try PictureSite.bytes(warm) == expected)
        #expect(try PictureSite.bytes(bare) == expected)
        // A different picture with the same name.
        try Data(SamplePictures.bytes("02.jpg")).write(to: URL(filePath: site.folder("Content/media/01.jpg")))
        let changed = try await site.build(cache: .own("cache"))
        #expect(changed.counts.images == cold.counts.images)
        #expect((1..<cold.counts.images).contains(changed.counts.cachedImages))
    }

    @Test(
        "that must not be shown are reported where they are named",
        arguments: [
            (
                "x.png", Array(String(repeating: "x", count: 99).utf8),
                "Content/episodes/b.md:4:15: warning: 'media/x.png' is not a picture that browsers show, but text [image.unknown-format]"
            ),
            (
                "x.png", Self.bomb,
                "Content/episodes/b.md:4:15: warning: the picture 'media/x.png' is not shown, because 60000 × 60000 pixels are more than 64 million [image.too-large]"
            ),
            (
                "x.jpg", (try? SamplePictures.bytes("01.jpg").prefix(9000)).map { Array($0) } ?? [],
                "Content/episodes/b.md:4:15: warning: the picture 'media/x.jpg' is damaged and is not shown [image.damaged]"
            ),
            (
                "x.svg", Array("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>".utf8),
                "Content/media/x.svg:1:1: warning: this drawing is not published: it has an event, 'onload' [image.unsafe]"
            ),
        ])
    func refused(name: String, content: [UInt8], line: String) async throws {
        let site = try site([
            "Content/episodes/b.md": "---\ntitle: B\ndate: 2026-01-02\nimage: { src: /media/\(name), alt: x }\n---\n"
        ])
        try Data(content).write(to: URL(filePath: site.folder("Content/media/\(name)")))
        let built = try await site.build()
        #expect(built.diagnostics.map { DiagnosticFormatter.line($0, below: site.folder.path) } == [line])
        let files = try PictureSite.bytes(built)
        let page = try page("episodes/b/index.html", of: files)
        #expect(!page.contains(name) && page.contains("class=\"tone-1\""))
        #expect(files["media/\(name)"] == nil)
    }

    private static let bomb: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0xEA, 0x60, 0, 0]
        + [0xEA, 0x60, 8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54]
        + [0, 0, 0, 0, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44]

    @Test("A drawing is looked into even when no page shows it")
    func unshownDrawing() async throws {
        let site = try site([
            "Content/media/evil.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script>x()</script></svg>"
        ])
        let built = try await site.build()
        #expect(built.diagnostics.map(\.id) == ["image.unsafe"])
        #expect(try PictureSite.bytes(built)["media/evil.svg"] == nil)
    }

    @Test("An author can have them as they are, or in few formats")
    func settings() async throws {
        let site = try site(["Content/site.yml": "title: T\nbaseURL: https://e.com\nimages: false\n"])
        let plain = try await site.build()
        #expect(plain.counts.images == 0)
        #expect(
            try page("wall/index.html", of: PictureSite.bytes(plain)).contains(
                "src=\"../media/03.jpg\" alt=\"Three\" width=\"1067\" height=\"1600\""))
        try site.folder.add(["Content/site.yml": "title: T\nimages: { variants: 1, formats: none }\n"])
        let few = try await site.build()
        // One width of the pictures of the episode and of pages in their own shapes, and of each picture of the wall as a square.
        #expect(few.counts.images == 4)
    }

    @Test("Nothing of a draft's picture is published")
    func drafts() async throws {
        let site = try site([
            "Content/episodes/secret/index.md": "---\ntitle: S\ndate: 2026-01-02\ndraft: true\nimage: hush.jpg\n---\n",
            // A reference to a draft does not publish it.
            "Content/more.md": """
            ---
            title: More
            sections: [{ source: pictures, layout: photos, pictures: [{ src: /episodes/secret/hush.jpg, alt: x }] }]
            ---
            """,
        ])
        try Data(SamplePictures.bytes("02.jpg")).write(
            to: URL(filePath: site.folder("Content/episodes/secret/hush.jpg")))
        let files = try PictureSite.bytes(await site.build())
        #expect(files.keys.allSatisfy { !$0.contains("hush") })
        #expect(try !page("more/index.html", of: files).contains("hush"))
    }

    @Test("A cache that cannot be written is worth a hint")
    func unwritableCache() async throws {
        let site = try site(["cache": "a file"])
        let built = try await site.build(cache: .own("cache"))
        #expect(Set(built.diagnostics.map(\.id)) == ["cache.unwritable"])
        #expect(built.counts.images > 8)
    }
}

extension DiagnosticFormatter {
    /// One diagnostic as a line, with paths relative to a folder.
    fileprivate static func line(_ diagnostic: Diagnostic, below folder: String) -> String {
        var diagnostic = diagnostic
        diagnostic.path = diagnostic.path.map {
            $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0
        }
        let place = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(diagnostic.path ?? "")\(place): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.id)]"
    }
}

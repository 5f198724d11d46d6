import SiteBuilder
import TestSupport
import Testing

/// A machine without libvips can still build the site.
@Suite("Pictures without a library that makes files")
struct MissingLibraryTests {
    private func site() throws -> PictureSite {
        try PictureSite(
            [
                "Content/site.yml": "title: T\nbaseURL: https://e.com\n",
                "Content/episodes/a.md":
                    "---\ntitle: A\ndate: 2026-01-01\nimage: /media/01.jpg\n---\n![Hills](/media/02.jpg)\n",
                "Content/wall.md":
                    "---\ntitle: Wall\nsections:\n  - source: pictures\n    layout: photos\n    pictures:\n"
                    + "      - { src: /media/03.jpg, alt: Three }\n---\n",
            ],
            pictures: [
                "Content/media/01.jpg": SamplePictures.bytes("01.jpg"),
                "Content/media/02.jpg": SamplePictures.bytes("02.jpg"),
                "Content/media/03.jpg": SamplePictures.bytes("03.jpg"),
            ])
    }

    @Test("are published in their own width, and one warning says so")
    func plain() async throws {
        let site = try site()
        let built = try await site.build(cache: .none, library: nil)
        #expect(built.diagnostics.map(\.id) == ["image.no-library"])
        #expect(built.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(built.counts.images == 0)
        let files = try PictureSite.bytes(built)
        #expect(files.keys.filter { $0.hasPrefix("images/") } == [])
        for name in ["01.jpg", "02.jpg", "03.jpg"] {
            #expect(files["media/\(name)"]?.isEmpty == false, "\(name)")
        }
        // Their space is reserved, because their headers are read without libvips.
        let home = files.text("index.html")
        #expect(home.contains("src=\"media/01.jpg\"") && home.contains("width=\"1600\" height=\"1067\""))
        #expect(!(home + files.text("wall/index.html")).contains("srcset"))
    }

    @Test("are made by a later build with the library", .imageLibrary)
    func later() async throws {
        let site = try site()
        _ = try await site.build(cache: .own("cache"), library: nil)
        let built = try await site.build(cache: .own("cache"))
        #expect(built.diagnostics == [])
        #expect(built.counts.images > 0)
    }
}

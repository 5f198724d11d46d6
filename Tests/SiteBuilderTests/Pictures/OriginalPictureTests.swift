import Foundation
import SiteBuilder
import TestSupport
import Testing

/// Pictures that are published as separate files, for links and feeds.
@Suite("Pictures in full size", .imageLibrary)
struct OriginalPictureTests {
    /// A picture with a comment, as programs write it.
    private func commented() throws -> [UInt8] {
        let bytes = try SamplePictures.bytes("01.jpg")
        let comment = Array("at home, 48.85 N".utf8)
        return bytes[..<2] + [0xFF, 0xFE, 0, UInt8(comment.count + 2)] + comment + bytes[2...]
    }

    private func site(_ images: String) throws -> PictureSite {
        try PictureSite(
            [
                "Content/site.yml": "title: T\nbaseURL: https://e.com\n\(images)",
                "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nimage: /media/01.jpg\n---\n",
            ],
            pictures: [
                "Content/media/01.jpg": commented(), "Content/media/unshown.JPG": commented(),
                "Content/media/plain.png": SamplePictures.bytes("05.png"),
                "Content/media/broken.png": Array(SamplePictures.bytes("05.png").prefix(999)),
                "Content/media/text.jpg": Array("no picture: 48.85 N".utf8),
            ])
    }

    @Test(
        "contain no metadata in any format",
        arguments: ["", "images: false\n", "images: { metadata: strip }\n"])
    func stripped(images: String) async throws {
        let site = try site(images)
        let bare = try await site.build(cache: .none)
        #expect(bare.diagnostics.map(\.id) == ["image.metadata-kept"])
        #expect(bare.diagnostics.first?.path?.hasSuffix("Content/media/broken.png") == true)
        let files = try PictureSite.bytes(bare)
        #expect(files.holding("48.85 N") == ["media/text.jpg"])
        #expect(files["media/01.jpg"]?.count == (try commented()).count - 20)
        #expect(try files["media/plain.png"] == SamplePictures.bytes("05.png"))
        // The first build fills the cache, the second reads it.
        for _ in 0..<2 {
            let kept = try await site.build(cache: .own("cache"))
            #expect(try PictureSite.bytes(kept) == files)
            #expect(kept.counts.assets == 5 && bare.counts.assets == 5)
        }
        // A different file with the same name.
        try Data(SamplePictures.bytes("02.jpg")).write(to: URL(filePath: site.folder("Content/media/unshown.JPG")))
        let changed = try PictureSite.bytes(await site.build(cache: .own("cache")))
        #expect(try changed["media/unshown.JPG"] == SamplePictures.bytes("02.jpg"))
    }

    @Test("are as they are on request")
    func kept() async throws {
        let site = try site("images: { metadata: keep }\n")
        let built = try await site.build()
        #expect(built.diagnostics == [])
        #expect(try PictureSite.bytes(built)["media/01.jpg"] == commented())
    }

    @Test("are removed from the cache when unused for long")
    func pruned() async throws {
        let site = try site("")
        _ = try await site.build(cache: .own("cache"))
        let kept = try site.folder.contents("cache/pictures").keys.sorted()
        let (old, young) = (
            "ab/\(String(repeating: "0", count: 62)).webp", "cd/\(String(repeating: "1", count: 62)).webp"
        )
        // The cache folder may also be one of the author's folders.
        let foreign = ["ab/old.webp", "2019/\(String(repeating: "0", count: 62)).webp", "beach.jpg"]
        for path in [old, young] + foreign { try site.folder.add(["cache/pictures/" + path: "x"]) }
        func age(_ path: String, days: Double) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)],
                ofItemAtPath: site.folder("cache/" + path))
        }
        for path in kept + foreign + [old] { try age("pictures/" + path, days: 40) }
        try age("pictures/" + young, days: 20)
        // Once a day is enough.
        _ = try await site.build(cache: .own("cache"))
        #expect(try site.folder.contents("cache/pictures")[old] != nil)
        try age("pruned", days: 2)
        let built = try await site.build(cache: .own("cache"))
        #expect(built.counts.cachedImages == built.counts.images && built.counts.images > 0)
        #expect(try site.folder.contents("cache/pictures").keys.sorted() == (kept + foreign + [young]).sorted())
        _ = try Site.emptyCache(site.folder("cache"))
        #expect(try site.folder.contents("cache").keys.sorted() == foreign.map { "pictures/" + $0 }.sorted())
    }
}

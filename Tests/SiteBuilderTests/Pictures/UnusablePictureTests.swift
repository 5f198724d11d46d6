import Foundation
import SiteArtwork
import SiteBuilder
import TestSupport
import Testing

/// Files with names of pictures, judged by their bytes.
@Suite("Files that only have the name of a picture", .imageLibrary)
struct UnusablePictureTests {
    /// A site that uses one picture wherever a picture is allowed.
    private static func texts(_ name: String) -> [String: String] {
        [
            "Content/site.yml": """
            title: T
            baseURL: https://e.com
            description: D
            language: en
            icon: /media/\(name)
            images: { variants: 1, formats: none }
            podcast: { image: /media/\(name), owner: { name: x, email: x@e.com }, category: Arts, explicit: false }
            """,
            "Content/episodes/a.md": """
            ---
            title: A
            date: 2026-01-01
            image: { src: /media/\(name), alt: Cover }
            hosts: Ada
            collection: Course
            video: { src: "https://x.y/a.mp4", bytes: 9, poster: /media/\(name) }
            chapters: [{ start: 0, title: One, image: /media/\(name) }]
            ---
            Before ![Two \\<hills>](../media/\(name) "T") after.
            """,
            "Content/people/ada.yml": "name: Ada\nimage: /media/\(name)\n",
            "Content/collections/course.yml": "title: Course\nimage: /media/\(name)\n",
            "Content/wall.md": """
            ---
            title: W
            image: /media/\(name)
            sections:
              - { source: pictures, layout: photos, pictures: [{ src: /media/\(name), alt: E }] }
            ---
            """,
        ]
    }

    private static func sample(_ name: String) -> [UInt8] { (try? SamplePictures.bytes(name)) ?? [] }

    private static func half(_ name: String) -> [UInt8] { Array(sample(name).prefix(sample(name).count / 2)) }

    /// The bytes with some in the middle replaced.
    private static func spoilt(_ name: String) -> [UInt8] {
        var bytes = sample(name)
        for index in bytes.count / 2..<bytes.count / 2 + 200 { bytes[index] = 0x55 }
        return bytes
    }

    @Test(
        "are not named, not published, and reported once",
        arguments: [
            ("qq.jpg", Array("<!DOCTYPE html><html><body onload=x()></body></html>".utf8), "image.unknown-format"),
            ("qq.png", Array("no picture at all\n".utf8), "image.unknown-format"),
            ("qq.jpg", [], "image.unknown-format"),
            ("qq.gif", [0, 0, 0, 0], "image.unknown-format"), ("qq.jpg", Self.half("01.jpg"), "image.damaged"),
            ("qq.png", Self.half("05.png"), "image.damaged"), ("qq.webp", Self.half("04.webp"), "image.damaged"),
            ("qq.gif", Self.half("06.gif"), "image.damaged"), ("qq.png", Self.spoilt("05.png"), "image.damaged"),
            ("qq.jpg", Array("ID3\u{4}\0\0\0\0\0\0".utf8), "image.unknown-format"),
            ("qq.jpg", [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 0, 0], "image.unknown-format"),
            ("qq.jpeg", [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8), "image.unknown-format"),
            ("qq.heic", [0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8), "image.unknown-format"),
            ("qq.avif", [0, 0, 0, 16] + Array("ftypavif\0\0\0\0".utf8), "image.damaged"),
            ("qq.bmp", Array("BM6\0\0\0".utf8), "image.unknown-format"),
            ("qq.png", Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>".utf8), "image.misnamed"),
            ("qq.svg", Self.sample("05.png"), "image.misnamed"),
            ("qq.svg", Array("<html/>".utf8), "image.unsafe"),
            ("qq.jpg", Array(Self.sample("01.jpg").prefix(220)) + [0xFF, 0xD9], "image.damaged"),
        ] as [(String, [UInt8], String)])
    func unusable(name: String, bytes: [UInt8], id: String) async throws {
        let site = try PictureSite(Self.texts(name), pictures: ["Content/media/\(name)": bytes])
        let built = try await site.build(cards: true)
        #expect(built.diagnostics.map(\.id) == [id], "\(built.diagnostics)")
        #expect(built.diagnostics.allSatisfy { $0.position != nil && $0.excerpt != nil && $0.path != nil })
        let files = try PictureSite.bytes(built)
        #expect(files.holding(name) == [])
        #expect(files["media/\(name)"] == nil && files.keys.filter { $0.hasPrefix("images/qq") } == [])
        // The text alternative stays.
        let episode = files.text("episodes/a/index.html")
        #expect(episode.contains("Before Two &lt;hills&gt; after."))
        #expect(
            files.text("feed.xml").contains("Before Two &amp;lt;hills")
                || files.text("feed.xml").contains("Before Two &lt;hills&gt; after."))
    }

    @Test(
        "are named somewhere and reported there",
        arguments: [
            ("Content/site.yml", "title: T\npodcast: { image: /media/qq.jpg }\n", 2, 19),
            ("Content/site.yml", "title: T\nicon: /media/qq.jpg\n", 2, 7),
            ("Content/episodes/b.md", "---\ntitle: B\nimage: /media/qq.jpg\n---\n", 3, 8),
            ("Content/episodes/b.md", "---\ntitle: B\n---\nText\n\n![x](/media/qq.jpg)\n", 6, 1),
            (
                "Content/episodes/b.md",
                "---\ntitle: B\nvideo: { src: 'https://x.y/a.mp4', poster: /media/qq.jpg }\n---\n", 3, 8
            ),
            (
                "Content/episodes/b.md",
                "---\ntitle: B\nchapters: [{ start: 0, title: One, image: /media/qq.jpg }]\n---\n", 3, 11
            ),
        ])
    func places(path: String, text: String, line: Int, column: Int) async throws {
        let episode = "---\ntitle: A\ndate: 2026-01-01\n---\n"
        let site = try PictureSite(
            ["Content/episodes/a.md": episode, path: text], pictures: ["Content/media/qq.jpg": Array("text".utf8)])
        let found = try await site.build().diagnostics.filter { $0.id.hasPrefix("image.") }
        #expect(found.map(\.id) == ["image.unknown-format"])
        #expect(found.first?.path == site.folder(path))
        #expect(found.first?.position?.line == line && found.first?.position?.column == column)
    }

    /// The file may be useful as something else.
    @Test("A file without a picture's name is published but never shown", arguments: ["notes.txt", "talk.mp3"])
    func otherFiles(name: String) async throws {
        let site = try PictureSite(
            [
                "Content/episodes/a.md":
                    "---\ntitle: A\ndate: 2026-01-01\nimage: /media/\(name)\n---\n![x](/media/\(name)) [y](/media/\(name))\n"
            ],
            pictures: ["Content/media/\(name)": Array("plain words".utf8)])
        let built = try await site.build()
        #expect(built.diagnostics.filter { $0.id.hasPrefix("image.") }.map(\.id) == ["image.unknown-format"])
        let files = try PictureSite.bytes(built)
        #expect(files["media/\(name)"] != nil)
        let page = files.text("episodes/a/index.html")
        #expect(!page.contains("src=\"../../media/\(name)\""))
        #expect(page.contains("href=\"../../media/\(name)\""))
    }

    @Test(
        "Pictures with a wrong extension are shown and get the right one",
        arguments: [
            ("qq.jpg", "04.webp", "image/webp"), ("qq.webp", "05.png", "image/png"), ("qq.png", "01.jpg", "image/jpeg"),
            ("qq.jpg", "06.gif", "image/gif"), ("qq.gif", "01.jpg", "image/jpeg"), ("qq.jpe", "01.jpg", "image/jpeg"),
            ("qq.avif", "04.webp", "image/webp"), ("qq.txt", "05.png", "image/png"),
        ])
    func otherEndings(name: String, sample: String, type: String) async throws {
        let site = try PictureSite(Self.texts(name), pictures: ["Content/media/\(name)": Self.sample(sample)])
        let built = try await site.build()
        let found = built.diagnostics
        #expect(found.filter { $0.id == "image.wrong-ending" }.count == 1)
        // Directories check the bytes as well.
        let isTaken = ["image/jpeg", "image/png"].contains(type)
        #expect(found.filter { $0.id == "feed.image-type" }.count == (isTaken ? 0 : 2))
        #expect(found.filter { $0.id == "feed.image-type" }.allSatisfy { $0.message.hasSuffix("not \(type)") })
        #expect(found.filter { $0.id == "feed.image-size" }.count == 2)
        let files = try PictureSite.bytes(built)
        #expect(files["media/\(name)"] != nil)
        #expect(files.keys.contains { $0.hasPrefix("images/qq-") })
    }
}

import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// No part of an episode that is not published is in the output folder: not in a file, not in a file's name.
@Suite("A draft-leak test") struct DraftLeakTests {
    /// The reasons for which an episode is not published on 2026-06-01.
    enum Reason: String, CaseIterable, Sendable {
        case draft, future, expired, underscored

        var lines: [String] {
            switch self {
            case .draft: ["date: 2026-05-01", "draft: true"]
            case .future: ["date: 2026-07-01"]
            case .expired: ["date: 2026-01-01", "expires: 2026-05-01"]
            case .underscored: ["date: 2026-05-01"]
            }
        }
    }

    /// The parts of an episode, each with a word that no other file contains.
    static let shownParts = [
        "title", "subtitle", "summary", "slug", "tag", "category", "collection", "collectiontitle", "season", "host",
        "guest",
        "role", "guid", "alias", "link", "linkaddress", "image", "alternative", "audio", "transcript", "cue", "speaker",
        "chapter", "still", "body", "heading", "picture", "code", "cover", "portrait", "slides", "embedded",
    ]
    /// Parts that are read or copied but leave no trace in pages.
    static let otherParts = ["file", "beside", "extra", "chapters", "note", "comment"]

    private static func word(_ reason: Reason, _ part: String) -> String { "zq\(reason.rawValue)\(part)zq" }

    private static func files(of reason: Reason) -> [String: String] {
        func word(_ part: String) -> String { Self.word(reason, part) }
        let name = (reason == .underscored ? "_" : "") + word("file")
        let frontMatter =
            reason.lines + [
                "title: \(word("title"))", "subtitle: \(word("subtitle"))", "description: \(word("summary"))",
                "slug: \(word("slug"))", "tags: [shared, \(word("tag"))]", "categories: \(word("category"))",
                "collection: [shared course, \(word("collection"))]", "season: \(word("season"))",
                "hosts: \(word("host"))",
                "guests: { name: \(word("guest")), role: \(word("role")) }", "guid: \(word("guid"))",
                "aliases: /\(word("alias"))",
                "links: [{ title: \(word("link")), url: https://example.org/\(word("linkaddress")) }]",
                "image: { src: /media/\(word("image")).png, alt: \(word("alternative")) }",
                "audio: /media/\(word("audio")).ogg",
                "transcript: /media/\(word("transcript")).vtt", "chapters: /media/\(word("chapters")).json",
                "extra: { note: \(word("extra")) }",
            ]
        let body = """
            \(word("body"))

            ## \(word("heading"))

            ![x](/media/\(word("picture")).png) [slides](/media/\(word("slides")).pdf) <!-- \(word("comment")) -->

            <audio src="/media/\(word("embedded")).ogg"></audio>

            ```\(word("code"))
            x
            ```
            """
        let still = "\"img\": \"/media/\(word("still")).png\""
        let chapter = "{ \"startTime\": 1, \"title\": \"\(word("chapter"))\", \(still) }"
        return [
            "episodes/\(name).md": (["---"] + frontMatter + ["---", body, ""]).joined(separator: "\n"),
            "episodes/\(name).txt": word("beside"), "episodes/\(name)/notes.txt": word("note"),
            "media/\(word("image")).png": SamplePictures.dot + word("image"),
            "media/\(word("image"))@480w.png": SamplePictures.dot + word("image"),
            "media/\(word("picture")).png": SamplePictures.dot + word("picture"),
            "media/\(word("embedded")).ogg": word("embedded"),
            "media/\(word("still")).png": SamplePictures.dot + word("still"),
            "media/\(word("slides")).pdf": word("slides"), "media/\(word("audio")).ogg": word("audio"),
            "media/\(word("transcript")).vtt":
                "WEBVTT\n\n00:01.000 --> 00:02.000\n<v \(word("speaker"))>\(word("cue"))</v>\n",
            "media/\(word("chapters")).json": "{ \"version\": \"1.2.0\", \"chapters\": [\(chapter)] }",
            "collections/\(word("collection")).yml":
                "title: \(word("collectiontitle"))\nimage: /media/\(word("cover")).png\n",
            "media/\(word("cover")).png": SamplePictures.dot + word("cover"),
            "people/\(word("guest")).yml": "image: /media/\(word("portrait")).png\n",
            "media/\(word("portrait")).png": SamplePictures.dot + word("portrait"),
        ]
    }

    private static let pages = [
        "index.md": """
        ---
        title: Home
        sections:
          - { title: All, source: episodes }
          - { title: Tags, source: tags }
          - { title: Collections, source: collections }
          - { title: Categories, source: categories }
          - { title: Seasons, source: seasons }
        ---
        """
    ]
    private static let open = [
        "episodes/open.md": episode("Open", "tags: [shared]", "collection: shared course", "image: /media/open.png"),
        "media/open.png": SamplePictures.dot, "media/free.pdf": "free",
    ]

    /// Every file of the output folder: its path and its bytes in lower case.
    private func published(_ content: [String: String], showingAll: Bool = false) async throws -> String {
        var sample = try SampleSite(content: content)
        if showingAll {
            sample.rules = PublicationRules(
                now: sample.rules.now, includesDrafts: true, includesFuture: true, includesExpired: true)
        }
        let built = try await sample.build()
        let output = try TemporaryFolder()
        _ = try await built.output.publish(
            to: OutputFolder(output("Output"), site: sample.folder.path, inputs: [], home: nil), jobs: 2)
        return try output.contents("Output").map { "\($0.key)\n\($0.value)\n" }.joined().lowercased()
    }

    private static func words(_ reason: Reason, _ parts: [String]) -> [String] { parts.map { word(reason, $0) } }

    @Test("beside episodes that share a tag", arguments: Reason.allCases)
    func besideOthers(reason: Reason) async throws {
        let text = try await published(Self.pages.merging(Self.open) { $1 }.merging(Self.files(of: reason)) { $1 })
        #expect(Self.words(reason, Self.shownParts + Self.otherParts).filter(text.contains) == [])
        #expect(!text.contains("zq"))
        #expect(text.contains("media/open.png") && text.contains("media/free.pdf"))
    }

    @Test("alone", arguments: Reason.allCases)
    func alone(reason: Reason) async throws {
        let text = try await published(Self.pages.merging(Self.files(of: reason)) { $1 })
        #expect(!text.contains("zq"))
        #expect(!text.contains("shared"))
    }

    @Test("all four at once, with a draft page and a note that cannot be read")
    func together() async throws {
        var content = Self.pages.merging(Self.open) { $1 }
        for reason in Reason.allCases { content.merge(Self.files(of: reason)) { $1 } }
        content["zqpagezq.md"] =
            "---\ntitle: zqpagetitlezq\ndraft: true\nimage: /media/zqpageimagezq.png\n---\nzqpagebodyzq\n"
        content["media/zqpageimagezq.png"] = "zq"
        content["episodes/_zqbrokenzq.md"] =
            "---\ntitle: {{ zqbrokentitlezq }}\nimage: /media/zqbrokenimagezq.png\n---\nzqbrokenbodyzq\n"
        content["episodes/_zqbrokenzq.png"] = "zq"
        content["media/zqbrokenimagezq.png"] = "zq"
        content["README.md"] = "![What is to come](media/zqbrokenimagezq.png)\n"
        #expect(!(try await published(content)).contains("zq"))
    }

    @Test("and flags include them", arguments: Reason.allCases)
    func shown(reason: Reason) async throws {
        let text = try await published(
            Self.pages.merging(Self.open) { $1 }.merging(Self.files(of: reason)) { $1 }, showingAll: true)
        // Titles and pictures of the collection and the guest come from their own files.
        let missing = Self.words(reason, Self.shownParts).filter { !text.contains($0) }
        #expect(missing == [])
        // The same in the data for search engines and networks.
        let slug = Self.word(reason, "slug")
        for trace in [
            "<loc>https://example.com/show/episodes/\(slug)/</loc>", "episodes/\(slug)/oembed.json\n",
            "\"url\":\"https://example.com/show/episodes/\(slug)/\"",
            "<meta property=\"og:title\" content=\"\(Self.word(reason, "title"))\">",
        ] {
            #expect(text.contains(trace), "\(trace)")
        }
    }

    @Test("files that a published episode names too stay")
    func named() async throws {
        let text = try await published([
            "episodes/open.md": episode("Open", body: "![x](/media/both%201.gif) and [pdf](../media/both.pdf)"),
            "episodes/draft.md": episode(
                "Draft", "draft: true", "image: media/logo.png", body: "![x](/media/both%201.gif) [x](/media/both.pdf)"),
            "about.md": "---\ntitle: About\nextra: { logo: media/logo.png }\n---\n",
            "media/both 1.gif": SamplePictures.dot, "media/both.pdf": "two", "media/logo.png": "three",
        ])
        for path in ["media/both 1.gif", "media/both.pdf", "media/logo.png"] { #expect(text.contains(path + "\n")) }
    }
}

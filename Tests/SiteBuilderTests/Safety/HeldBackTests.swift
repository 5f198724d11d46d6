import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// Files with an underscore, files of unpublished episodes, and files that programs leave behind do not affect the
/// output by a single byte, whatever their kind.
@Suite("Unpublished content leaves no trace") struct HeldBackTests {
    /// A word in every file that must not be published, and in its name.
    private static let word = "zqheldzq"

    private static let open: [String: String] = [
        "index.md":
            "---\ntitle: Home\nsections:\n  - { title: All, source: episodes }\n  - { title: People, source: people }\n---\n",
        "about.md": "---\ntitle: About\n---\nWords.\n",
        "episodes/open.md": episode("Open", "tags: [shared]", "guests: Ada", "image: /media/open.gif"),
        "episodes/open/slides.pdf": "slides", "media/open.gif": SamplePictures.dot, "media/free.pdf": "free",
        "people/ada.yml": "bio: Mathematician.\n", "aliases.txt": "a_b", "media/a_b/c_.txt": "free",
    ]

    /// A file of every kind that a site may contain.
    private static let kinds = [
        "png", "jpg", "webp", "gif", "svg", "ico", "mp3", "m4a", "ogg", "wav", "mp4", "webm", "vtt", "srt", "json",
        "pdf",
        "zip", "gz", "txt", "html", "xml", "css", "js", "woff2", "yml", "yaml", "csv", "epub", "ics", "md", "markdown",
        "docx", "psd", "key", "sqlite", "", "chapters.json", "en.vtt", "MP3", "Md",
    ]

    private static func file(_ kind: String) -> (name: String, text: String) {
        let text =
            switch kind {
            case "png": SamplePictures.dot + word
            case "svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>\(word)</title></svg>"
            case "json", "chapters.json": "{ \"chapters\": [{ \"startTime\": 0, \"title\": \"\(word)\" }] }"
            case "vtt", "en.vtt": "WEBVTT\n\n00:01.000 --> 00:02.000\n\(word)\n"
            case "md", "markdown", "Md":
                "---\ntitle: \(word)\ndate: 2026-05-01\ntags: [\(word), shared]\n---\n\(word)\n"
            case "yml", "yaml": "title: \(word)\n"
            default: word
            }
        return (word + (kind.isEmpty ? "" : "." + kind), text)
    }

    /// Every kind in a folder, with a prefix for each name.
    private static func files(in folder: String, _ prefix: String = "") -> [String: String] {
        let files = kinds.map(file).map { (folder + prefix + $0.name, $0.text) }
        return Dictionary(files) { first, _ in first }
    }

    /// The output folder by path for a given content.
    private static func published(_ content: [String: String]) async throws -> [String: String] {
        let sample = try SampleSite(content: content)
        let built = try await sample.build()
        let output = try TemporaryFolder()
        _ = try await built.output.publish(
            to: OutputFolder(output("Output"), site: sample.folder.path, inputs: [], home: nil), jobs: 2)
        return try output.contents("Output")
    }

    private func expectNoTrace(of held: [String: String], sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let without = try await Self.published(Self.open)
        let with = try await Self.published(Self.open.merging(held) { $1 })
        let different = Set(with.keys).symmetricDifference(without.keys).union(
            with.keys.filter { with[$0] != without[$0] })
        #expect(different.sorted() == [], sourceLocation: sourceLocation)
        let leaks = with.filter { ($0.key + $0.value).lowercased().contains(Self.word) }
        #expect(leaks.keys.sorted() == [], sourceLocation: sourceLocation)
    }

    static let places = [
        ("_drafts/", ""), ("_private/deep/er/", ""), ("", "_"), ("about/_notes/", ""), ("media/_raw/", ""),
        ("media/", "_"),
        ("media/x/_y/z/", ""), ("episodes/_idea/", ""), ("episodes/_drafts/two/", ""), ("episodes/", "_"),
        ("episodes/open/_cut/", ""), ("episodes/open/", "_"), ("people/", "_"), ("people/_old/", ""),
        ("collections/", "_"), ("tags/", "_"), ("static/_site/", ""), ("assets/", "_"), ("_media/", ""), ("__x/", ""),
        (".hidden/", ""),
    ]

    @Test("below an underscore", arguments: places)
    func underscore(folder: String, prefix: String) async throws {
        try await expectNoTrace(of: Self.files(in: folder, prefix))
    }

    /// Front matter that keeps an episode or a page unpublished on 2026-06-01.
    static let reasons = [
        "draft: true", "published: false", "date: 2026-07-01", "publish: 2026-07-01", "expires: 2026-05-20",
        "draft: true\ndate: 2026-05-01",
    ]
    /// Texts, each with its folder.
    static let texts: [(path: String, folder: String)] = [
        ("episodes/bundle/index.md", "episodes/bundle/"), ("episodes/bundle/index.md", "episodes/bundle/deep/"),
        ("episodes/plan.md", "episodes/plan/"), ("plans/index.md", "plans/"), ("plans/index.md", "plans/deep/"),
        ("plans.md", "plans/"),
    ]

    @Test("beside unpublished files", arguments: texts, reasons)
    func beside(text: (path: String, folder: String), reason: String) async throws {
        // A folder belongs to an episode only if it contains no other text.
        var held = Self.files(in: text.folder).filter { !SiteContent.isMarkdown($0.key) }
        held[text.path] = "---\ntitle: \(Self.word)\n\(reason)\n---\n\(Self.word)\n"
        try await expectNoTrace(of: held)
    }

    @Test("of published files, only files elsewhere")
    func stays() async throws {
        let published = try await Self.published(Self.open)
        for path in ["episodes/open/slides.pdf", "media/free.pdf", "aliases.txt", "media/a_b/c_.txt"] {
            #expect(published[path] != nil, "\(path)")
        }
        // An unpublished page does not hide a folder that contains a published text.
        let draft = "---\ntitle: \(Self.word)\ndraft: true\n---\n"
        for page in ["media/index.md", "episodes/index.md", "media.md", "people/index.md", "static.md"] {
            let with = try await Self.published(Self.open.merging([page: draft, "static/x.txt": "x"]) { $1 })
            #expect(
                with["media/free.pdf"] != nil && with["episodes/open/slides.pdf"] != nil && with["static/x.txt"] != nil)
        }
    }

    @Test("and a preview of drafts shows it")
    func preview() async throws {
        var sample = try SampleSite(
            content: Self.open.merging([
                "episodes/_idea/index.md": episode("Idea", "audio: take.ogg"), "episodes/_idea/take.ogg": "take",
                "media/_raw/x.txt": "x",
            ]) { $1 })
        sample.rules = PublicationRules(now: sample.rules.now, includesDrafts: true)
        let built = try await sample.build()
        #expect(built.paths.contains("episodes/_idea/take.ogg") && built.paths.contains("media/_raw/x.txt"))
        #expect(built.diagnostics.map(\.id) == [])
    }

    @Test("and it is not shown if something published names it")
    func named() async throws {
        let held = [
            "_private/a.ogg": Self.word, "_private/a.png": SamplePictures.dot, "_private/a.vtt": "WEBVTT\n",
            "_private/a.json": "{ \"chapters\": [] }", "_private/a.pdf": Self.word,
            "media/_raw/b.png": SamplePictures.dot,
        ]
        let names = [
            "site.yml":
                "title: Grid talk\nbaseURL: https://example.com/show/\nicon: _private/a.png\npodcast: { image: _private/a.png }\n",
            "episodes/names.md": episode(
                "Names", "audio: /_private/a.ogg", "image: media/_raw/b.png", "transcript: { src: /_private/a.vtt }",
                "chapters: /_private/a.json",
                body: "![x](/_private/a.png) [y](../_private/a.pdf)"),
            "people/ada.yml": "image: _raw/b.png\nbio: Mathematician.\n",
            "episodes/_idea.md": episode("Idea", "audio: /_private/a.ogg"),
        ]
        let sample = try SampleSite(content: Self.open.merging(held) { $1 }.merging(names) { $1 })
        let built = try await sample.build()
        let found = built.diagnostics.filter { $0.id == "media.held-back" }
        #expect(
            found.map {
                "\(sample.shortPath($0)):\($0.position?.line ?? 0):\($0.position?.column ?? 0)"
            } == [
                "Content/episodes/names.md:4:8", "Content/episodes/names.md:5:8", "Content/episodes/names.md:6:20",
                "Content/episodes/names.md:7:11", "Content/people/ada.yml:1:8", "Content/site.yml:3:7",
                "Content/site.yml:4:19",
            ])
        #expect(built.diagnostics.count { $0.id == "content.link-to-withheld" } == 2)
        #expect(built.paths.filter { $0.contains("_private") || $0.contains("_raw") } == [])
        for file in built.output.files {
            guard let bytes = file.contents.bytes else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("_private/"), "\(file.path)")
        }
    }

    /// Names with the word that states their kind.
    static let leftovers = [
        "@.md~", "@.md.orig", "@.md.bak", "@.bak", "@.png.bak2", "@.yml.bak.1", "@.md.backup", "@.jpg.old", "@.md.save",
        "~$@.docx", ".#@.md", "#@.md#", "4913", "@.swp", ".@.md.swp", ".@.md.un~", "Thumbs.db", "ehthumbs.db",
        "desktop.ini", "Desktop.ini", ".DS_Store", "._@.png", "Icon\r", "@.sync-conflict-20260301-101010-ABCDEF7.md",
        "@.sync-conflict-20260301-101010-ABCDEF7.png", "@ (Ada's conflicted copy 2026-03-01).md",
        "@ (Ada (work)'s conflicted copy 2026-03-01) (1).png", "@ (conflicted copy 2026-03-01 101010).md",
        "@_conflict-20260301-101010.md", "@ (SFConflict ada@example.org 2026-03-01-10-10-10).md",
        "@ (Konfliktkopie von Ada 2026-03-01).md", "@ (Copie en conflit de Ada 2026-03-01).pdf", "@ [conflicted].md",
        "@ (Case Conflict).png", "@_ada_DiskStation_Mar-01-101010-2026_Conflict.md", "@.mp3.part", "@.mp4.crdownload",
        "@.zip.download", "@.tmp", "@.partial", "@.md.rej", "@_BACKUP_1234.md", "@_LOCAL_1234.md", "@_REMOTE_77.md",
        "@_BASE_1.yml", "@.md.txt", "@.md.r12", "@.md.mine", "@.md.2026-03-01", "site.yml.old", "site.bak.yml",
        "@.bak.md", "@.orig.md", "@.md___jb_tmp___", "__MACOSX/@.png", "@eaDir/@.png", "@.bak/@.md", "lost+found/@.md",
    ]

    @Test("left by programs", arguments: leftovers)
    func leftOver(name: String) async throws {
        let name = name.replacing("@eaDir", with: "%").replacing("@", with: Self.word).replacing("%", with: "@eaDir")
        let text = SiteContent.isMarkdown(name) ? episode(Self.word, body: Self.word) : Self.word
        var held: [String: String] = [:]
        for folder in ["", "media/", "episodes/", "episodes/open/", "people/"] { held[folder + name] = text }
        try await expectNoTrace(of: held)
    }

    /// Names that only look similar.
    static let names = [
        "conflict.md", "the-conflict.md", "A (conflict on the border).md", "1914_conflict.md",
        "sync-conflict-resolution.md",
        "my-conflicted-copy.md", "node.js.md", "socket.md.io.md", "backup.md", "the-old.md", "old.md", "part-2.md",
        "a.original.md", "bakery.md", "temp.md", "4913.md", "orig.md", "BACKUP_1.md", "Working with .md files.md",
        "download.md", "case-conflict.md", "(1).md", "copy.md",
    ]

    @Test("names of episodes stay", arguments: names)
    func legal(name: String) async throws {
        let built = try await SampleSite(content: Self.open.merging(["episodes/" + name: episode("Zq legal")]) { $1 })
            .build()
        #expect(built.text("feed.xml")?.contains("Zq legal") == true)
        #expect(!built.diagnostics.map(\.id).contains("content.left-over"))
    }

    @Test("folders of episodes stay", arguments: ["4913", "socket.md.io", "conflict", "part"])
    func legalFolder(name: String) async throws {
        let built = try await SampleSite(content: ["episodes/\(name)/index.md": episode("Zq legal")]).build()
        #expect(built.text("feed.xml")?.contains("Zq legal") == true)
    }

    @Test(
        "files stay",
        arguments: ["a.md.mp3", "x.orig.jpg", "photo.bak.png", "a.7z.001", "m3u8.m3u8", "a.b", "old/a.txt"])
    func legalFile(path: String) async throws {
        let built = try await SampleSite(content: Self.open.merging(["media/" + path: "x"]) { $1 }).build()
        #expect(built.paths.contains("media/" + path))
    }

    @Test("each is named once")
    func said() async throws {
        let sample = try SampleSite(
            content: Self.open.merging([
                "episodes/a.md.orig": "x", "media/b.mp3.part": "x", ".DS_Store": "x", "media/Thumbs.db": "x",
                "episodes/.#c.md": "x", "d (Ada's conflicted copy 2026-03-01).md": "x",
            ]) { $1 })
        let built = try await sample.build()
        #expect(
            built.diagnostics.map { "\($0.severity) \(sample.shortPath($0)) \($0.id)" } == [
                "hint Content/d (Ada's conflicted copy 2026-03-01).md content.left-over",
                "hint Content/episodes/.#c.md content.left-over", "hint Content/episodes/a.md.orig content.left-over",
                "hint Content/media/b.mp3.part content.left-over",
            ])
    }

    @Test("files for hosts in the content folder's top level are published")
    func hosts() async throws {
        let paths = ["_headers", "_routes.json", "_worker.js", ".well-known/security.txt"]
        let built = try await SampleSite(
            content: Self.open.merging(Dictionary(uniqueKeysWithValues: paths.map { ($0, "x") })) { $1 }
                .merging(["media/_headers": "x", "_config.yml": "x", "_headers.txt": "x"]) { $1 }
        ).build()
        #expect(built.paths.filter { $0.contains("_headers") || $0.contains("_config") } == ["_headers"])
        #expect(paths.filter { !built.paths.contains($0) } == [])
    }
}

import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// Errors that do not depend on pictures are reported before any picture is made.
@Suite("Errors before pictures", .imageLibrary) struct ErrorsFirstTests {
    private static let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized.path

    /// - Returns: The IDs of the errors, and the number of picture files in the cache.
    private func build(_ files: [String: String], isStrict: Bool = false) async throws -> (ids: [String], made: Int) {
        let folder = try TemporaryFolder()
        let all = [
            "Content/site.yml": "title: T\nbaseURL: https://e.com/\nimages: { variants: 3 }\n",
            "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nimage: /media/01.jpg\n---\n",
        ]
        try folder.add(all.merging(files) { $1 })
        try folder.add(["Content/media/": ""])
        try Data(SamplePictures.bytes("01.jpg")).write(to: URL(filePath: folder("Content/media/01.jpg")))
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_900_000_000))
        let options = BuildOptions(
            rules: rules, isStrict: isStrict, jobs: 2, cacheFolder: folder("cache"), builtInThemes: [Self.themes])
        var ids: [String] = []
        do throws(BuildFailure) {
            _ = try await Site(folder: folder.path, options: options).build()
        } catch {
            ids = error.diagnostics.filter(\.isError).map(\.id)
        }
        let cached = FileManager.default.enumerator(atPath: folder("cache"))?.allObjects as? [String] ?? []
        return (ids, cached.count)
    }

    @Test(
        arguments: [
            ("address.claimed-twice", ["Content/feed.xml": "x"]),
            ("address.claimed-twice", ["Content/atom.xml": "x"]),
            ("address.claimed-twice", ["Content/robots.txt": "x"]),
            ("address.claimed-twice", ["Content/sitemap.xml": "x"]),
            ("address.claimed-twice", ["Content/site.webmanifest": "{}"]),
            ("address.claimed-twice", ["Content/search/index.json": "{}"]),
            ("address.claimed-twice", ["Content/Feed.XML": "x"]),
            (
                "address.claimed-twice",
                [
                    "Content/episodes/b.md": "---\ntitle: B\ndate: 2026-01-02\naliases: /old/\n---\n",
                    "Content/old/index.html": "x",
                ]
            ),
            (
                "address.claimed-twice",
                [
                    "Content/episodes/b.md": "---\ntitle: B\ndate: 2026-01-02\nchapters: ['0:00 A', '1:00 B']\n---\n",
                    "Content/episodes/b/chapters.json": "{}",
                ]
            ),
            ("address.file-and-folder", ["Content/library": "x", "Content/library.md": "---\ntitle: L\n---\n"]),
            (
                "theme.bad-card",
                ["Themes/Default/theme.yml": "name: Default\n", "Themes/Default/social-card.yml": wide]
            ),
            (
                "ledger.guid-changed",
                [
                    "Content/episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nguid: new\nimage: /media/01.jpg\n---\n",
                    "Content/episodes.lock": ledger,
                ]
            ),
        ] as [(String, [String: String])])
    func errors(id: String, files: [String: String]) async throws {
        let (ids, made) = try await build(files)
        #expect(Set(ids) == [id])
        #expect(made == 0)
    }

    @Test(arguments: [
        ("content.broken-link", "[B](none.md)"), ("content.broken-link", "![B](none.png)"),
        ("markdown.undefined-reference", "A [^1]."),
    ])
    func warningsOfStrictBuilds(id: String, body: String) async throws {
        let text = "---\ntitle: B\ndate: 2026-01-02\n---\n\(body)\n"
        let (ids, made) = try await build(["Content/episodes/b.md": text], isStrict: true)
        #expect(ids == [id])
        #expect(made == 0)
    }

    @Test func withoutThemThereArePictures() async throws {
        let (ids, made) = try await build([:])
        #expect(ids == [] && made > 0)
    }

    private static let wide = "section:\n  group: { axis: horizontal, size: 3w x 1h, subitems: [{ size: 1w x 1h }] }\n"
    private static let ledger = "old\t2026-01-01T00:00:00Z\t-\t/episodes/a/\tepisodes/a.md\n"
}

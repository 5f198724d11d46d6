import Foundation
import SiteBuilder
import SiteEpisodes
import TestSupport
import Testing

/// Feeds, sitemap and redirects as files of a built site.
@Suite struct AnnouncementTests {
    private static let files = [
        "Content/episodes/a.md":
            "---\ntitle: A\ndate: 2026-01-01\ntags: css\ncollection: c\naliases: /34\n---\nNotes\n",
        "Content/episodes/b.md": "---\ntitle: B\ndate: 2026-01-02\ntags: css\n---\n",
        "Content/episodes/_c.md": "---\ntitle: SECRET\ndate: 2026-01-03\ntags: hidden\naliases: /35\n---\nSECRET\n",
        "Content/about.md": "---\ntitle: About\n---\n",
    ]

    private func build(_ files: [String: String]) async throws -> (texts: [String: String], ids: [String]) {
        let folder = try TemporaryFolder()
        try folder.add(files)
        let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized.path
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_788_307_200))
        let built = try await Site(folder: folder.path, options: BuildOptions(rules: rules, builtInThemes: [themes]))
            .build()
        var texts: [String: String] = [:]
        for file in built.output.files {
            if let bytes = file.contents.bytes { texts[file.path.text] = String(decoding: bytes, as: UTF8.self) }
        }
        return (texts, built.diagnostics.map(\.id))
    }

    @Test func everyFeedAndEmbeddingThatAPageNamesIsThere() async throws {
        var files = Self.files
        files["Content/site.yml"] =
            "title: T\nbaseURL: https://example.com/sub/\npagination: 1\nfeeds: { tags: [rss, json], collections: yes }\n"
        let (texts, ids) = try await build(files)
        #expect(ids.isEmpty)
        var named: Set<String> = []
        for (path, text) in texts where path.hasSuffix(".html") && !text.contains("http-equiv=\"refresh\"") {
            let base = try #require(URL(string: "https://example.com/sub/\(path)"))
            for match in text.matches(of: /<link rel="alternate"[^>]* href="([^"]*)"/) {
                let target = try #require(URL(string: String(match.1), relativeTo: base)?.absoluteURL)
                #expect(
                    texts[target.path.replacing("/sub/", with: "", maxReplacements: 1)] != nil, "\(path): \(target)")
                named.insert(target.path)
            }
        }
        #expect(
            named.sorted() == [
                "/sub/atom.xml", "/sub/collections/c/feed.xml", "/sub/episodes/a/oembed.json",
                "/sub/episodes/b/oembed.json", "/sub/feed.json", "/sub/feed.xml", "/sub/tags/css/feed.json",
                "/sub/tags/css/feed.xml",
            ])
    }

    @Test func theSitemapListsEveryPageAndNothingElse() async throws {
        var files = Self.files
        files["Content/site.yml"] = "title: T\nbaseURL: https://example.com/sub/\npagination: 1\n"
        let (texts, _) = try await build(files)
        let sitemap = try #require(texts["sitemap.xml"])
        let listed = sitemap.matches(of: /<loc>https:\/\/example.com\/sub\/([^<]*)<\/loc>/).map { "\($0.1)index.html" }
        // The search page is not listed.
        let unlisted = ["404.html", "34/index.html", "search/index.html"]
        let pages = texts.keys.filter { $0.hasSuffix(".html") && !unlisted.contains($0) }
        #expect(listed.sorted() == pages.sorted())
        #expect(texts["page/1/index.html"] != nil)
        #expect(texts["34/index.html"]?.contains("url=../episodes/a/index.html") == true)
        for (path, text) in texts { #expect(!text.contains("SECRET"), "\(path)") }
    }

    @Test func withoutAPublicAddressPagesNameNoFeed() async throws {
        let (texts, ids) = try await build(Self.files)
        #expect(ids == ["publishing.no-base-url"])
        #expect(texts["feed.xml"] == nil && texts["sitemap.xml"] == nil && texts["robots.txt"] != nil)
        for (path, text) in texts { #expect(!text.contains("rel=\"alternate\""), "\(path)") }
    }
}

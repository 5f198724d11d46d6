import SiteEpisodes
import Testing

@testable import SitePublishing

@Suite struct SitemapTests {
    private let base: BaseAddress? = try? BaseAddress(parsing: "https://example.com/sub/")

    @Test func listsPagesOnceAndSorted() throws {
        let day = try CalendarDate(parsing: "2026-01-02").resolved(in: .utc)
        let entries = [
            SitemapEntry(address: Address([Slug("tags"), Slug("é&<")])), SitemapEntry(address: .home),
            SitemapEntry(address: Address([Slug("a")]), lastChange: day), SitemapEntry(address: .home),
        ]
        let files = Sitemap.files(entries, base: try #require(base))
        #expect(files.map(\.address.path) == ["/sitemap.xml"])
        let found = try elements(of: String(decoding: files[0].bytes, as: UTF8.self))
        let urls = ["", "a/", "tags/%C3%A9/"].map { "https://example.com/sub/" + $0 }
        #expect(found.texts("urlset/url/loc") == urls)
        #expect(found.texts("urlset/url/lastmod") == ["2026-01-02T00:00:00Z"])
    }

    @Test(arguments: [(0, 1), (3, 1), (4, 3), (6, 3), (7, 4)])
    func largeSitemapsAreSplit(count: Int, fileCount: Int) throws {
        let entries = (0..<count).map { SitemapEntry(address: Address([Slug("p\($0)")])) }
        let files = Sitemap.files(entries, base: try #require(base), limits: Sitemap.Limits(addresses: 3))
        #expect(files.count == fileCount)
        let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let urls = try texts.flatMap { try elements(of: $0).texts("urlset/url/loc") }
        #expect(urls.count == count)
        if fileCount > 1 {
            let index = try elements(of: texts[0]).texts("sitemapindex/sitemap/loc")
            #expect(index == (1..<fileCount).map { "https://example.com/sub/sitemap-\($0).xml" })
        }
    }

    /// No file is larger than the protocol allows, whatever the sizes of its entries are.
    @Test func heavySitemapsAreSplit() throws {
        let entries = (0..<40).map { number in
            SitemapEntry(
                address: Address([Slug("p\(number)")]),
                images: (0..<number).map { .file(path: "media/\(number)-\($0).png") })
        }
        let limits = Sitemap.Limits(bytes: 8000)
        let files = Sitemap.files(entries, base: try #require(base), limits: limits)
        #expect(files.count > 3)
        #expect(files.allSatisfy { $0.bytes.count <= limits.bytes })
        let found = try files.map { try elements(of: String(decoding: $0.bytes, as: UTF8.self)) }
        #expect(found.flatMap { $0.texts("urlset/url/loc") }.count == 40)
        #expect(found.flatMap { $0.texts("urlset/url/image:image/image:loc") }.count == 40 * 39 / 2)
    }

    /// The elements that the schema of video sitemaps requires, with the limits of their texts.
    @Test func filmsSayWhatTheSchemaRequires() async throws {
        let (_, catalog, _, _) = try await published(films)
        let entries = catalog.episodes.map { episode in
            SitemapEntry(
                address: episode.address,
                video: SitemapVideo(
                    episode, summary: episode.id.hasSuffix("vim.md") ? String(repeating: "é", count: 3000) : nil))
        }
        let files = Sitemap.files(entries, base: try #require(base))
        #expect(files.count == 1)
        let found = try elements(of: String(decoding: files[0].bytes, as: UTF8.self))
        let video = "urlset/url/video:video"
        // Only films with a still picture: one film without, and one episode without a film, are missing.
        let titles = ["One <b>", "Tube", "Undated", "Vim"]
        #expect(found.texts("\(video)/video:title") == titles)
        #expect(found.texts("\(video)/video:thumbnail_loc").count == titles.count)
        #expect(
            found.texts("\(video)/video:description").map(\.unicodeScalars.count).allSatisfy { (1...2048).contains($0) }
        )
        let sources = found.texts("\(video)/video:content_loc") + found.texts("\(video)/video:player_loc")
        #expect(sources.count == titles.count)
        #expect(found.texts("\(video)/video:duration") == ["600"])
        #expect(found.texts("\(video)/video:publication_date").count == 3)
        #expect(found.texts("\(video)/video:family_friendly") == ["yes"])
        let root = try #require(found.attributes("urlset").first)
        #expect(root["xmlns:video"] == "http://www.google.com/schemas/sitemap-video/1.1")
        #expect(root["xmlns:image"] == nil && root["xmlns:xhtml"] == nil)
    }

    @Test func robots() throws {
        let base = try #require(base)
        #expect(String(decoding: Robots.file(bases: []).bytes, as: UTF8.self) == "User-agent: *\nAllow: /\n")
        #expect(
            String(decoding: Robots.file(bases: [base]).bytes, as: UTF8.self)
                == "User-agent: *\nAllow: /\n\nSitemap: https://example.com/sub/sitemap.xml\n")
    }
}

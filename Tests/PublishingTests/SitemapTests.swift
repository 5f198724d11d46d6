import Episodes
import Testing

@testable import Publishing

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
        let files = Sitemap.files(entries, base: try #require(base), largest: 3)
        #expect(files.count == fileCount)
        let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let urls = try texts.flatMap { try elements(of: $0).texts("urlset/url/loc") }
        #expect(urls.count == count)
        if fileCount > 1 {
            let index = try elements(of: texts[0]).texts("sitemapindex/sitemap/loc")
            #expect(index == (1..<fileCount).map { "https://example.com/sub/sitemap-\($0).xml" })
        }
    }

    @Test func robots() throws {
        #expect(String(decoding: Robots.file(base: nil).bytes, as: UTF8.self) == "User-agent: *\nAllow: /\n")
        #expect(
            String(decoding: Robots.file(base: base).bytes, as: UTF8.self)
                == "User-agent: *\nAllow: /\n\nSitemap: https://example.com/sub/sitemap.xml\n")
    }
}

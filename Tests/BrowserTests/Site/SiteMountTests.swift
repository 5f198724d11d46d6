import BrowserSupport
import Testing

@Suite("The demo site")
struct SiteMountTests {
    @Test("has no link, picture or style that leads nowhere, however it is mounted")
    func mounts() async throws {
        let site = try await DemoSite.shared
        let pages = Set(site.built.layouts.map(\.address.outputPath))
        for mount in Mount.allCases {
            let crawl = try await SiteCrawl.crawl(site.output, mounted: mount)
            print("\(mount): \(crawl.references) references from \(crawl.reached.count) files")
            #expect(crawl.broken == [], "\(mount)")
            #expect(pages.subtracting(crawl.reached) == [], "\(mount)")
        }
    }

    /// Hosts send it for any address below the site's, so its links start at the root that the base address names.
    @Test(
        "has a page for missing addresses that works at its own place",
        arguments: [(Mount.root, "https://example.com/"), (.subfolder, "https://example.com/sub/")])
    func missing(mount: Mount, base: String) async throws {
        let site = try await DemoSite.at(base: base)
        let crawl = try await SiteCrawl.crawl(site.output, mounted: mount, from: ["404.html"])
        #expect(crawl.broken == [])
        #expect(crawl.reached.count > 50)
    }
}

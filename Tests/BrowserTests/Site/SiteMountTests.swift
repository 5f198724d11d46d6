import BrowserSupport
import Testing

@Suite("The demo site")
struct SiteMountTests {
    @Test("has no broken link, picture or style under any mount")
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

    /// Hosts send this page for any address of the site, so its links start at the root from the base address.
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

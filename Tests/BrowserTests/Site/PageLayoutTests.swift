import BrowserSupport
import Testing

@Suite("Pages of the demo site stand where the solver puts them", .anyBrowser)
struct PageLayoutTests {
    @Test("with every stylesheet in force", arguments: Engine.judging, PageDirection.allCases)
    func pages(engine: Engine, direction: PageDirection) async throws {
        let site = try await DemoSite()
        // Mirroring is one rule of the stylesheet, not one a page: some pages show it.
        let mirrored = ["/", "/library/", "/episodes/020-lead-and-stack/"]
        let pages = site.built.layouts.filter {
            direction == .leftToRight || mirrored.contains($0.address.encodedPath)
        }
        #expect(pages.count >= (direction == .leftToRight ? 50 : mirrored.count))
        let total = try await engine.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                var total = FrameComparison()
                for page in pages {
                    let comparison = try await PageJudge(page: page, direction: direction).compare(
                        in: browser, at: server)
                    #expect(comparison.agrees, "\(engine), \(page.address.encodedPath): \(comparison)")
                    total.merge(comparison)
                }
                return total
            }
        }
        print("\(engine): \(pages.count) pages, \(direction.rawValue): \(total)")
    }
}

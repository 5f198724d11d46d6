import BrowserSupport
import Testing

/// A box that is as wide as its content has no width if it is a query container, and then each letter has its own line.
@Suite("Texts of pages", .anyBrowser, .imageLibrary)
struct TextWidthTests {
    @Test(
        "are as wide as can be read well", arguments: Engine.judging,
        ["/about/", "/about-fa/", "/themes/airtime/about/", "/themes/lightbox/about/", "/themes/lightbox/about-fa/"])
    func width(engine: Engine, page: String) async throws {
        let output = try await DemoSite.shared.output
        try await engine.lend { browser in
            try await PageServer.serving(.folder(output)) { server in
                for (width, least) in [(390, 340.0), (820, 400), (1280, 400), (1920, 400)] {
                    try await browser.setViewport(width: width, height: 844)
                    try await browser.navigate(to: server.address(page))
                    let text = "document.querySelector('.prose > p').getBoundingClientRect().width"
                    let actual: Double = try await browser.evaluate(text)
                    #expect(actual >= least && actual <= 760, "\(engine), \(width) px")
                }
            }
        }
    }
}

import BrowserSupport
import Testing

/// Browsers paint the received part of a page. Later parts must not move the visible text.
@Suite("Pages that come in pieces", .browser(.chromium), .imageLibrary, .timeLimit(.minutes(30)))
struct ArrivingPageTests {
    /// Texts before which a network may pause: parts of the head, the sections of the gallery, the parts of a text.
    private static let cuts = [
        "<nav", "<form", "<main", "<header", "<h1", "<div class=\"band", "<div class=\"page-header", "<section",
        "<aside", "<footer",
    ]
    private static let pages = [
        "/", "/library/", "/themes/airtime/", "/themes/lightbox/", "/shows/minutes/",
        "/shows/minutes/episodes/001-rain/",
    ]

    @Test("move nothing that has been painted", arguments: [360, 800, 1280])
    func calm(width: Int) async throws {
        let output = try await DemoSite.shared.output
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(output), delay: .milliseconds(60), cuts: Self.cuts) { server in
                for (number, page) in Self.pages.enumerated() {
                    try await browser.setViewport(width: width, height: 800)
                    try await browser.navigate(to: server.address(page, visit: number))
                    let shift = try await browser.layoutShift()
                    #expect(shift.pictures > 0 && shift.isPaintedEarly, "\(page) at \(width)")
                    #expect(shift.sum == 0, "\(page) at \(width): \(shift)")
                }
            }
        }
    }

    /// Cards of fixed height hold their words at the lower edge.
    @Test("move no words of a card that has come in part", arguments: ["/", "/themes/airtime/", "/themes/lightbox/"])
    func cards(theme: String) async throws {
        let output = try await DemoSite.shared.output
        let cuts = ["<main", "<p class=\"card-", "<footer"]
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(output), delay: .milliseconds(40), cuts: cuts) { server in
                for page in ["", "patterns/tiles/"] {
                    try await browser.setViewport(width: 1280, height: 800)
                    try await browser.navigate(to: server.address(theme + page))
                    let shift = try await browser.layoutShift()
                    #expect(shift.isPaintedEarly, "\(theme + page)")
                    #expect(shift.sum == 0, "\(theme + page): \(shift)")
                }
            }
        }
    }

    /// Every page of the demo, in `./run conformance` alone.
    @Test("move nothing, whichever it is", .enabled(if: AxeTests.looksAtAllPages), arguments: [390, 1280])
    func all(width: Int) async throws {
        let output = try await DemoSite.shared.output
        let pages = try ConformancePage.all(in: output).map(\.path)
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(output), delay: .milliseconds(40), cuts: Self.cuts) { server in
                for (number, page) in pages.enumerated() {
                    try await browser.setViewport(width: width, height: 800)
                    try await browser.navigate(to: server.address("/" + page, visit: number))
                    let shift = try await browser.layoutShift()
                    #expect(shift.sum == 0, "\(page) at \(width): \(shift)")
                }
            }
        }
        print("\(pages.count) pages at \(width) px move nothing")
    }

    /// The scripts, the index and the results come one after the other.
    @Test("of a search move nothing when results come", arguments: [390, 800, 1920])
    func results(width: Int) async throws {
        let output = try await DemoSite.shared.output
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(output), delay: .milliseconds(120)) { server in
                for query in ["width", "Wdith", "xylophone"] {
                    try await browser.setViewport(width: width, height: 800)
                    try await browser.navigate(to: server.address("/search/?q=\(query)"))
                    let status: String = try await browser.evaluate(Self.lateStatus)
                    #expect(!status.isEmpty, "\(query)")
                    let shift = try await browser.layoutShift()
                    #expect(shift.sum == 0, "\(query) at \(width): \(shift)")
                }
            }
        }
    }

    /// The sentence about the results, as soon as it is there.
    private static let lateStatus = """
        (async () => {
          const status = document.querySelector(".search-status");
          for (let turn = 0; turn < 400 && !status.textContent; turn++) {
            await new Promise((done) => setTimeout(done, 25));
          }
          return status.textContent;
        })()
        """
}

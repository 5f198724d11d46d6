import BrowserSupport
import Testing

@Suite("A browser session", .anyBrowser)
struct BrowserSessionTests {
    @Test("answers a call with values", arguments: Engine.judging)
    func call(engine: Engine) async throws {
        try await withPage("<title>A &amp; B</title>", in: engine) { browser in
            #expect(try await browser.evaluate("document.title") == "A & B")
            let sum = try await browser.call("async (list) => list.reduce((a, b) => a + b)", [1, 2.5], as: Double.self)
            #expect(sum == 3.5)
        }
    }

    @Test("reports a script that fails", arguments: Engine.judging)
    func failure(engine: Engine) async throws {
        try await withPage("", in: engine) { browser in
            let failure = await #expect(throws: WebDriverFailure.self) {
                try await browser.evaluate("missing.name", as: String.self)
            }
            #expect(failure?.error == "javascript error")
        }
    }

    @Test("shows the page in an area of any size", arguments: Engine.judging)
    func viewport(engine: Engine) async throws {
        try await withPage("<body style='height: 5000px'>", in: engine) { browser in
            for (width, height) in [(2600, 800), (700, 333), (1280, 1000)] {
                try await browser.setViewport(width: width, height: height)
                let area: [Double] = try await browser.evaluate(
                    "[innerWidth, innerHeight, document.documentElement.clientWidth]")
                #expect(area == [Double(width), Double(height), Double(width)])
            }
        }
    }

    @Test("shows the page in any of its pixel ratios, and forgets them for the next test", arguments: Engine.judging)
    func pixelRatio(engine: Engine) async throws {
        for ratio in engine.pixelRatios.reversed() {
            try await withPage("", in: engine, pixelRatio: ratio) { browser in
                try await browser.setViewport(width: 800, height: 600)
                #expect(try await browser.evaluate("[devicePixelRatio, innerWidth]") == [ratio, 800])
            }
        }
    }

    @Test("takes a picture", arguments: Engine.judging)
    func screenshot(engine: Engine) async throws {
        try await withPage("<body style='background: #123456'>", in: engine) { browser in
            try await browser.setViewport(width: 600, height: 100)
            let png = try await browser.screenshot()
            #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            // Width and height of the header chunk, big-endian.
            #expect(png[16..<24] == [0, 0, 2, 88, 0, 0, 0, 100])
        }
    }

    private func withPage(
        _ html: String, in engine: Engine, pixelRatio: Double = 1,
        _ body: @Sendable (any BrowserSession) async throws -> Void
    ) async throws {
        try await PageServer.serving(.pages(["index.html": "<!doctype html>\(html)"])) { server in
            try await engine.lend(pixelRatio: pixelRatio) { browser in
                try await browser.navigate(to: server.address())
                try await body(browser)
            }
        }
    }
}

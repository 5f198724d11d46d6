import BrowserSupport
import Testing

@Suite("A browser session", .browser(.chromium))
struct BrowserSessionTests {
    @Test("answers a call with values")
    func call() async throws {
        try await withPage("<title>A &amp; B</title>") { browser in
            #expect(try await browser.evaluate("document.title") == "A & B")
            let sum = try await browser.call("async (list) => list.reduce((a, b) => a + b)", [1, 2.5], as: Double.self)
            #expect(sum == 3.5)
        }
    }

    @Test("reports a script that fails")
    func failure() async throws {
        try await withPage("") { browser in
            let failure = await #expect(throws: WebDriverFailure.self) {
                try await browser.evaluate("missing.name", as: String.self)
            }
            #expect(failure?.error == "javascript error")
        }
    }

    @Test("emulates media and viewport, and forgets both for the next test")
    func emulation() async throws {
        let state = """
            [matchMedia("(prefers-color-scheme: dark)").matches, matchMedia("print").matches, innerWidth === 390,
            devicePixelRatio === 3]
            """
        try await withPage("<meta name=viewport content='width=device-width'>") { browser in
            #expect(try await browser.evaluate(state) == [false, false, false, false])
            try await browser.emulate(.dark)
            try await browser.emulate(Viewport(width: 390, height: 844, deviceScaleFactor: 3))
            #expect(try await browser.evaluate(state) == [true, false, true, true])
            try await browser.emulate(.print)
            #expect(try await browser.evaluate(state) == [false, true, true, true])
        }
        try await withPage("") { browser in
            let forgotten: [Bool] = try await browser.evaluate(state)
            #expect(forgotten == [false, false, false, false])
        }
    }

    @Test("takes a picture")
    func screenshot() async throws {
        try await withPage("<body style='background: #123456'>") { browser in
            try await browser.emulate(Viewport(width: 200, height: 100))
            let png = try await browser.screenshot()
            #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            // Width and height of the header chunk, big-endian.
            #expect(png[16..<24] == [0, 0, 0, 200, 0, 0, 0, 100])
        }
    }

    private func withPage(_ html: String, _ body: @Sendable (ChromiumSession) async throws -> Void) async throws {
        try await PageServer.serving(.pages(["index.html": "<!doctype html>\(html)"])) { server in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: server.address())
                try await body(browser)
            }
        }
    }
}

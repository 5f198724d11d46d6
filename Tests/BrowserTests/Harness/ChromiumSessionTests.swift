import BrowserSupport
import Testing

@Suite("A session of Chromium", .browser(.chromium))
struct ChromiumSessionTests {
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

    private func withPage(_ html: String, _ body: @Sendable (ChromiumSession) async throws -> Void) async throws {
        try await PageServer.serving(.pages(["index.html": "<!doctype html>\(html)"])) { server in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: server.address())
                try await body(browser)
            }
        }
    }
}

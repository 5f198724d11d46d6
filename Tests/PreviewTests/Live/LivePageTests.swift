import BrowserSupport
import Testing

@testable import SitePreview

@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct LivePageTests {
    @Test func anEditReachesTheOpenPage() async throws {
        let site = try TestSite(["index.html": page("one")])
        try await withPreview(of: site) { preview in
            try await withPage(of: preview) { browser in
                try await browser.waitUntil("document.body.innerText", is: "one")
                try site.add(["index.html": page("two")])
                try await browser.waitUntil("document.body.innerText", is: "two")
            }
        }
    }

    @Test func errorsLieOverTheLastGoodPageAndGoAway() async throws {
        let site = try TestSite([
            "index.html": page("one") + "<style>:root > * { display: none !important; color: red }</style>"
        ])
        try await withPreview(of: site) { preview in
            try await withPage(of: preview) { browser in
                _ = try await browser.evaluate("window.isSamePage = true", as: Bool.self)
                try site.add(["bad": "<img src=x onerror='document.title = 1'> is wrong"])
                let overlay = "document.querySelector('sitegen-errors')"
                try await browser.waitUntil(
                    "\(overlay)?.shadowRoot.querySelector('section').innerText", contains: "Content/bad:1:1")
                let text: String = try await browser.evaluate("\(overlay).shadowRoot.textContent")
                #expect(text.contains("<img src=x onerror='document.title = 1'> is wrong [test.bad]"))
                // A diagnostic is never read as HTML, and the page's own style does not hide the errors.
                #expect(try await browser.evaluate("\(overlay).shadowRoot.querySelector('img') === null") == true)
                #expect(try await browser.evaluate("\(overlay).getBoundingClientRect().height > 50") == true)
                #expect(try await browser.evaluate("document.body.textContent.trim().slice(0, 3)") == "one")
                try site.folder.remove("Content/bad")
                try await browser.waitUntil("String(\(overlay))", is: "null")
                #expect(try await browser.evaluate("window.isSamePage") == true)
            }
        }
    }

    @Test func aSiteThatNeverWasGoodShowsUpWhenItIsMended() async throws {
        let site = try TestSite(["index.html": page("home"), "bad": "first"])
        try await withPreview(of: site) { preview in
            try await withPage(of: preview) { browser in
                try await browser.waitUntil(Self.overlayText, contains: "first [test.bad]")
                try site.add(["bad": "second"])
                try await browser.waitUntil(Self.overlayText, contains: "second [test.bad]")
                try site.folder.remove("Content/bad")
                try await browser.waitUntil("document.body.innerText", is: "home")
            }
        }
    }

    @Test func aPageFindsThePreviewAgainThatWasStartedAnew() async throws {
        let site = try TestSite(["index.html": page("one")])
        try await SharedBrowser.chromium.lend { browser in
            let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
            try await withPreview(of: site) { preview in
                try await browser.navigate(to: "http://localhost:\(preview.port)/")
                try await browser.waitUntil("document.body.innerText", is: "one")
                continuation.yield(preview.port)
            }
            try site.add(["index.html": page("two")])
            for await port in ports {
                try await withPreview(of: site, port: port) { _ in
                    try await browser.waitUntil("document.body.innerText", is: "two")
                }
                break
            }
        }
    }

    private static let overlayText = "document.querySelector('sitegen-errors')?.shadowRoot.textContent"

    private func page(_ text: String) -> String { "<!doctype html><title>\(text)</title><body>\(text)</body>" }

    private func withPage(
        of preview: RunningPreview, _ body: @Sendable (ChromiumSession) async throws -> Void
    ) async throws {
        try await SharedBrowser.chromium.lend { browser in
            try await browser.navigate(to: "http://localhost:\(preview.port)/")
            try await body(browser)
            // A page that still listens would keep a stopped preview open.
            try await browser.navigate(to: "about:blank")
        }
    }
}

import BrowserSupport
import Testing

@testable import SitePreview

@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct ProblemPageTests {
    @Test func everyProblemIsShownWithItsLines() async throws {
        try await withBadSite { site, _, browser in
            let text = "\(overlay).shadowRoot.querySelector('section').innerText"
            try await browser.waitUntil(text, contains: "1 error, 1 warning")
            let parts = "[...\(overlay).shadowRoot.querySelectorAll('li')].map((item) => item.className).join()"
            #expect(try await browser.evaluate(parts) == "error,warning")
            let error = "\(overlay).shadowRoot.querySelector('.error')"
            let numbers = "[...\(error).querySelectorAll('.number')].map((n) => n.textContent).join()"
            #expect(try await browser.evaluate(numbers) == "1,2,3,4,5,6")
            #expect(try await browser.evaluate("\(error).querySelector('mark').textContent") == "never")
            #expect(try await browser.evaluate("\(error).querySelector('.here code').textContent") == "date: never")
            try site.folder.remove("Content/episodes/bad.md")
            try await browser.waitUntil("String(\(overlay))", is: "null")
        }
    }

    @Test func whatIsHiddenStaysHiddenUntilThereAreOtherErrors() async throws {
        try await withBadSite { site, preview, browser in
            let section = "String(\(overlay)?.shadowRoot.querySelector('section') != null)"
            let badge = "\(overlay)?.shadowRoot.querySelector('.badge')?.textContent"
            try await browser.waitUntil(section, is: "true")
            try await browser.press(.escape)
            try await browser.waitUntil(badge, is: "1 error, 1 warning")
            // A different file with the same errors.
            try site.folder.add(["Content/episodes/b.md": "---\ntitle: B\ndate: 2026-05-01\n---\n"])
            var failures = 0
            for await case .built(_, failed: true) in preview.events {
                failures += 1
                if failures == 2 { break }
            }
            #expect(try await browser.evaluate(section) == "false")
            try site.folder.add(["Content/episodes/worse.md": "---\ntitle: W\ndate: later\n---\n"])
            try await browser.waitUntil(section, is: "true")
            try await browser.press(.escape)
            try await browser.waitUntil(section, is: "false")
            _ = try await browser.evaluate("\(overlay).shadowRoot.querySelector('.badge').click()", as: Bool?.self)
            try await browser.waitUntil(section, is: "true")
        }
    }

    /// The page of a failed first build is complete without scripts, and the script does not change it.
    @Test func theFirstPageIsCompleteAndStaysAsItIs() async throws {
        let bad = "---\ntitle: Bad <b>&amp;\ntitel: 'x'\ndate: never\n---\nText.\n"
        let good = "---\ntitle: A\ndate: 2026-05-01\n---\nText.\n"
        let site = try ThemedSite(["Content/episodes/a.md": good, "Content/episodes/bad.md": bad])
        try await withPreview(of: site) { preview in
            var client = try await preview.client()
            let text = try await client.request("GET", "/").text
            #expect(text.contains("<code>date: <mark>never</mark></code>") && text.contains("1 error, 1 warning"))
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: "http://localhost:\(preview.port)/")
                // A list drawn by the script has its style elsewhere. Every list that it adds from now on is counted.
                try await browser.run(
                    """
                    globalThis.drawn = \(overlay).shadowRoot.querySelector("style") ? 0 : 1;
                    new MutationObserver((records) => {
                      for (const { addedNodes } of records) {
                        drawn += [...addedNodes].filter(({ localName }) => localName === "sitegen-errors").length;
                      }
                    }).observe(document, { childList: true, subtree: true });
                    """)
                try site.folder.add([
                    "Content/episodes/bad.md": bad.replacing("date: never", with: "date: later")
                ])
                try await browser.waitUntil(
                    "\(overlay).shadowRoot.querySelector('.panel').textContent", contains: "date: later")
                #expect(try await browser.evaluate("drawn") == 1)
                #expect(try await browser.evaluate("document.querySelectorAll('sitegen-errors').length") == 1)
                try site.folder.remove("Content/episodes/bad.md")
                try await browser.waitUntil("\(overlay) ? '' : document.body.textContent", contains: "Newest")
                try await browser.navigate(to: "about:blank")
            }
        }
    }

    private let overlay = "document.querySelector('sitegen-errors')"

    private func withBadSite(
        _ body: @escaping @Sendable (ThemedSite, RunningPreview, ChromiumSession) async throws -> Void
    ) async throws {
        let site = try ThemedSite(["Content/episodes/a.md": "---\ntitle: A\ndate: 2026-05-01\n---\nText.\n"])
        try await withPreview(of: site) { preview in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: "http://localhost:\(preview.port)/")
                try await browser.waitUntilFollowing()
                try site.folder.add([
                    "Content/episodes/bad.md": "---\ntitle: Bad\ntitel: x\ndate: never\n---\nText.\n"
                ])
                try await body(site, preview, browser)
                try await browser.navigate(to: "about:blank")
            }
        }
    }
}

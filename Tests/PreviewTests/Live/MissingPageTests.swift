import BrowserSupport
import Testing

@testable import SitePreview

@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct MissingPageTests {
    /// The page for missing addresses is sent for any address, so its links start at the root. It replaces a removed
    /// page without loading again, because it runs the same scripts.
    @Test func aPageThatGoesIsTheMissingOne() async throws {
        let episode = "---\ntitle: A\ndate: 2026-05-01\n---\nText.\n"
        let site = try ThemedSite(["Content/episodes/a.md": episode, "Content/episodes/b.md": episode])
        try await withPreview(of: site) { preview in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: "http://localhost:\(preview.port)/episodes/a/")
                try await browser.waitUntilFollowing()
                _ = try await browser.evaluate("globalThis.isSame = true", as: Bool.self)
                let kind = "document.body.className"
                #expect(try await browser.evaluate(kind) == "kind-episode")
                try site.folder.remove("Content/episodes/a.md")
                try await browser.waitUntil(kind, is: "kind-missing")
                #expect(try await browser.evaluate("globalThis.isSame") == true)
                let home: String = try await browser.evaluate(
                    "new URL(document.querySelector('header a').href).pathname")
                #expect(home == "/index.html")
                let sheets = "[...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)"
                #expect(try await browser.evaluate(sheets) == true)
                try await browser.navigate(to: "about:blank")
            }
        }
    }
}

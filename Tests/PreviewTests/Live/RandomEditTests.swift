import BrowserSupport
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import SitePreview

@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct RandomEditTests {
    /// After any edit, an open page that follows a build equals a freshly loaded one, and it is not loaded again.
    @Test(arguments: [UInt64(1), 2]) func openPagesAreWhatLoadingThemGives(seed: UInt64) async throws {
        let site = try ThemedSite([:])
        var edits = RandomEdits(seed: seed)
        try site.folder.add(edits.start())
        let steps = (0..<24).map { _ in
            let page = edits.page()
            return (page: page, edits: (0..<edits.count()).flatMap { _ in edits.next() })
        }
        try await withPreview(of: site) { preview in
            try await SharedBrowser.chromium.lend { browser in
                var reloads: [String] = []
                for (number, step) in steps.enumerated() {
                    try await browser.navigate(to: "http://localhost:\(preview.port)\(step.page)")
                    try await browser.waitUntilFollowing()
                    try await browser.noteReloads()
                    for edit in step.edits {
                        if let text = edit.text {
                            try site.folder.add([edit.path: text])
                        } else {
                            try? site.folder.remove(edit.path)
                        }
                    }
                    // The last edit adds a page that shows which build is displayed.
                    try site.folder.add(["Content/step.md": "---\ntitle: Step\n---\nNumber \(number)."])
                    var client = try await preview.client()
                    while try await !client.request("GET", "/step/").text.contains("Number \(number).") {
                        try await Task.sleep(for: .milliseconds(10))
                    }
                    let live = try await browser.settledPage()
                    let reason: String = try await browser.evaluate("window.name")
                    if !reason.isEmpty { reloads.append("step \(number) at \(step.page): \(reason)") }
                    try await browser.navigate(to: "http://localhost:\(preview.port)\(step.page)")
                    let fresh = try await browser.settledPage()
                    #expect(live == fresh, "seed \(seed), step \(number): \(step)")
                }
                #expect(reloads == [])
                try await browser.navigate(to: "about:blank")
            }
        }
    }
}

extension BrowserSession {
    /// Stores the reasons for reloads in the window's name, which survives a reload.
    fileprivate func noteReloads() async throws {
        let note = "console.info = (...texts) => { window.name += texts.join(' ') }"
        _ = try await call("() => { window.name = ''; \(note); return true }", true, as: Bool.self)
    }

    /// The page's markup after the newest build, without the marks for loading files again.
    fileprivate func settledPage() async throws -> String {
        try await call(
            """
            async () => {
              const ours = () => document.querySelector("script[data-generation]");
              const settled = async () => {
                const text = await (await fetch(location.href, { cache: "no-cache" })).text();
                const newest = new DOMParser().parseFromString(text, "text/html").querySelector("script[data-generation]");
                return newest.dataset.generation === ours().dataset.generation;
              };
              while (!await settled()) await new Promise((done) => setTimeout(done, 10));
              return document.documentElement.outerHTML.replace(/[?&]sitegen=[0-9a-f]+/g, "");
            }
            """, true, as: String.self)
    }
}

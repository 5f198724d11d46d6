import BrowserSupport
import Foundation
import Testing

/// Accessibility by axe-core, in light and dark, on a phone and on a desktop.
@Suite("axe-core", .checker(.axe), .browser(.chromium))
struct AxeTests {
    /// True if `./run conformance` has set it.
    static let looksAtAllPages = ProcessInfo.processInfo.environment["SITEGEN_CONFORMANCE"] == "all"

    @Test("finds no violation", arguments: ConformanceSite.allCases)
    func pages(site: ConformanceSite) async throws {
        let built = try await site.build()
        let pages = try ConformancePage.all(in: built.output)
        let chosen = Self.looksAtAllPages ? pages : pages.sample
        let states = chosen.map { PageState(page: $0.path) } + site.states
        #expect(chosen.count > 10)
        try await PageServer.serving(.folder(built.output)) { server in
            try await SharedBrowser.chromium.lend { browser in
                let axe = try AxeChecker(browser)
                for (number, state) in states.enumerated() {
                    try await axe.open(state, from: server)
                    for showing in Self.showings(ofPage: number) {
                        for violation in try await axe.violations(in: showing) {
                            Issue.record("\(site), \(state), \(showing): \(violation)")
                        }
                    }
                }
            }
        }
        print(
            "\(site): \(states.count) of \(pages.count) pages through axe-core, \(Self.showings(ofPage: 0).count) showings each"
        )
    }

    /// Every showing of all pages for `./run conformance`, else two opposite ones of each page: narrow and light, wide and dark, and
    /// the other way round for the next page.
    private static func showings(ofPage number: Int) -> [AxeShowing] {
        if looksAtAllPages { return AxeShowing.all }
        return AxeShowing.all.filter { showing in
            let isFirstPair = (showing.width < 500) == (showing.scheme == .light)
            return isFirstPair == (number % 2 == 0)
        }
    }

    struct Fault: Sendable {
        var html: String
        var rule: String
        /// The number of showings in which the fault is visible.
        var count = 4
    }

    @Test(
        "finds each fault of a wrong page",
        arguments: [
            Fault(html: "<img src=x>", rule: "image-alt"),
            Fault(html: "<input>", rule: "label"),
            Fault(html: "<h2>A</h2><h4>B</h4>", rule: "heading-order"),
            Fault(html: "<a href=x></a>", rule: "link-name"),
            Fault(
                html: "<style>@media (prefers-color-scheme: dark) { p { color: #eee } }</style><p>Text</p>",
                rule: "color-contrast", count: 2),
            Fault(
                html: "<style>@media (width < 500px) { p { color: #eee } }</style><p>Text</p>", rule: "color-contrast",
                count: 2),
        ])
    func faults(fault: Fault) async throws {
        let html = "<!doctype html><html lang=en><title>Wrong</title><main><h1>Wrong</h1>\(fault.html)</main>"
        try await PageServer.serving(.pages(["index.html": html])) { server in
            try await SharedBrowser.chromium.lend { browser in
                let axe = try AxeChecker(browser)
                try await axe.open(PageState(page: ""), from: server)
                var found = 0
                for showing in AxeShowing.all {
                    let violations = try await axe.violations(in: showing)
                    #expect(violations.allSatisfy { $0.rule == fault.rule }, "\(violations)")
                    if !violations.isEmpty { found += 1 }
                }
                #expect(found == fault.count)
            }
        }
    }
}

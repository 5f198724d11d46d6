import BrowserSupport
import Testing

@testable import SitePreview

/// The display of errors, checked by axe-core in light and dark, on a phone and on a desktop.
@Suite(.checker(.axe), .browser(.chromium), .timeLimit(.minutes(30))) struct ProblemAccessTests {
    private let page = """
        <!doctype html><html lang="en"><title>Page</title><body><main><h1>Page</h1><h2>Part</h2><p>Text</p></main></body>
        """

    @Test(arguments: ["over a page", "put away", "before there is a page"])
    func errorsHaveNoViolation(place: String) async throws {
        let problem = "is <b>wrong</b> & long, " + String(repeating: "a word and ", count: 80)
        let isFirst = place == "before there is a page"
        let site = try TestSite(["index.html": page].merging(isFirst ? ["bad": problem] : [:]) { $1 })
        try await withPreview(of: site) { preview in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: "http://localhost:\(preview.port)/")
                if !isFirst { try site.add(["bad": problem]) }
                try await browser.waitUntil("\(shadow)?.querySelector('.panel')?.textContent", contains: "1 error")
                if place == "put away" {
                    try await browser.press(.escape)
                    try await browser.waitUntil("\(shadow)?.querySelector('.badge')?.textContent", is: "1 error")
                }
                try await expectNoViolation(browser)
                try await browser.navigate(to: "about:blank")
            }
        }
    }

    @Test func theSiteWithoutThatPageHasNoViolation() async throws {
        try await withPreview(of: try TestSite()) { preview in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: "http://localhost:\(preview.port)/none")
                try await expectNoViolation(browser)
                try await browser.navigate(to: "about:blank")
            }
        }
    }

    private let shadow = "document.querySelector('sitegen-errors')?.shadowRoot"

    private func expectNoViolation(_ browser: ChromiumSession) async throws {
        let axe = try AxeChecker(browser)
        try await axe.load()
        // axe-core finds no background for elements outside the body and then does not check their colours.
        try await browser.run("document.body.append(...document.querySelectorAll('sitegen-errors'));")
        for showing in AxeShowing.all {
            for violation in try await axe.violations(in: showing) { Issue.record("\(showing): \(violation)") }
        }
    }
}

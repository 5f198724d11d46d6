import BrowserSupport
import Testing

@Suite("The layout inspector in a preview of the demo", .browser(.chromium), .timeLimit(.minutes(30)))
struct InspectorPageTests {
    /// A split page, shelves with a pinned bar, a mosaic, and nested groups with tails.
    private static let pages = ["/", "/library/", "/albums/", "/episodes/020-lead-and-stack/"]

    @Test("finds nothing out of place, and axe-core nothing in it", .checker(.axe)) func pages() async throws {
        try await previewing(DemoSite.shared.built) { port in
            try await SharedBrowser.chromium.lend { browser in
                let axe = try AxeChecker(browser)
                for (number, page) in Self.pages.enumerated() {
                    try await browser.setViewport(width: [1300, 820, 500][number % 3], height: 900)
                    try await browser.navigate(to: "http://localhost:\(port)\(page)")
                    let facts = try await browser.openInspector()
                    #expect(facts.hasSuffix("boxes, largest difference 0.0000 px"), "\(page): \(facts)")
                    // All kinds of boxes are shown, and the first cell is selected.
                    _ = try await browser.evaluate(
                        "document.querySelector('.cl-list a')?.focus() ?? true", as: Bool.self)
                    try await axe.load()
                    for tab in number == 0 ? ["cell", "boxes", "widths"] : ["cell"] {
                        try await browser.clickInInspector("#tab-\(tab)")
                        for showing in number == 0 ? AxeShowing.all : [AxeShowing.all[0]] {
                            let found = try await axe.violations(in: showing)
                            #expect(found.isEmpty, "\(page), \(tab), \(showing): \(found)")
                        }
                    }
                    _ = try await browser.evaluate("sessionStorage.clear() ?? true", as: Bool.self)
                }
                try await browser.navigate(to: "about:blank")
            }
        }
    }

    @Test("is in no file of a built site, and in no theme") func files() async throws {
        let site = try await DemoSite.shared
        #expect(site.built.output.files.count > 300)
        let words = ["__sitegen", "sitegen-inspector", "sitegen-errors"].map { Array($0.utf8) }
        for file in site.built.output.files {
            guard ["html", "css", "js"].contains(file.path.text.split(separator: ".").last),
                let bytes = file.contents.bytes
            else { continue }
            for word in words { #expect(bytes.firstRange(of: word) == nil, "\(file.path.text)") }
        }
    }
}

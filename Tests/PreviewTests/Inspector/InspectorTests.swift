import BrowserSupport
import Testing

@testable import SitePreview

@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct InspectorTests {
    private typealias Page = InspectedSite

    /// Every element of the page stays the same bit for bit: before, with the button, and while the inspector is open.
    @Test func itMovesNothing() async throws {
        try await Page.open { _, browser in
            let boxes = """
                JSON.stringify([...document.querySelectorAll("html, body, body *")].map((element) => {
                  const { x, y, width, height } = element.getBoundingClientRect();
                  return [x, y, width, height];
                }).concat([[document.documentElement.scrollWidth, document.documentElement.scrollHeight]]))
                """
            let button = try await browser.evaluate(boxes, as: String.self)
            _ = try await browser.evaluate("\(Page.host).remove() ?? true", as: Bool.self)
            let before = try await browser.evaluate(boxes, as: String.self)
            #expect(button == before)
            _ = try await browser.evaluate("location.reload() ?? true", as: Bool.self)
            try await browser.waitUntil("String(\(Page.host) !== null)", is: "true")
            for tab in ["cell", "boxes", "widths"] {
                try await Self.open(tab, browser)
                try await browser.waitUntil(Page.facts, contains: "boxes")
                #expect(try await browser.evaluate(boxes, as: String.self) == before)
            }
        }
    }

    @Test func theKeyOpensAndCloses() async throws {
        try await Page.open { _, browser in
            try await browser.pressInspectorKey()
            try await browser.waitUntil(Page.facts, contains: "1300 px")
            #expect(try await browser.evaluate("\(Page.root).activeElement.id") == "tab-cell")
            try await browser.press(.escape)
            try await browser.waitUntil("String(\(Page.find(".panel")))", is: "null")
            #expect(try await browser.evaluate("\(Page.root).activeElement.className") == "launch")
            // Keys typed into a field belong to the field.
            _ = try await browser.evaluate(
                "document.body.appendChild(document.createElement('input')).focus() ?? true", as: Bool.self)
            try await browser.pressInspectorKey()
            #expect(try await browser.evaluate("\(Page.find(".panel")) === null") == true)
        }
    }

    @Test func aCellSaysWhereItComesFrom() async throws {
        try await Page.open { site, browser in
            try await Self.open("cell", browser)
            try await browser.waitUntil(Page.facts, contains: "boxes, largest difference 0.0000 px")
            // The second of two cells in a column, focused with the keyboard.
            let cell = "document.querySelectorAll('#nested .cl-list > li')[2]"
            _ = try await browser.evaluate("\(cell).querySelector('a').focus() ?? true", as: Bool.self)
            try await browser.waitUntil(Page.text("[aria-current] button"), is: "item 3")
            let path = "[...\(Page.root).querySelectorAll('.path button')].map((one) => one.textContent).join(' > ')"
            let names = "nested · nested > group > group > item 3"
            #expect(try await browser.evaluate(path) == names)
            let sources =
                "[...\(Page.root).querySelectorAll('.source')].map((one) => one.textContent.replace('\(site.folder.path)/', '')).join(' ')"
            let file = "Themes/Mine/layouts/nested.yml"
            #expect(try await browser.evaluate(sources) == "\(file):2:3 \(file):4:5 \(file):9:9 \(file):11:18")
            let words = "\(Page.root).querySelector('[aria-current]').innerText.replace(/\\s+/g, ' ')"
            #expect(
                try await browser.evaluate(words, as: String.self).contains(
                    "size 1w x 1h contentInsets { leading: 4 }"))
            let sum =
                "[...\(Page.root).querySelectorAll('.sum li')].map((row) => row.innerText.replace(/\\s+/g, ' ').trim())"
            #expect(
                try await browser.evaluate(sum, as: [String].self) == [
                    "container 1300", "between the section's contentInsets 1300 - 20 - 20 = 1260",
                    "group (1260 - 16) / 3 = 414.67", "less the item's contentInsets 414.67 - 4 = 410.67",
                    "edges on whole pixels 869.33 … 1280 → 869 … 1280 = 411",
                ])
        }
    }

    @Test func itCoversAtMostAQuarterOfADesktopWindow() async throws {
        try await Page.open { _, browser in
            for (width, height) in [(1024, 768), (1280, 720), (1920, 1080)] {
                try await browser.setViewport(width: width, height: height)
                for tab in ["cell", "boxes", "widths"] {
                    try await Self.open(tab, browser)
                    let place = try await Self.place(browser)
                    #expect(place[2] * place[3] <= Double(width * height) / 4, "\(width) \(tab)")
                    #expect(place[0] + place[2] <= Double(width) && place[1] + place[3] <= Double(height))
                }
            }
            try await browser.click("button[aria-pressed=false]")
            #expect(try await Self.place(browser) == [0, 0, 1920, 1080])
        }
    }

    /// With the pointer, and with arrow keys. It stays in the window and keeps its place from page to page.
    @Test func itMoves() async throws {
        try await Page.open { _, browser in
            try await browser.setViewport(width: 1280, height: 800)
            try await Self.open("cell", browser)
            let start = try await Self.place(browser)
            try await browser.drag(from: (start[0] + 20, start[1] + 10), to: (120, 60))
            #expect(try await Self.place(browser) == [100, 50, start[2], start[3]])
            _ = try await browser.evaluate("\(Page.find(".mover")).focus() ?? true", as: Bool.self)
            try await browser.press(.arrowRight)
            #expect(try await Self.place(browser) == [132, 50, start[2], start[3]])
            _ = try await browser.evaluate("location.reload() ?? true", as: Bool.self)
            try await browser.waitUntil(Page.facts, contains: "boxes")
            #expect(try await Self.place(browser) == [132, 50, start[2], start[3]])
            try await browser.drag(from: (140, 60), to: (5, 790))
            #expect(try await Self.place(browser) == [0, 800 - start[3], start[2], start[3]])
        }
    }

    /// Left, top, width and height of the panel.
    private static func place(_ browser: ChromiumSession) async throws -> [Double] {
        try await browser.evaluate(
            "(({ x, y, width, height }) => [x, y, width, height])(\(Page.find(".panel")).getBoundingClientRect())",
            as: [Double].self)
    }

    @Test func whatIsNotWhereItShouldBeIsRed() async throws {
        try await Page.open { _, browser in
            let style = "#nested li:nth-child(2) { position: relative !important; left: 0.5px !important }"
            _ = try await browser.evaluate(
                "document.head.appendChild(document.createElement('style')).append(`\(style)`) ?? true", as: Bool.self)
            try await Self.open("boxes", browser)
            try await browser.waitUntil(
                Page.facts, contains: "largest difference 0.5000 px, 1 off by more than 1/32 px")
            let wrong = "[...\(Page.root).querySelectorAll('td.wrong')].map((one) => one.textContent).join()"
            #expect(try await browser.evaluate(wrong) == "0.5000")
            let row = "\(Page.find("td.wrong")).closest('tr').querySelector('button').textContent"
            #expect(try await browser.evaluate(row) == "nested · item 2")
        }
    }

    @Test func itStaysOpenAndFollowsEdits() async throws {
        try await Page.open { site, browser in
            try await Self.open("cell", browser)
            try await browser.waitUntil(Page.facts, contains: "boxes")
            let cell = "document.querySelectorAll('#nested .cl-list > li')[0]"
            _ = try await browser.evaluate("\(cell).querySelector('a').focus() ?? true", as: Bool.self)
            try await browser.waitUntil(Page.text(".sum"), contains: "(1260 - 16) × 2/3")
            let edited = Page.layout.replacing("2/3w", with: "1/2w").replacing("1/3w", with: "1/2w")
            try site.folder.add(["Themes/Mine/layouts/nested.yml": edited])
            try await browser.waitUntil(Page.text(".sum"), contains: "(1260 - 16) × 0.5")
            try await browser.waitUntil(Page.facts, contains: "boxes, largest difference 0.0000 px")
            #expect(try await browser.evaluate(Page.text("[aria-current] button")) == "item 1")
        }
    }

    @Test func everyWidthIsShown() async throws {
        try await Page.open { _, browser in
            try await Self.open("widths", browser)
            try await browser.waitUntil(Page.text(".widths .summary"), contains: "1300 px: ")
            let spans = "[...\(Page.root).querySelectorAll('.strip .span')].map((one) => one.textContent).join()"
            let answer = "fetch('/__sitegen/layout?width=500&height=900&page=/').then((reply) => reply.json())"
            let intervals = """
                \(answer).then(({ intervals }) => intervals.filter(({ to }) => to === undefined || to >= 320)
                  .map(({ from, to }) => to === undefined ? `${from} px and more` : `${from} – ${to} px`).join())
                """
            #expect(try await browser.evaluate(spans, as: String.self) == browser.evaluate(intervals, as: String.self))
            for width in [320, 499, 641, 1100] {
                let slider = Page.find("input[type=range]")
                _ = try await browser.evaluate(
                    "(\(slider).value = \(width), \(slider).dispatchEvent(new Event('input')))", as: Bool.self)
                // The page itself is shown beside it in this width.
                try await browser.waitUntil(Page.text(".widths .summary"), contains: "\(width) px: ")
                let summary = try await browser.evaluate(Page.text(".widths .summary"), as: String.self)
                #expect(summary.hasSuffix("boxes, largest difference 0.0000 px"), "\(summary)")
                try await browser.waitUntil(
                    "\(Page.find(".wireframe")).currentSrc", contains: "width=\(width)&")
            }
        }
    }

    private static func open(_ tab: String, _ browser: ChromiumSession) async throws {
        if try await browser.evaluate("\(Page.find(".panel")) === null") { try await browser.click(".launch") }
        try await browser.waitUntil("String(\(Page.find(".panel")) !== null)", is: "true")
        try await browser.click("#tab-\(tab)")
    }
}

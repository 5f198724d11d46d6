import BrowserSupport
import CompositionalLayout
import Testing

@Suite("A shelf of the library", .anyBrowser)
struct ShelfKeyboardTests {
    /// The offset of the row that has or contains the focus, and the visible position of the focus.
    private struct Focus: Decodable, Sendable {
        var isRow: Bool
        var offset: Double
        var outline: Double
        /// The start of the focused element, measured from the row's leading edge.
        var start: Double
        var rowWidth: Double

        static let function = """
            async () => {
                const focus = document.activeElement;
                const row = focus.closest(".cl-scroller");
                const frame = () => new Promise(requestAnimationFrame);
                for (let still = 0, last; row && still < 12; still = row.scrollLeft === last ? still + 1 : 0) {
                    last = row.scrollLeft;
                    await frame();
                }
                const box = focus.getBoundingClientRect();
                const edge = (row ?? focus).getBoundingClientRect();
                return {
                    isRow: focus === row, offset: row?.scrollLeft ?? 0,
                    outline: parseFloat(getComputedStyle(focus).outlineWidth),
                    start: box.left - edge.left, rowWidth: edge.width,
                };
            }
            """
    }

    @Test("can be entered, scrolled and left with the keyboard", arguments: Engine.judging)
    func keys(engine: Engine) async throws {
        let site = try await DemoSite.shared
        let page = try #require(site.built.layouts.first { $0.address.encodedPath == "/library/" })
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                try await browser.navigate(to: server.address("library/"))
                try await browser.setViewport(width: 820, height: 900)
                func focus() async throws -> Focus {
                    try await browser.evaluate("(\(Focus.function))()")
                }
                var seen = try await focus()
                for _ in 0..<30 where !seen.isRow {
                    try await browser.press(.tab)
                    seen = try await focus()
                }
                // WebKitGTK reports no outline for elements that its driver has focused by key.
                #expect(seen.isRow && (seen.outline >= 2 || engine == .webKit), "\(engine): \(seen)")

                let frames = page.solve(width: Int(seen.rowWidth), height: 900, measured: MeasuredSizes())
                    .snappedFrames()
                let scroll = try #require(frames.sections.compactMap(\.scroll).first)
                let second = try #require((1...2000).map { scroll.restingOffset(for: Double($0)) }.first { $0 > 0 })
                // Where an engine makes arrows, the first stop is an arrow, which acts as the row's element.
                if try await browser.evaluate("CSS.supports('selector(::scroll-button(*))')") {
                    try await browser.press(.enter)
                    seen = try await focus()
                    #expect(abs(seen.offset - second) < 1, "\(engine): the arrow leads to \(second): \(seen)")
                    try await browser.press(.tab)
                    try await browser.press(.arrowLeft)
                    seen = try await focus()
                    #expect(seen.isRow && abs(seen.offset) < 1, "\(engine): \(seen)")
                }
                try await browser.press(.arrowRight)
                seen = try await focus()
                #expect(abs(seen.offset - second) < 1, "\(engine): the second group is at \(second): \(seen)")
                try await browser.press(.arrowLeft)
                seen = try await focus()
                #expect(abs(seen.offset) < 1, "\(engine): \(seen)")

                for number in 1...4 {
                    try await browser.press(.tab)
                    seen = try await focus()
                    #expect(
                        !seen.isRow && (0..<seen.rowWidth).contains(seen.start),
                        "\(engine), card \(number): \(seen)")
                }
                let overflow: Double = try await browser.evaluate("document.documentElement.scrollWidth - innerWidth")
                #expect(overflow <= 0)
            }
        }
    }
}

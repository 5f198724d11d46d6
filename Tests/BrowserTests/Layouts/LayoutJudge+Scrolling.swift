import BrowserSupport
import CompositionalLayout

/// Compares pinned items on a scrolled page: the browser's `position: sticky` and the solver's rule.
extension LayoutJudge {
    var scrolledArea: VisibleArea { VisibleArea(width: 1000, height: Int(layout.environment.height)) }
    static let scrolledWidths = [320.5, 1000]
    /// Offsets from the top to far below the end, in uneven steps.
    static let offsets = [0, 7, 120.5, 480, 901, 1300, 1755, 4000].map { Double($0) }

    /// Makes the page once and compares it in both directions.
    func compareScrolling(in browser: any BrowserSession) async throws -> FrameComparison {
        try await browser.show(page.html())
        var comparison = FrameComparison()
        for direction in PageDirection.allCases {
            try await browser.turn(direction)
            try await compareScrolling(in: browser, reading: direction, into: &comparison)
        }
        return comparison
    }

    private func compareScrolling(
        in browser: any BrowserSession, reading direction: PageDirection, into comparison: inout FrameComparison
    ) async throws {
        for width in Self.scrolledWidths {
            for offset in Self.offsets {
                let reached = try await browser.scroll(to: offset, width: width)
                for measurement in try await browser.measure(selectors, root: ".cl", widths: [width]) {
                    let isAsSolved = direction == .leftToRight || layout.split != nil
                    compare(
                        isAsSolved ? measurement : measurement.mirrored, reading: direction, scrolledTo: reached,
                        into: &comparison)
                }
            }
        }
    }
}

extension BrowserSession {
    /// Scrolls the page with its outer box at a width, and returns the offset. Space after the layout allows it to
    /// scroll out of view completely.
    fileprivate func scroll(to offset: Double, width: Double) async throws -> Double {
        try await call(
            """
            ([offset, width]) => {
                const outer = document.getElementById("outer");
                outer.style.width = width + "px";
                outer.style.paddingBottom = "6000px";
                document.documentElement.style.overflowAnchor = "none";
                window.scrollTo(0, offset);
                return window.scrollY;
            }
            """, [offset, width], as: Double.self)
    }
}

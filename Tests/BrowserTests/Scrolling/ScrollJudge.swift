import BrowserSupport
import CompositionalLayout

/// Scrolls the rows of a layout in the browser, and compares where they stop with the engine's positions.
struct ScrollJudge {
    let page: JudgedPage

    init(_ layout: JudgedLayout) throws {
        page = try JudgedPage(layout, widths: 240...2560)
    }

    /// Outer widths: integers, and values just below an integer.
    static let widths = [390.984375, 820, 1533.7]

    static let area = VisibleArea(width: 1600, height: Int(JudgedLayout.height))

    /// The results over all rows and widths.
    struct Comparison: Sendable {
        var rests = 0
        /// The largest difference, in CSS px, of stopped offsets, of cells and of scroll lengths.
        var largestError = 0.0
        var failures: [String] = []
    }

    /// Makes the page once and compares it in both directions.
    func compare(in browser: any BrowserSession) async throws -> [(direction: PageDirection, comparison: Comparison)] {
        try await browser.show(page.html())
        var comparisons: [(PageDirection, Comparison)] = []
        for direction in PageDirection.allCases {
            comparisons.append((direction, try await compareShown(in: browser, reading: direction)))
        }
        return comparisons
    }

    private func compareShown(
        in browser: any BrowserSession, reading direction: PageDirection
    ) async throws -> Comparison {
        var comparison = Comparison()
        let expected = Self.widths.map { (width: $0, rows: rows(at: $0.rounded(.down))) }
        let request = ScrollingScript.Request(
            widths: expected.map { width, rows in
                .init(width: width, rows: rows.map { .init(section: $0.section, offsets: $0.rests.map(\.wanted)) })
            })
        try await browser.turn(direction)
        let answer = try await browser.call(ScrollingScript.function, request, as: ScrollingScript.Answer.self)
        let all = expected.flatMap { width, rows in rows.map { (width: width, row: $0) } }
        for ((width, row), seen) in zip(all, answer.answers) {
            compare(row, seen, place: "row \(row.section) at \(width)", into: &comparison)
        }
        if answer.overflow > 0 { comparison.failures.append("the page scrolls sideways by \(answer.overflow)") }
        return comparison
    }

    private func compare(
        _ row: Row, _ seen: ScrollingScript.Answer.Row, place: String, into comparison: inout Comparison
    ) {
        func check(_ what: String, _ expected: Double, _ measured: Double, within tolerance: Double) {
            let error = abs(expected - measured)
            if tolerance < 0.5 { comparison.largestError = max(comparison.largestError, error) }
            guard error > tolerance else { return }
            comparison.failures.append("\(place), \(what): expected \(expected), measured \(measured)")
        }
        check("room to scroll", row.maximum, seen.room, within: FrameComparison.tolerance)
        for (rest, measured) in zip(row.rests, seen.rests) {
            comparison.rests += 1
            let what = "scrolled to \(rest.wanted)"
            // Offsets are whole device pixels in Chromium and WebKit.
            check(what, rest.expected, measured[0], within: (row.isCentered ? 0.5 : 0) + FrameComparison.tolerance)
            for (cell, begin) in zip(row.cells, measured.dropFirst()) {
                check("\(what), cell", cell - measured[0], begin, within: FrameComparison.tolerance)
            }
        }
    }

    // MARK: Expected values

    private struct Row {
        var section: Int
        /// The maximum scroll offset.
        var maximum: Double
        var isCentered: Bool
        /// The starts of the first and the last cell before scrolling, measured from the section's leading edge.
        var cells: [Double]
        var rests: [(wanted: Double, expected: Double)]
    }

    /// Rows that contain cells and scroll at this width.
    private func rows(at width: Double) -> [Row] {
        let frames = page.layout.frames(width: width, measured: MeasuredSizes()).frames
        return frames.sections.enumerated().compactMap { index, section in
            guard let scroll = section.scroll, let first = section.items.first, let last = section.items.last else {
                return nil
            }
            // A page shows a cell completely even if it reaches beyond the row's end.
            let end = (section.items.map(\.maxX).max() ?? 0) - section.frame.maxX
            let maximum = max(scroll.maximumOffset, end)
            return Row(
                section: index, maximum: maximum,
                isCentered: scroll.behavior == .groupPagingCentered,
                cells: [first.x, last.x].map { $0 - section.frame.x }, rests: Self.rests(of: scroll, maximum: maximum))
        }
    }

    /// Positions at which scrolling stops, requested exactly and from a little before and after. A page cannot scroll
    /// beyond its ends, although a centred group may need that.
    private static func rests(
        of scroll: OrthogonalScroll, maximum: Double
    ) -> [(wanted: Double, expected: Double)] {
        guard scroll.behavior != .continuous else {
            return Set([0, (maximum / 3).rounded(), maximum]).sorted().map { ($0, $0) }
        }
        let wanted = (0...200).map { maximum * Double($0) / 200 }
        let ends = scroll.behavior == .groupPagingCentered ? [0, maximum] : []
        let stops = Set(wanted.map { min(max(scroll.restingOffset(for: $0), 0), maximum) } + ends).sorted()
        let rests = stops.enumerated().map { number, stop in
            let stop = stop < scroll.maximumOffset ? stop : maximum
            let before = number == 0 ? 0 : stop - stops[number - 1]
            let after = number + 1 == stops.count ? 0 : stops[number + 1] - stop
            return Set([stop - before * 0.3, stop, stop + after * 0.3]).sorted().map { ($0, stop) }
        }
        return rests.count > 5 ? (rests.prefix(3) + rests.suffix(2)).flatMap { $0 } : rests.flatMap { $0 }
    }
}

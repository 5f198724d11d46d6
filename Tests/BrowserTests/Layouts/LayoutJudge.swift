import BrowserSupport
import CompositionalLayout
import GridCSS

/// Lays out a layout in the browser and with the engine, and compares every cell, header, footer, spacer and section.
struct LayoutJudge {
    let page: JudgedPage

    init(
        _ layout: JudgedLayout, widths: ClosedRange<Int> = SupportedWidths.narrowest...SupportedWidths.widest
    ) throws {
        page = try JudgedPage(layout, widths: widths)
    }

    var layout: JudgedLayout { page.layout }

    /// - Parameters:
    ///   - widths: Outer widths; `nil` for the common ones and both sides of every interval bound.
    ///   - direction: The reading direction of the page. The frames of the two directions are mirrored.
    func compare(
        in browser: any BrowserSession, at widths: [Double]? = nil, reading direction: PageDirection = .leftToRight
    ) async throws -> FrameComparison {
        try await browser.show(page.html())
        return try await compareShown(in: browser, at: widths ?? usualWidths, reading: direction)
    }

    /// The visible area, wide enough for all widths.
    var area: VisibleArea { VisibleArea(width: 2600, height: Int(layout.environment.height)) }

    /// The common widths and both sides of every interval edge.
    var usualWidths: [Double] {
        let sides = JudgedWidths.sides(of: page.styles, textScale: layout.textScale)
        return JudgedWidths.common + (page.split == nil ? sides : page.sidesOfSwitches)
    }

    /// A quarter of the usual widths, which changes from page to page. A bound has four of them, so one stays.
    func usualWidths(quarter number: Int) -> [Double] {
        usualWidths.enumerated().filter { $0.offset % 4 == number % 4 }.map(\.element)
    }

    /// Compares the judge's page that is open in the browser.
    func compareShown(
        in browser: any BrowserSession, at widths: [Double], reading direction: PageDirection
    ) async throws -> FrameComparison {
        try await browser.turn(direction)
        var comparison = FrameComparison()
        for measurement in try await browser.measure(selectors, root: ".cl", widths: widths) {
            // Sides are physical, so the frames of a split page are solved for the direction.
            let isAsSolved = direction == .leftToRight || layout.split != nil
            compare(
                isAsSolved ? measurement : measurement.mirrored, reading: direction, scrolledTo: 0, into: &comparison)
        }
        return comparison
    }

    /// - Parameter offset: The scroll offset of the page during the measurement.
    func compare(
        _ measurement: Measurement, reading direction: PageDirection = .leftToRight, scrolledTo offset: Double? = nil,
        into comparison: inout FrameComparison
    ) {
        let width = measurement.outerWidth.rounded(.down)
        let (frames, _) = layout.frames(
            width: width, reading: direction, measured: measuredSizes(measurement),
            scrolledTo: offset.map { Point(x: 0, y: $0) })
        comparison.compareRoot(
            expectedWidth: width, expectedHeight: frames.contentSize.height, in: measurement)
        compare(frames.boundaryItems, ofSection: nil, in: measurement, into: &comparison)
        for (index, section) in frames.sections.enumerated() where page.shows(index, atWidth: width) {
            comparison.compare("#s\(index)", expected: [Box(section.frame)], in: measurement)
            comparison.compare(cells(index), expected: section.items.map(Box.init), in: measurement)
            compare(section.boundaryItems, ofSection: index, in: measurement, into: &comparison)
            page.attached(index).compare(section, in: measurement, into: &comparison)
            if page.split != nil {
                comparison.compare(background(index), expected: [Box(section.body)], in: measurement)
            }
        }
    }

    private func compare(
        _ items: [LayoutFrames.Element], ofSection section: Int?, in measurement: Measurement,
        into comparison: inout FrameComparison
    ) {
        for item in items {
            comparison.compare(
                boundary(item.elementKind, ofSection: section), expected: [Box(item.frame)], in: measurement)
        }
    }

    // MARK: Measurements

    private func cells(_ section: Int) -> String {
        if page.styles[section].stacks != nil { return "#s\(section) :is(.cl-list, .cl-stack) > li" }
        return page.styles[section].scrolls
            ? "#s\(section) > .cl-scroller > .cl-list > li" : "#s\(section) > .cl-list > li"
    }

    private func background(_ section: Int) -> String { "#s\(section) > .cl-background" }

    private func boundary(_ kind: String, ofSection section: Int?) -> String {
        section.map { "#s\($0) > .cl-\(kind)" } ?? ":scope > .cl-\(kind)"
    }

    private func text(_ selector: String) -> String { selector + " > .text" }

    var selectors: [String] {
        let sections: [Int?] = [nil] + layout.sections.indices.map { $0 }
        let boundaries = sections.flatMap { section in
            page.kinds(ofSection: section).map { boundary($0, ofSection: section) }
        }
        let cells = layout.sections.indices.map(cells)
        let backgrounds = page.split == nil ? [] : layout.sections.indices.map(background)
        return backgrounds + layout.sections.indices.flatMap { ["#s\($0)"] + page.attached($0).selectors }
            + (cells + boundaries).flatMap { [$0, text($0)] }
    }

    /// Measures the texts and not their boxes. A box that the browser stretched would agree with itself.
    private func measuredSizes(_ measurement: Measurement) -> MeasuredSizes {
        func extents(_ selector: String) -> [MeasuredSizes.Extent] {
            (measurement.boxes[text(selector)] ?? []).map { .init(width: $0.width, height: $0.height) }
        }
        var sizes = MeasuredSizes()
        for kind in page.kinds(ofSection: nil) {
            sizes.boundaryItems[nil, default: [:]][kind] = extents(boundary(kind, ofSection: nil)).first
        }
        for section in layout.sections.indices {
            sizes.items[section] = Dictionary(
                uniqueKeysWithValues: extents(cells(section)).enumerated().map { ($0, $1) })
            for kind in page.kinds(ofSection: section) {
                sizes.boundaryItems[section, default: [:]][kind] = extents(boundary(kind, ofSection: section)).first
            }
        }
        return sizes
    }
}

extension Box {
    init(_ frame: Rect<Double>) {
        self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}

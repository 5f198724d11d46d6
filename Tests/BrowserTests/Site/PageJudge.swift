import BrowserSupport
import CompositionalLayout
import GridCSS
import SiteBuilder

/// Compares every cell, header and spacer of a real page, with all its stylesheets, with the solver's frames.
struct PageJudge {
    let page: PageLayout
    /// The direction of the whole document; `nil` for the page's own.
    var direction: PageDirection? = .leftToRight

    /// Window widths, and the widths of the page's body in each. A style may query either.
    static let windows: [(window: Int, widths: [Double])] = [
        (390, [240, 280.5, 320, 390]),
        (820, [499.984375, 500, 640.7, 768.25, 820]),
        (1600, [1024.984375, 1025, 1280, 1320.25, 1600]),
    ]
    private static let height = 900
    /// The initially visible area.
    static let area = VisibleArea(width: windows[0].window, height: height)

    func compare(in browser: any BrowserSession, at server: PageServer) async throws -> FrameComparison {
        try await browser.navigate(to: server.address(String(page.address.encodedPath.dropFirst())))
        if let direction { try await browser.turn(direction) }
        return try await compareShown(in: browser)
    }

    /// Compares the page that is open in the browser in its current state.
    func compareShown(in browser: any BrowserSession) async throws -> FrameComparison {
        var comparison = FrameComparison()
        for (window, widths) in Self.windows {
            try await browser.setViewport(width: window, height: Self.height)
            try await compare(at: widths, in: browser, into: &comparison)
        }
        // A page may have a margin to the window's edge. Its breakpoints are then moved too.
        let inset = try await browser.measure([], root: ".cl", outer: "body", widths: [1000])[0].inset
        try await compare(at: sides.map { $0 + inset }, in: browser, into: &comparison)
        return comparison
    }

    /// Both sides of the widths at which rules change.
    private var sides: [Double] {
        let widest = page.maxWidth ?? 1600
        return Set(page.sections.flatMap(\.breakpoints)).sorted().filter { (241...widest).contains($0) }
            .flatMap { [Double($0) - 0.015625, Double($0)] }
    }

    private func compare(
        at widths: [Double], in browser: any BrowserSession, into comparison: inout FrameComparison
    ) async throws {
        guard !widths.isEmpty else { return }
        let natural = try await browser.withStyle(Self.unstretched) {
            try await browser.measure(selectors, root: ".cl", outer: "body", widths: widths)
        }
        let real = try await browser.measure(selectors, root: ".cl", outer: "body", widths: widths)
        for (natural, real) in zip(natural, real) where real.rootWidth >= Double(SupportedWidths.narrowest) {
            compare(real, natural: natural, into: &comparison)
        }
    }

    private func compare(_ real: Measurement, natural: Measurement, into comparison: inout FrameComparison) {
        let width = min(Int(real.rootWidth), page.maxWidth ?? .max)
        let frames = page.frames(
            width: width, height: Double(Self.height),
            direction: direction.map { $0 == .leftToRight ? .leftToRight : .rightToLeft }, measured: measured(natural))
        comparison.compareRoot(expectedWidth: Double(width), expectedHeight: frames.contentSize.height, in: real)
        for item in frames.boundaryItems {
            comparison.compare(own(item.elementKind), expected: [Box(item.frame)], in: real)
        }
        for (index, section) in frames.sections.enumerated() {
            comparison.compare(self.section(index), expected: [Box(section.frame)], in: real)
            comparison.compare(cells(index), expected: section.items.map(Box.init), in: real)
            for kind in Self.kinds {
                let expected = section.boundaryItems.filter { $0.elementKind == kind }.map { Box($0.frame) }
                comparison.compare(boundary(kind, index), expected: expected, in: real)
            }
            attached(index).compare(section, in: real, into: &comparison)
        }
    }

    // MARK: Measurements

    private static let kinds = ["header", "spacer", "footer"]

    /// Gives every box the height of its own content. The rule is outside all layers, so that it overrides them.
    private static let unstretched = """
        :is(.cl-list, .cl-stack) > li, .cl-section > :is(.cl-header, .cl-spacer, .cl-footer) { align-self: start }
        """

    private func section(_ index: Int) -> String { "[id=\"\(page.sections[index].id)\"]" }
    private func cells(_ index: Int) -> String {
        let section = section(index)
        return ":is(\(section) > .cl-list, \(section) > .cl-scroller > .cl-list, \(section) .cl-stack) > li"
    }
    private func own(_ kind: String) -> String { ":scope > .cl-" + kind }
    private func boundary(_ kind: String, _ index: Int) -> String { section(index) + " > .cl-" + kind }

    private func attached(_ index: Int) -> AttachedElements {
        AttachedElements(
            section: section(index), decorations: page.sections[index].decorationKinds,
            supplementaries: page.sections[index].supplementaryKinds)
    }

    private var selectors: [String] {
        page.layout.configuration.boundarySupplementaryItems.map { own($0.elementKind) }
            + page.sections.indices.flatMap { index in
                [section(index), cells(index)] + attached(index).selectors + Self.kinds.map { boundary($0, index) }
            }
    }

    private func measured(_ natural: Measurement) -> MeasuredSizes {
        func extents(_ selector: String) -> [MeasuredSizes.Extent] {
            (natural.boxes[selector] ?? []).map { .init(width: $0.width, height: $0.height) }
        }
        var sizes = MeasuredSizes()
        for index in page.sections.indices {
            let cells = extents(cells(index)).enumerated().map { ($0, $1) }
            sizes.items[index] = Dictionary(uniqueKeysWithValues: cells)
            for kind in Self.kinds {
                sizes.boundaryItems[index, default: [:]][kind] = extents(boundary(kind, index)).first
            }
        }
        return sizes
    }
}

extension Measurement {
    /// The difference between the root's width and its container's. The fraction of a pixel comes from rounding the
    /// root down.
    fileprivate var inset: Double { (outerWidth - rootWidth).rounded(.down) }
}

extension BrowserSession {
    /// Measures with an additional rule.
    fileprivate func withStyle(
        _ css: String, _ measure: () async throws -> [Measurement]
    ) async throws -> [Measurement] {
        _ = try await call(
            """
            (css) => {
                const style = document.createElement("style");
                style.id = "measuring";
                style.textContent = css;
                document.head.append(style);
                return true;
            }
            """, css, as: Bool.self)
        let measurements = try await measure()
        _ = try await call("(id) => { document.getElementById(id).remove(); return true }", "measuring", as: Bool.self)
        return measurements
    }
}

import BrowserSupport

extension LayoutJudge {
    /// Limits the number of pages in memory. More than one is allowed, so that engines do not wait for each other.
    private static let turnstile = Turnstile(places: 6)

    /// Compares one page in many ways to show it. The engines work in parallel.
    func compare(in showings: [Showing], at widths: [Double]) async throws -> ComparisonTally {
        try await Self.turnstile.pass {
            let html = page.html()
            return try await withThrowingTaskGroup(of: ComparisonTally.self) { group in
                for (engine, showings) in Dictionary(grouping: showings, by: \.engine) {
                    group.addTask { try await compare(html, in: showings, of: engine, at: widths) }
                }
                return try await group.reduce(into: ComparisonTally()) { $0.merge($1) }
            }
        }
    }

    private func compare(
        _ html: String, in showings: [Showing], of engine: Engine, at widths: [Double]
    ) async throws -> ComparisonTally {
        var tally = ComparisonTally()
        for (pixelRatio, showings) in Dictionary(grouping: showings, by: \.pixelRatio).sorted(by: { $0.key < $1.key }) {
            // The page is made once and then shown in both directions.
            let comparisons = try await engine.lend(pixelRatio: pixelRatio, area: area) { browser in
                try await browser.show(html)
                var comparisons: [FrameComparison] = []
                for showing in showings {
                    comparisons.append(try await compareShown(in: browser, at: widths, reading: showing.direction))
                }
                return comparisons
            }
            for (showing, comparison) in zip(showings, comparisons) { tally.add(comparison, of: showing) }
        }
        return tally
    }
}

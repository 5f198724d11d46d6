import BrowserSupport

extension LayoutJudge {
    /// Each page has a server, which takes a thread: hundreds of them at once would leave none to answer. More than one,
    /// so that no engine waits for another.
    private static let turnstile = Turnstile(places: 6)

    /// Compares the one page in many ways to show it; the engines work side by side.
    func compare(in showings: [Showing], at widths: [Double]) async throws -> ComparisonTally {
        try await Self.turnstile.pass {
            try await PageServer.serving(.pages(["index.html": page.html()])) { server in
                try await withThrowingTaskGroup(of: ComparisonTally.self) { group in
                    for (engine, showings) in Dictionary(grouping: showings, by: \.engine) {
                        group.addTask { try await compare(in: showings, of: engine, from: server, at: widths) }
                    }
                    return try await group.reduce(into: ComparisonTally()) { $0.merge($1) }
                }
            }
        }
    }

    private func compare(
        in showings: [Showing], of engine: Engine, from server: PageServer, at widths: [Double]
    ) async throws -> ComparisonTally {
        var tally = ComparisonTally()
        for (pixelRatio, showings) in Dictionary(grouping: showings, by: \.pixelRatio).sorted(by: { $0.key < $1.key }) {
            // Loaded once, the page reads one way after the other.
            let comparisons = try await engine.lend(pixelRatio: pixelRatio, area: area) { browser in
                try await browser.navigate(to: server.address())
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

import ArgumentParser
import BrowserSupport

/// Puts a page's layout beside a plain grid of the same cells in Chromium.
struct Pages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time style and layout of many cells in Chromium, beside a plain repeat(auto-fill, …) grid.",
        discussion: "Pages are loaded by turns; the shortest time of each counts.")

    @Option(help: "How many cells.") var cells = 10_000
    @Option(help: "How often each page is loaded.") var loads = 6

    func run() async throws {
        for comparison in BenchmarkPage.comparisons {
            let pages = [
                "plain.html": comparison.plain.html(cells: cells), "ours.html": comparison.ours.html(cells: cells),
            ]
            let times = try await PageServer.serving(.pages(pages)) { server in
                try await measure(server)
            }
            print("\(comparison.name), \(cells) cells:")
            report("first layout", times.map(\.first))
            report("another width", times.map(\.resize))
        }
    }

    struct Times: Decodable, Sendable {
        var first: Double
        var resize: Double
    }

    /// The shortest times of the plain page, then of ours.
    private func measure(_ server: PageServer) async throws -> [Times] {
        try await SharedBrowser.chromium.lend { browser in
            try await browser.setViewport(width: 1400, height: 900)
            var shortest = Array(repeating: Times(first: .infinity, resize: .infinity), count: 2)
            for _ in 0..<max(1, loads) {
                for (index, page) in ["plain.html", "ours.html"].enumerated() {
                    try await browser.navigate(to: server.address(page))
                    let times = try await browser.evaluate("(\(Self.stopwatch))()", as: Times.self)
                    shortest[index].first = min(shortest[index].first, times.first)
                    shortest[index].resize = min(shortest[index].resize, times.resize)
                }
            }
            return shortest
        }
    }

    /// Shows the list at once, then gives it other widths; every time the browser must lay out before it can answer.
    private static let stopwatch = """
        () => {
            const outer = document.getElementById("outer"), root = outer.firstElementChild;
            const time = (change) => {
                const start = performance.now();
                change();
                root.getBoundingClientRect();
                return performance.now() - start;
            };
            root.style.display = "none";
            time(() => {});
            const first = time(() => { root.style.display = ""; });
            const widths = [1380, 1270, 1140, 1010, 880, 750, 620];
            const resize = Math.min(...widths.map((width) => time(() => { outer.style.width = width + "px"; })));
            return { first, resize };
        }
        """

    private func report(_ what: String, _ times: [Double]) {
        func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        print(
            "  \(what): plain \(rounded(times[0])) ms, ours \(rounded(times[1])) ms, ratio \(rounded(times[1] / times[0]))"
        )
    }
}

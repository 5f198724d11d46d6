import ArgumentParser
import BrowserSupport
import Foundation

/// Compares a page's layout with a plain grid of the same cells in Chromium.
struct Pages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time style and layout of many cells in Chromium, beside a plain repeat(auto-fill, …) grid.",
        discussion: "Pages are loaded by turns; the median of the pairs' ratios counts.")

    @Option(help: "How many cells.") var cells = 10_000
    @Option(help: "How often each page is loaded.") var loads = 7
    @Option(help: "Only comparisons with this in their names.") var only: String?
    @Option(help: "Write the pages into this folder instead, to look at them with a browser's own tools.")
    var write: String?

    func run() async throws {
        for (number, comparison) in PageComparison.all.enumerated() {
            if let only, !comparison.name.contains(only) { continue }
            let pages = [
                "plain.html": comparison.plain.html(cells: cells), "ours.html": comparison.ours.html(cells: cells),
            ]
            if let write {
                for (name, html) in pages {
                    let file = URL(filePath: write).appending(path: "\(number + 1)-\(name)")
                    try Data(html.utf8).write(to: file)
                }
                continue
            }
            let times = try await PageServer.serving(.pages(pages)) { server in
                try await measure(server)
            }
            print("\(comparison.name), \(cells) cells:")
            print("  first layout: \(times.first.report)")
            print("  other widths: \(times.resize.report)")
        }
    }

    private struct Times: Decodable, Sendable {
        var first: Double
        var resizes: [Double]
    }

    private func measure(_ server: PageServer) async throws -> (first: PairedTimes, resize: PairedTimes) {
        try await SharedBrowser.chromium.lend { browser in
            try await browser.setViewport(width: 1400, height: 900)
            func load(_ page: String) async throws -> Times {
                try await browser.navigate(to: server.address(page))
                return try await browser.evaluate("(\(Self.stopwatch))()", as: Times.self)
            }
            // The very first load warms up the browser.
            _ = try await load("plain.html")
            var (first, resize) = (PairedTimes(), PairedTimes())
            for _ in 0..<max(1, loads) {
                let (plain, ours) = (try await load("plain.html"), try await load("ours.html"))
                first.plain.append(plain.first)
                first.ours.append(ours.first)
                resize.plain.append(PairedTimes.median(plain.resizes))
                resize.ours.append(PairedTimes.median(ours.resizes))
            }
            return (first, resize)
        }
    }

    /// Shows the list, then changes its width several times. Each time the browser must finish the layout before it
    /// answers.
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
            return { first, resizes: widths.map((width) => time(() => { outer.style.width = width + "px"; })) };
        }
        """
}

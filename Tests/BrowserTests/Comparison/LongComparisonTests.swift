import BrowserSupport
import Foundation
import Testing

/// All comparisons, with the pixel ratios in turn: `./run browsers`. It takes long, so it is not part of the usual
/// tests.
@Suite(
    "The long comparison", .anyBrowser,
    .enabled(
        if: ProcessInfo.processInfo.environment["SITEGEN_COMPARISON"] == "long", "it takes long: ./run browsers"))
struct LongComparisonTests {
    @Test("of all layouts in all engines")
    func everything() async throws {
        var total = ComparisonTally()
        for part in Self.parts {
            let started = ContinuousClock.now
            let tally = try await part.judge()
            print("\(part.name), \((ContinuousClock.now - started).components.seconds) s: \(tally)")
            total.merge(tally)
        }
        print("in all: \(total)")
        #expect(total.agrees)
    }

    private static let parts: [(name: String, judge: @Sendable () async throws -> ComparisonTally)] = [
        ("hand-written layouts", { try await judge(JudgedLayout.handWritten) }),
        ("rows that scroll", { try await judge(JudgedLayout.orthogonal) }),
        ("split pages", { try await judge(JudgedLayout.splits + JudgedLayout.splitLines) }),
        (
            "layout files of themes",
            {
                try await judge(
                    ThemeLayoutTests.files.flatMap { path in
                        try [0, 1, 2, 3, 4, 5, 7, 11, 12, 24].map { try ThemeLayoutTests.layout(path: path, items: $0) }
                    })
            }
        ),
        (
            "photographs at every width",
            {
                var total = ComparisonTally()
                for wall in PhotographWidthTests.walls {
                    total.merge(try await PhotographWidthTests.judge(wall, at: (320...2560).map(Double.init)))
                }
                return total
            }
        ),
        ("vectors", { try await VectorPageTests.judgeVectors(in: Showing.all) }),
        ("demo pages", { try await PageLayoutTests.judgePages(in: Showing.all, where: { _ in true }).tally }),
        (
            "random layouts",
            { try await RandomLayoutTests.judgeRandomLayouts(1000) { Showing.some(ofPage: Int($0 % 1000)) } }
        ),
    ]

    private static func judge(_ layouts: [JudgedLayout]) async throws -> ComparisonTally {
        var total = ComparisonTally()
        for (number, layout) in layouts.enumerated() {
            let judge = try LayoutJudge(layout)
            let tally = try await judge.compare(in: Showing.some(ofPage: number), at: judge.usualWidths)
            #expect(tally.agrees, "\(layout.name): \(tally)")
            total.merge(tally)
        }
        return total
    }
}

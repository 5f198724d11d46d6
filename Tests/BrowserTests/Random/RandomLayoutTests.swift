import BrowserSupport
import CompositionalLayout
import Foundation
import Testing

/// Random layouts. `SITEGEN_SEED=<seed>` sets the first seed; a failure names the seed that reproduces it.
/// `SITEGEN_RANDOM_LAYOUTS=<number>` sets their number.
@Suite("The browser agrees with the solver", .anyBrowser)
struct RandomLayoutTests {
    @Test("for random nested layouts")
    func random() async throws {
        let tally = try await Self.judgeRandomLayouts(100) { seed in
            let direction = PageDirection.allCases[Int(seed % 2)]
            return Showing.inBothDirections.filter { $0.direction == direction }
        }
        #expect(tally.agrees)
    }

    static func judgeRandomLayouts(
        _ usual: Int, in showings: @escaping @Sendable (_ seed: UInt64) -> [Showing]
    ) async throws -> ComparisonTally {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["SITEGEN_SEED"].flatMap { UInt64($0) } ?? 1
        var run = RandomRun(firstSeed: seed, showings: showings)
        try await run.judge(environment["SITEGEN_RANDOM_LAYOUTS"].flatMap { Int($0) } ?? usual)
        print(run)
        #expect(run.failures.isEmpty, "\(run.failures.joined(separator: "\n"))")
        return run.tally
    }
}

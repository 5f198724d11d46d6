import Foundation
import LayoutFuzz
import Testing

/// A few thousand hostile descriptions; `SITEGEN_FUZZ=<number>` asks for more, as a nightly run does, and
/// `SITEGEN_SEED=<seed>` for others. `./run fuzz` runs a million of them, optimised.
@Suite(.timeLimit(.minutes(60))) struct LayoutFuzzTests {
    @Test func hostileDescriptionsAreAnswered() {
        let environment = ProcessInfo.processInfo.environment
        var fuzzer = LayoutFuzzer(firstSeed: environment["SITEGEN_SEED"].flatMap { UInt64($0) } ?? 1)
        fuzzer.run(environment["SITEGEN_FUZZ"].flatMap { Int($0) } ?? 3000)
        print(fuzzer.report)
        #expect(fuzzer.report.findings.isEmpty)
        #expect(fuzzer.report.solved > fuzzer.report.descriptions / 20)
        #expect(fuzzer.report.problems.count > 6)
        #expect(fuzzer.report.readFiles > 0 && fuzzer.report.readFiles < fuzzer.report.files)
    }
}

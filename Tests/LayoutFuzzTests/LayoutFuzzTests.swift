import Foundation
import LayoutFuzz
import Testing

/// A few thousand hostile descriptions. `SITEGEN_FUZZ=<number>` sets a larger number, as in a nightly run, and
/// `SITEGEN_SEED=<seed>` a different seed. `./run fuzz` tests a million of them in an optimised build.
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

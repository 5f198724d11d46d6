import ArgumentParser
import LayoutFuzz

/// Runs as many hostile descriptions as wanted, and says how many a second.
@main
struct LayoutFuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout-fuzz", abstract: "Put random and hostile layouts through the engine.")

    @Argument(help: "How many descriptions.") var count = 1_000_000
    @Option(help: "Seed of the first one; each has the next.") var seed: UInt64 = 1

    func validate() throws {
        guard count > 0 else { throw ValidationError("the number of descriptions must be positive") }
    }

    func run() throws {
        var fuzzer = LayoutFuzzer(firstSeed: seed)
        let clock = ContinuousClock()
        let start = clock.now
        let step = max(count / 20, 1)
        while fuzzer.report.descriptions < count {
            fuzzer.run(min(step, count - fuzzer.report.descriptions))
            print("\(fuzzer.report.descriptions) of \(count) after \(clock.now - start)")
        }
        print("seed \(seed): \(fuzzer.report)")
        let seconds = (clock.now - start) / .seconds(1)
        print("\(Int(Double(count) / seconds)) descriptions a second")
        if !fuzzer.report.findings.isEmpty { throw ExitCode.failure }
    }
}

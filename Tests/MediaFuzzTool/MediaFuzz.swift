import ArgumentParser
import MediaFuzz

/// Reads as many damaged recordings as wanted, and says how many a second.
@main
struct MediaFuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "media-fuzz", abstract: "Put damaged recordings through the readers of media files.")

    @Argument(help: "How many files.") var count = 1_000_000
    @Option(help: "Seed of the first one; each has the next.") var seed: UInt64 = 1

    func validate() throws {
        guard count > 0 else { throw ValidationError("the number of files must be positive") }
    }

    func run() throws {
        var fuzzer = MediaFuzzer(firstSeed: seed)
        let clock = ContinuousClock()
        let start = clock.now
        let step = max(count / 20, 1)
        while fuzzer.report.files < count {
            fuzzer.run(min(step, count - fuzzer.report.files))
            print("\(fuzzer.report.files) of \(count) after \(clock.now - start)")
        }
        print("seed \(seed): \(fuzzer.report)")
        let seconds = (clock.now - start) / .seconds(1)
        print("\(Int(Double(count) / seconds)) files a second")
        if !fuzzer.report.findings.isEmpty { throw ExitCode.failure }
    }
}

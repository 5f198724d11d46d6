import ArgumentParser
import Foundation
import PictureFuzz

/// Damages as many pictures as wanted, and says how many a second.
@main
struct PictureFuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "picture-fuzz", abstract: "Put damaged and hostile pictures through the readers of their formats.")

    @Argument(help: "How many files.") var count = 1_000_000
    @Option(help: "Seed of the first one; each has the next.") var seed: UInt64 = 1
    @Option(help: "Folder of pictures to damage.") var samples = "Content/media/albums/coast"

    func validate() throws {
        guard count > 0 else { throw ValidationError("the number of files must be positive") }
    }

    func run() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: samples).sorted()
        guard !names.isEmpty else { throw ValidationError("there are no pictures in \(samples)") }
        let files = try names.map { try [UInt8](Data(contentsOf: URL(filePath: samples + "/" + $0))) }
        var fuzzer = PictureFuzzer(samples: files, firstSeed: seed)
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

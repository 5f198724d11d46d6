import Foundation
import MediaFuzz
import SiteMediaFacts
import Testing

/// Files come from anywhere. Reading always ends, with facts or with a problem.
@Suite(.timeLimit(.minutes(60))) struct HostileBytesTests {
    @Test(arguments: Sample.all)
    func cutAtEveryByte(sample: Sample) {
        var read = 0
        let lengths =
            sample.bytes.count > 4000
            ? Array(stride(from: 0, to: sample.bytes.count, by: 17)) : Array(sample.bytes.indices)
        for length in lengths {
            let facts = try? MediaFacts(probing: ByteSource(Array(sample.bytes.prefix(length))))
            if facts != nil { read += 1 }
        }
        #expect(read < lengths.count)
    }

    /// A few thousand damaged files. `SITEGEN_FUZZ=<number>` sets a larger number, as in a nightly run, and
    /// `SITEGEN_SEED=<seed>` a different seed. `./run fuzz` reads a million of them in an optimised build.
    @Test func damagedFilesAreAnswered() {
        let environment = ProcessInfo.processInfo.environment
        var fuzzer = MediaFuzzer(firstSeed: environment["SITEGEN_SEED"].flatMap { UInt64($0) } ?? 1)
        fuzzer.run(environment["SITEGEN_FUZZ"].flatMap { Int($0) } ?? 4000)
        print(fuzzer.report)
        #expect(fuzzer.report.findings.isEmpty)
        #expect(fuzzer.report.readFiles > fuzzer.report.files / 10)
        #expect(fuzzer.report.readFiles < fuzzer.report.files)
        #expect(fuzzer.report.problems.count > 6)
    }
}

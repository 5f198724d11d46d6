import Foundation
import PictureFuzz
import TestSupport
import Testing

/// A few thousand damaged pictures; `SITEGEN_FUZZ=<number>` asks for more, `SITEGEN_SEED=<seed>` for others. `./run fuzz` takes
/// a million of them, optimised.
@Suite("Damage does no harm", .imageLibrary, .timeLimit(.minutes(60)))
struct PictureFuzzTests {
    @Test("to those who read headers, leave out metadata and decode")
    func damaged() throws {
        let environment = ProcessInfo.processInfo.environment
        var fuzzer = PictureFuzzer(
            samples: try SamplePictures.names.map(SamplePictures.bytes),
            firstSeed: environment["SITEGEN_SEED"].flatMap { UInt64($0) } ?? 1)
        fuzzer.decodingRate = 4
        fuzzer.run(environment["SITEGEN_FUZZ"].flatMap { Int($0) } ?? 4000)
        print(fuzzer.report)
        #expect(fuzzer.report.findings.isEmpty)
        #expect(fuzzer.report.read > fuzzer.report.files / 10)
        #expect(fuzzer.report.refused.count == 4)
        #expect(fuzzer.report.stripped > 0 && fuzzer.report.made > 0 && fuzzer.report.undecodable > 0)
    }
}

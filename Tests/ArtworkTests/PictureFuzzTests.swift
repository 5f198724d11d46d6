import Foundation
import PictureFuzz
import TestSupport
import Testing

/// A few thousand damaged pictures. `SITEGEN_FUZZ=<number>` sets a larger number, `SITEGEN_SEED=<seed>` a different
/// seed. `./run fuzz` tests a million of them in an optimised build.
@Suite("Damage does no harm", .imageLibrary, .timeLimit(.minutes(60)))
struct PictureFuzzTests {
    @Test("to readers of headers, removers of metadata and decoders")
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

import SeededRandom
import Testing

@testable import SitePublication

/// The paths that differ between two builds.
@Suite struct OutputDifferenceTests {
    private func set(_ files: [String: UInt8]) throws -> OutputSet {
        try OutputSet(
            files.map { OutputFile(try #require(OutputPath($0)), .bytes([$1]), from: OutputSource(name: "a test")) })
    }

    @Test(arguments: 0..<20) func isThatOfTheirFiles(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let paths = (0..<12).map { "\($0)/index.html" }
        func files() -> [String: UInt8] {
            var files: [String: UInt8] = [:]
            for path in paths where !random.once(in: 3) { files[path] = UInt8.random(in: 0..<2, using: &random) }
            return files
        }
        for _ in 0..<30 {
            let (one, other) = (files(), files())
            let different = Set(paths.filter { one[$0] != other[$0] })
            #expect(Set(try set(one).paths(differentFrom: set(other)).map(\.text)) == different)
        }
    }
}

import Testing

@testable import SitePublication

@Suite struct ManifestTests {
    private static func bytes(_ lines: [String]) -> [UInt8] {
        Array((["sitegen manifest 1"] + lines).joined(separator: "\n").utf8)
    }

    private static func files(_ paths: [String]) throws -> [OutputFile] {
        try paths.map { OutputFile(try #require(OutputPath($0)), .bytes([]), from: OutputSource(path: "x.md")) }
    }

    @Test(arguments: [
        (["a", "b/c", "d", ""], ["a", "b/c", "d"]), (["a", "b/c"], ["a", "b/c"]), ([], []), ([""], []),
        (["d", "a", "b/c", "a"], ["a", "b/c", "d"]), (["../x", "/y", "a", "", "b//c", "z"], ["a", "z"]),
        (["a", "e\u{301}", "\u{E9}"], ["a", "e\u{301}", "\u{E9}"]),
    ])
    func namesWhatItsLinesSay(lines: [String], paths: [String]) {
        let read = Manifest(bytes: Self.bytes(lines))
        #expect(read.paths.map { Array($0.text.utf8) } == paths.map { Array($0.utf8) })
    }

    @Test func namesNothingWithoutAHeading() { #expect(Manifest(bytes: []).paths.isEmpty) }

    @Test(arguments: [
        (["a", "b", "c"], ["a", "b", "c"], [true, true, true], []),
        (["a", "c", "e"], ["b", "c", "d"], [false, true, false], ["a", "e"]),
        ([], ["a"], [false], []), (["a", "b"], [], [], ["a", "b"]),
    ])
    func tellsItsFilesFromOthers(named: [String], made: [String], isNamed: [Bool], others: [String]) throws {
        let manifest = Manifest(bytes: Self.bytes(named))
        let files = try Self.files(made)
        let compared = manifest.compared(with: files)
        #expect(compared.isNamed == isNamed)
        #expect(compared.others.map(\.text) == others)
        #expect(files.map { manifest.holds($0.path) } == isNamed)
    }
}

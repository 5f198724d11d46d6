import Foundation
import SiteDiagnostics
import TestSupport
import Testing

@testable import SitePublication

@Suite struct PublicationTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["site/Content/": ""])
    }

    /// Publishes files and returns the numbers of written, unchanged and deleted files.
    @discardableResult
    private func publish(_ files: [String: String], force: Bool = false, jobs: Int = 2) async throws -> [Int] {
        let files = try files.map {
            OutputFile(
                try #require(OutputPath($0)), .bytes(Array($1.utf8)), from: OutputSource(path: "Content/\($0).md"))
        }
        return try await publish(files, force: force, jobs: jobs)
    }

    private func publish(_ files: [OutputFile], force: Bool = false, jobs: Int = 2) async throws -> [Int] {
        let output = try OutputFolder(
            folder("out"), site: folder("site"), inputs: [folder("site/Content")], home: nil, force: force)
        let publication = try await OutputSet(files).publish(to: output, jobs: jobs)
        return [publication.written, publication.unchanged, publication.deleted]
    }

    /// The published files without the manifest.
    private func published() throws -> [String: String] {
        try folder.contents("out").filter { $0.key != Manifest.name }
    }

    @Test func outputIsExactlyWhatTheBuildMade() async throws {
        let steps: [([String: String], [Int])] = [
            (["index.html": "1", "a/index.html": "2", "b/c/d.css": "3"], [3, 0, 0]),
            (["index.html": "1", "a/index.html": "2", "b/c/d.css": "3"], [0, 3, 0]),
            (["index.html": "1", "a/index.html": "two", "e.css": "3"], [2, 1, 1]),
            (["index.html": "1", "a": "a file where a folder was"], [1, 1, 2]),
            (["index.html": "1", "a/b": "a folder where a file was"], [1, 1, 1]),
            (["index.html": "1", "a/c": "a folder whose files are all others"], [1, 1, 1]),
            ([:], [0, 0, 2]),
        ]
        for (files, counts) in steps {
            #expect(try await publish(files) == counts)
            #expect(try published() == files)
        }
    }

    @Test func bytesAndManifestDoNotDependOnJobs() async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0 % 7)/\($0).txt", "\($0)") })
        try await publish(files, jobs: 1)
        let alone = try folder.contents("out")
        try folder.remove("out")
        try await publish(files, jobs: 16)
        #expect(try folder.contents("out") == alone)
        #expect(alone[Manifest.name]?.split(separator: "\n").count == 101)
    }

    @Test func unchangedFilesAreNotTouched() async throws {
        try await publish(["a": "1", "b": "2"])
        let old = Date(timeIntervalSince1970: 1_000_000)
        for name in ["out/a", "out/b", "out/.sitegen-manifest"] {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder(name))
        }
        try await publish(["a": "1", "b": "3"])
        let dates = try ["out/a", "out/b"].map {
            try FileManager.default.attributesOfItem(atPath: folder($0))[.modificationDate] as? Date
        }
        #expect(dates[0] == old)
        #expect(dates[1] != old)
        try await publish(["a": "1", "b": "3"])
    }

    @Test func copiedFilesAreComparedAndWritten() async throws {
        let size = 300_000
        try folder.add(["site/film": String(repeating: "x", count: size)])
        let file = OutputFile(
            try #require(OutputPath("media/film.mp4")), .copy(of: folder("site/film")),
            from: OutputSource(path: "Content/media/film.mp4"))
        #expect(try await publish([file]) == [1, 0, 0])
        #expect(try published() == ["media/film.mp4": String(repeating: "x", count: size)])
        #expect(try await publish([file]) == [0, 1, 0])
        let changed = String(repeating: "x", count: size - 1) + "y"
        try folder.add(["site/film": changed])
        #expect(try await publish([file]) == [1, 0, 0])
        #expect(try published() == ["media/film.mp4": changed])
    }

    @Test func foreignFilesStay() async throws {
        try folder.add(["out/CNAME": "example.org", "out/.git/HEAD": "ref"])
        try await publish(["a/b": "1"])
        try folder.add(["out/a/foreign": "mine"])
        #expect(try await publish([:]) == [0, 0, 1])
        #expect(try published() == ["CNAME": "example.org", ".git/HEAD": "ref", "a/foreign": "mine"])
    }

    @Test func aForeignFileIsOverwrittenOnlyByForce() async throws {
        try folder.add(["out/CNAME": "example.org", "out/.nojekyll": ""])
        let files = ["CNAME": "example.com", ".nojekyll": ""]
        let failure = await #expect(throws: BuildFailure.self) { try await publish(files) }
        #expect(failure?.diagnostics.map(\.id) == ["output.foreign-file"])
        #expect(try published() == ["CNAME": "example.org", ".nojekyll": ""])
        #expect(try await publish(files, force: true) == [1, 1, 0])
        #expect(try published() == files)
    }

    @Test func nothingIsWrittenThroughLinks() async throws {
        try folder.add(["elsewhere/keep": "1", "out/": ""])
        try folder.link("out/.link", to: folder("elsewhere"))
        let failure = await #expect(throws: BuildFailure.self) { try await publish([".link/x": "1"]) }
        #expect(failure?.diagnostics.map(\.id) == ["output.folder-blocked"])
        try folder.add(["out/.sitegen-manifest": "sitegen manifest 1\n.link/keep\n../site/Content\n../elsewhere/keep\n"]
        )
        try await publish(["x": "1"])
        #expect(try folder.contents("elsewhere") == ["keep": "1"])
    }

    @Test func aManifestOfAKilledBuildIsTakenUp() async throws {
        try await publish(["a": "1"])
        try folder.add([
            "out/.sitegen-manifest": "sitegen manifest 1\na\nb\n", "out/b": "2", "out/.sitegen-staging/new/0": "half",
            "out/.sitegen-staging/\(OwnFolder.mark)": "",
        ])
        #expect(try await publish(["b": "3"]) == [1, 0, 1])
        #expect(try published() == ["b": "3"])
    }

    @Test func clashingClaimsAreNoOutput() throws {
        let path = try #require(OutputPath("a"))
        let files = ["x.md", "y.md"].map { OutputFile(path, .bytes([]), from: OutputSource(path: $0)) }
        let failure = #expect(throws: BuildFailure.self) { try OutputSet(files) }
        #expect(failure?.diagnostics.map(\.id) == ["address.claimed-twice"])
    }

    @Test func twoBuildsDoNotWriteAtOnce() async throws {
        try await publish(["a": "1"])
        let output = try OutputFolder(folder("out"), site: folder("site"), inputs: [], home: nil)
        let lock = try FolderLock.take(output)
        let failure = await #expect(throws: BuildFailure.self) { try await publish(["a": "2"]) }
        #expect(failure?.diagnostics.map(\.id) == ["io.output-busy"])
        _ = consume lock
        #expect(try await publish(["a": "2"]) == [1, 0, 0])
    }
}

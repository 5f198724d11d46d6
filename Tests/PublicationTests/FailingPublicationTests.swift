import Foundation
import SiteDiagnostics
import TestSupport
import Testing

@testable import SitePublication

/// The old site stays complete, whatever fails during a publication.
@Suite struct FailingPublicationTests {
    let folder: TemporaryFolder
    let old = ["index.html": "old", "a/index.html": "old", "stale/x": "old"]

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["site/Content/": ""])
    }

    private func files(_ files: [String: String]) throws -> [OutputFile] {
        try files.map {
            OutputFile(
                try #require(OutputPath($0)), .bytes(Array($1.utf8)), from: OutputSource(path: "Content/\($0).md"))
        }
    }

    private func publish(_ files: [OutputFile]) async throws {
        let output = try OutputFolder(folder("out"), site: folder("site"), inputs: [folder("site/Content")], home: nil)
        _ = try await OutputSet(files).publish(to: output, jobs: 2)
    }

    /// Publishes, expects these problems, and checks that the output folder has not changed by a single byte.
    private func expectFailure(_ files: [OutputFile], _ expected: [String]) async throws {
        let before = try folder.contents("out")
        let failure = await #expect(throws: BuildFailure.self) { try await publish(files) }
        #expect(failure?.diagnostics.map { "\($0.path ?? ""): \($0.id)" } == expected)
        #expect(try folder.contents("out") == before)
    }

    @Test func aSourceThatVanished() async throws {
        try await publish(files(old))
        let film = OutputFile(
            try #require(OutputPath("film.mp4")), .copy(of: folder("gone")),
            from: OutputSource(path: "Content/film.mp4"))
        try await expectFailure(
            files(["index.html": "new", "b": "new"]) + [film], ["Content/film.mp4: io.unreadable"])
    }

    /// An error during renaming, when other files are already in place and must be restored.
    @Test func aFolderThatIsNotOursInThePlaceOfAFile() async throws {
        try await publish(files(old))
        try folder.add(["out/stale/foreign": "mine", "out/z/foreign": "mine"])
        try await expectFailure(
            files(["index.html": "new", "b/c/d": "new", "stale": "new"]), ["\(folder("out"))/stale: io.unwritable"])
        try await expectFailure(files(["index.html": "new", "z": "new"]), ["\(folder("out"))/z: output.foreign-file"])
    }

    @Test func aTaskThatWasCancelled() async throws {
        try await publish(files(old))
        let before = try folder.contents("out")
        let failure = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await #expect(throws: BuildFailure.self) { try await publish(files(["index.html": "new"])) }
        }.value
        #expect(failure?.diagnostics.isEmpty == true)
        #expect(try folder.contents("out") == before)
    }

    @Test func aFirstBuildThatFailsLeavesNoFolder() async throws {
        let film = OutputFile(
            try #require(OutputPath("film.mp4")), .copy(of: folder("gone")),
            from: OutputSource(path: "Content/film.mp4"))
        _ = await #expect(throws: BuildFailure.self) { try await publish([film]) }
        #expect(!FileManager.default.fileExists(atPath: folder("out")))
    }

    /// A limit on file sizes simulates a full disk. It affects the whole process, so the test runs in its own process.
    @Test func aDiskThatFillsUp() async {
        await #expect(processExitsWith: .success) {
            let tests = try FailingPublicationTests()
            try await tests.publish(tests.files(tests.old))
            try #require(limitFileSize(to: 10_000))
            var files = ["index.html": "new", "b": "new"]
            for index in 0..<20 { files["\(index)"] = String(repeating: "x", count: 20_000) }
            try await tests.expectFailure(tests.files(files), ["\(tests.folder("out")): io.disk-full"])
        }
    }
}

/// Limits the size of files that this process may write.
private func limitFileSize(to bytes: UInt64) -> Bool {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin)
        return setrlimit(RLIMIT_FSIZE, &limit) == 0
    #else
        return setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit) == 0
    #endif
}

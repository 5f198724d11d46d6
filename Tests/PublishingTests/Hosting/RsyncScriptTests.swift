import Foundation
import SitePublishing
import TestSupport
import Testing

/// Runs the script for rsync with rsync itself, which `./run test` installs. If `SITEGEN_BROWSERS` is `required`, rsync
/// must exist.
@Suite(.enabled(if: Rsync.isWanted, Rsync.remedy))
struct RsyncScriptTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Builds and publishes these files.
    private func publish(_ files: [String: String]) async throws {
        if FileManager.default.fileExists(atPath: folder("Output")) { try folder.remove("Output") }
        let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let manifest = (["sitegen manifest 1"] + paths).map { $0 + "\n" }.joined()
        try folder.add(["script": PublishingScript(host: .rsync).text, "Output/.sitegen-manifest": manifest])
        try folder.add(Dictionary(uniqueKeysWithValues: files.map { ("Output/" + $0.key, $0.value) }))
        let run = try await ProgramRun(of: "/bin/bash", [folder("script"), folder("Host")], in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
    }

    private func published() throws -> [String: String] {
        try folder.contents("Host").filter { $0.key != ".sitegen-manifest" }
    }

    /// The script removes only files that an earlier build made and a later one did not, whatever their names are.
    @Test func foreignFilesStay() async throws {
        try folder.add(["Host/mine.txt": "mine"])
        let first = [
            "index.html": "1", "gone/deep/a.html": "2", "it's one/x [1]*.html": "3", "[a]?.txt": "4", "both/a": "5",
            "both/b": "6",
        ]
        try await publish(first)
        #expect(try published() == first.merging(["mine.txt": "mine"]) { one, _ in one })

        // Foreign files whose names would match those of the build as patterns.
        let foreign = ["mine.txt": "mine", "it's one/x 1z.html": "mine", "a1.txt": "mine", "gone/mine": "mine"]
        try folder.add(Dictionary(uniqueKeysWithValues: foreign.map { ("Host/" + $0.key, $0.value) }))
        let second = ["index.html": "new", "both/a": "5", "new/b.html": "7"]
        try await publish(second)
        #expect(try published() == second.merging(foreign) { one, _ in one })

        try await publish(["index.html": "new"])
        #expect(try published() == foreign.merging(["index.html": "new"]) { one, _ in one })
    }

    /// A host without an earlier publication has no manifest.
    @Test func anEmptyHost() async throws {
        try folder.add(["Host/": ""])
        try await publish(["index.html": "1", "a/b.html": "2"])
        #expect(try published() == ["index.html": "1", "a/b.html": "2"])
    }
}

private enum Rsync {
    static let isWanted =
        ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
        || ["/usr/bin/rsync", "/opt/homebrew/bin/rsync", "/usr/local/bin/rsync"].contains {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    static let remedy: Comment = "rsync is missing: './run test' installs it"
}

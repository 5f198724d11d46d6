import Foundation
import SeededRandom
import SiteDiagnostics
import SiteFileSystem
import TestSupport
import Testing

@testable import SitePublication

/// Exchanging folders and replacing files one by one give the same output, also if a killed build is completed later.
@Suite struct PublicationWaysTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["site/Content/": ""])
    }

    private func output(_ name: String) throws -> OutputFolder {
        try folder.add([name + "/": ""])
        return try OutputFolder(folder(name), site: folder("site"), inputs: [], home: nil)
    }

    private func plan(_ files: [String: String], in output: OutputFolder) async throws -> PublicationPlan {
        let files = try files.map {
            OutputFile(try #require(OutputPath($0)), .bytes(Array($1.utf8)), from: OutputSource(path: $0))
        }
        return try await PublicationPlan(OutputSet(files), in: output, jobs: 2)
    }

    /// Random files. Each path may be a folder the next time.
    private static func randomFiles(_ random: inout SplitMix64) -> [String: String] {
        var files: [String: String] = [:]
        for _ in 0..<random.pick([0, 1, 5, 12]) {
            let path = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(["a", "b", "c", "d"]) }
                .joined(separator: "/")
            let clashes = files.keys.contains { $0.hasPrefix(path + "/") || path.hasPrefix($0 + "/") }
            if !clashes { files[path] = random.pick(["1", "2"]) }
        }
        return files
    }

    @Test func bothWaysMakeTheSame() async throws {
        var random = SplitMix64(seed: 5)
        let (exchanged, replaced) = (try output("exchanged"), try output("replaced"))
        try folder.add(["exchanged/.git/HEAD": "mine", "replaced/.git/HEAD": "mine"])
        for _ in 0..<60 {
            let files = Self.randomFiles(&random)
            let identity = try FileStatus(of: exchanged.location).identity
            let hadSite = try Manifest(in: exchanged.location) != nil
            #expect(try await plan(files, in: exchanged).exchange(exchanged, jobs: 2))
            try await plan(files, in: replaced).replaceFiles(in: replaced, jobs: 2)
            // The folder is still the same one, which other programs may have open.
            if hadSite { #expect(try FileStatus(of: exchanged.location).identity == identity) }
            let contents = try folder.contents("exchanged")
            #expect(try contents == folder.contents("replaced"))
            #expect(contents.filter { !$0.key.hasPrefix(".") } == files)
            #expect(!FileStatus.exists(ShadowFolder.wrapper(beside: exchanged.location).location))
        }
    }

    @Test func unchangedFilesKeepTheirTimesAndAreNotCopied() async throws {
        let folder = try output("out")
        try await plan(["a": "1", "b/c": "2", "d": "3"], in: folder).replaceFiles(in: folder, jobs: 2)
        let before = try FileStatus(of: folder.location + "/b/c")
        #expect(try await plan(["a": "2", "b/c": "2", "e": "3"], in: folder).exchange(folder, jobs: 2))
        let after = try FileStatus(of: folder.location + "/b/c")
        #expect(after.identity == before.identity && after.modified == before.modified)
    }

    /// The state after a killed build: everything is staged and recorded, and some steps are done.
    @Test(arguments: 0...4) func aReplacementThatWasKilledIsEnded(after count: Int) async throws {
        let output = try output("out")
        let old = ["a": "old", "b/x": "old", "c": "old", "f/g": "old"]
        let new = ["a": "new", "b": "a file now", "c/y": "a folder now", "d/e": "new"]
        try await plan(old, in: output).replaceFiles(in: output, jobs: 2)
        let plan = try await plan(new, in: output)
        let staging = try StagingFolder(in: output.location)
        for (index, placement) in plan.placements.enumerated() {
            try placement.file.stage(at: staging.new(index), for: output)
        }
        try staging.commit(plan)
        for (index, path) in plan.stale.enumerated() where index < count {
            #expect(rename(output.location(of: path), staging.old("stale-\(index)")) == 0)
        }
        if count == 4 {
            rmdir(output.location + "/b")
            #expect(rename(staging.new(1), output.location + "/b") == 0)
        }
        staging.keep()
        try output.endInterruptedPublication()
        #expect(try folder.contents("out").filter { $0.key != Manifest.name } == new)
        #expect(try Manifest(in: output.location)?.paths == plan.manifest.paths)
    }

    @Test func whatWasNotCommittedIsForgotten() async throws {
        let output = try output("out")
        try await plan(["a": "old"], in: output).replaceFiles(in: output, jobs: 2)
        let before = try folder.contents("out")
        try folder.add([
            "out/.sitegen-staging/\(OwnFolder.mark)": "", ".out.sitegen-staging/\(OwnFolder.mark)": "",
            "out/.sitegen-staging/new/0": "half", "out/.sitegen-staging/journal-draft": "sitegen journal 1\n- a",
            ".out.sitegen-staging/a": "half",
        ])
        try output.endInterruptedPublication()
        #expect(try folder.contents("out") == before)
        #expect(try !folder.contents().keys.contains { $0.contains("staging") })
    }

    /// A link at the place of a folder to remove. The link and its target stay.
    @Test func nothingIsRemovedThroughLinks() async throws {
        let output = try output("out")
        try folder.add(["elsewhere/keep": "1"])
        try folder.link(".out.sitegen-staging", to: folder("elsewhere"))
        try folder.link("out/.sitegen-staging", to: folder("elsewhere"))
        try output.endInterruptedPublication()
        #expect(try folder.contents("elsewhere") == ["keep": "1"])
        #expect(FileStatus.exists(folder(".out.sitegen-staging")))
    }

    /// A folder that only has the name of the staging folder belongs to somebody else. Publishing leaves it or reports
    /// it.
    @Test func aStrangerInTheOutputStays() async throws {
        let output = try output("out")
        try await plan(["a": "old", "b": "old"], in: output).replaceFiles(in: output, jobs: 2)
        try folder.add(["out/.sitegen-staging/mine": "1"])
        #expect(try await plan(["a": "new", "b": "new"], in: output).exchange(output, jobs: 2))
        #expect(try folder.contents("out")["a"] == "new")
        #expect(try folder.contents("out/.sitegen-staging") == ["mine": "1"])
        let failure = await #expect(throws: BuildFailure.self) {
            try await plan(["a": "newer", "b": "newer"], in: output).replaceFiles(in: output, jobs: 2)
        }
        #expect(failure?.diagnostics.map(\.id) == ["output.folder-blocked"])
        #expect(failure?.diagnostics.map(\.path) == [folder("out/.sitegen-staging")])
        #expect(try folder.contents("out/.sitegen-staging") == ["mine": "1"])
    }

    /// A killed replacement that cannot be completed, because somebody has changed the folder, blocks nobody.
    @Test(
        arguments: [
            ("a", "a/in/the/way"), ("b", "b/in/the/way"), ("d", "d"), (".sitegen-staging/new", nil),
            (".sitegen-staging/new/0", nil), (".sitegen-staging/interim-manifest", nil),
            (".sitegen-staging/journal", ".sitegen-staging/journal"), (".sitegen-staging/old", nil), ("c", nil),
            (Manifest.name, nil),
        ] as [(String, String?)])
    func aReplacementThatCannotBeEndedIsForgotten(removed: String, added: String?) async throws {
        let output = try output("out")
        let old = ["a": "old", "b/x": "old", "c": "old", "f/g": "old"]
        let new = ["a": "new", "b": "a file now", "c/y": "a folder now", "d/e": "new"]
        try await plan(old, in: output).replaceFiles(in: output, jobs: 2)
        let plan = try await plan(new, in: output)
        let staging = try StagingFolder(in: output.location)
        for (index, placement) in plan.placements.enumerated() {
            try placement.file.stage(at: staging.new(index), for: output)
        }
        try staging.commit(plan)
        staging.keep()
        try? folder.remove("out/" + removed)
        if let added { try folder.add(["out/" + added: "mine"]) }
        try output.endInterruptedPublication()
        #expect(!FileStatus.exists(folder("out/.sitegen-staging")))
        // Only the obstacles for pages are reported.
        let files = try new.map {
            OutputFile(try #require(OutputPath($0)), .bytes(Array($1.utf8)), from: OutputSource(path: $0))
        }
        do {
            _ = try await OutputSet(files).publish(to: output, jobs: 2)
        } catch {
            #expect(error.diagnostics.allSatisfy { ["output.foreign-file", "output.folder-blocked"].contains($0.id) })
            let added = try #require(added)
            #expect(try folder.contents("out")[added] == "mine")
            try folder.remove("out/" + (added.split(separator: "/").first.map(String.init) ?? added))
            _ = try await OutputSet(files).publish(to: output, jobs: 2)
        }
        #expect(try folder.contents("out").filter { $0.key != Manifest.name } == new)
    }

    @Test func aJournalSaysWhatWasToBeDone() async throws {
        let output = try output("out")
        try await plan(["a": "old", "s": "old"], in: output).replaceFiles(in: output, jobs: 2)
        let journal = Journal(try await plan(["a": "new", "é/b": "new"], in: output))
        #expect(Journal(bytes: journal.bytes) == journal)
        #expect(journal.stale.map(\.text) == ["s"] && journal.folders.map(\.text) == ["é"])
        #expect(journal.places.map(\.replaces) == [true, false])
        for wrong in ["", "sitegen journal 2\n- a", "sitegen journal 1\n- ../a", "sitegen journal 1\n? a"] {
            #expect(Journal(bytes: Array(wrong.utf8)) == nil)
        }
    }
}

import Foundation
import TestSupport
import Testing

/// The ledger and the commands that write it.
@Suite(.serialized, .timeLimit(.minutes(4))) struct LedgerCommandTests {
    let folder: TemporaryFolder
    private let ledger = "Content/episodes.lock"

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\n",
            "Content/episodes/001-rows.md":
                "---\ntitle: Rows\ndate: 2026-09-02\naudio: https://cdn.example/rows.mp3\n---\nText.\n",
            "Content/episodes/_002-gaps.md": "---\ntitle: SECRET\ndate: 2026-09-03\n---\nText.\n",
            "Content/episodes/003-later.md": "---\ntitle: SECRET\ndate: 2040-09-03\n---\nText.\n",
        ])
    }

    private func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> ProgramRun {
        let time = ["SOURCE_DATE_EPOCH": "1800000000"]
        return try await Sitegen.run(arguments, in: folder.path, environment: time.merging(environment) { $1 })
    }

    private func text() -> String? {
        FileManager.default.contents(atPath: folder(ledger)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aBuildWritesWhatIsPublished() async throws {
        let dry = try await run("check")
        #expect(dry.exitCode == 0 && !dry.errors.contains("ledger"), "\(dry.errors)")
        #expect(text() == nil)
        let first = try await run("build", "--drafts", "--future")
        #expect(first.exitCode == 0 && first.errors.isEmpty, "\(first.errors)")
        let written = try #require(text())
        #expect(
            written.hasSuffix(
                "\nhttps://example.com/episodes/001-rows/\t2026-09-02T00:00:00Z\thttps://cdn.example/rows.mp3\t/episodes/001-rows/\t"
                    + "episodes/001-rows.md\n"))
        #expect(!written.contains("gaps") && !written.contains("later"))
        #expect(try folder.contents("Output").keys.contains { $0.hasSuffix(".lock") } == false)

        try folder.add(["Content/episodes/004-new.md": "---\ntitle: New\ndate: 2026-10-01\n---\n"])
        let check = try await run("check", "--strict")
        #expect(check.exitCode == 0)
        #expect(check.errors.contains("hint: the ledger does not contain 1 new episode"), "\(check.errors)")
        #expect(text() == written)
        _ = try await run("build")
        #expect(text()?.contains("004-new.md") == true)

        let before = try FolderSnapshot(folder("Content"))
        #expect(try await run("build", "--strict").exitCode == 0)
        #expect(try await run("check", "--strict").exitCode == 0)
        #expect(try FolderSnapshot(folder("Content")).differences(from: before) == [])
    }

    @Test(arguments: [["--now", "2030-01-01"], ["--base-url", "https://test.example/"], []])
    func buildsThatDoNotPublishLeaveIt(arguments: [String]) async throws {
        let environment = arguments.isEmpty ? ["CI": "true"] : [:]
        let run = try await Sitegen.run(
            ["build", "--strict"] + arguments, in: folder.path,
            environment: environment.merging(["SOURCE_DATE_EPOCH": "1800000000"]) { $1 })
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(text() == nil)
        // A test address must not be recorded.
        #expect(run.errors.contains("[ledger.not-written]") == (arguments.first != "--base-url"))
        // Publishing has something to do, although the site is the same.
        _ = try await self.run("build")
        #expect(text() != nil)
    }

    @Test func contentThatCannotBeWrittenIsPublishedAllTheSame() async throws {
        // Root may write anywhere, so a folder at the path of the copy simulates a read-only file system.
        try folder.add(["Content/episodes.lock.new~/x/y": ""])
        let run = try await run("build", "--strict")
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("hint: the ledger does not contain 1 new episode"), "\(run.errors)")
        #expect(try folder.contents("Output")["feed.xml"] != nil)
    }

    @Test func aChangeIsRefusedUntilItIsAccepted() async throws {
        _ = try await run("build")
        let known = try #require(text())
        let output = try FolderSnapshot(folder("Output"))
        try folder.add([
            "Content/episodes/001-rows.md":
                "---\ntitle: Rows\ndate: 2026-09-04\naudio: https://cdn.example/other.mp3\nguid: mine\n---\nText.\n"
        ])
        let refused = try await run("build")
        #expect(refused.exitCode == 1)
        for (place, id) in [("3:7", "date"), ("4:8", "recording"), ("5:7", "guid")] {
            #expect(
                refused.errors.split(separator: "\n").contains {
                    $0.hasPrefix("Content/episodes/001-rows.md:\(place): error: ")
                        && $0.hasSuffix("[ledger.\(id)-changed]")
                }, "\(refused.errors)")
        }
        #expect(try FolderSnapshot(folder("Output")).differences(from: output) == [])
        #expect(text() == known)
        #expect(try await run("check").exitCode == 4)

        #expect(try await run("build", "--accept-changes").exitCode == 0)
        let accepted = try #require(text())
        #expect(
            accepted.hasSuffix(
                "\nmine\t2026-09-04T00:00:00Z\thttps://cdn.example/other.mp3\t/episodes/001-rows/\tepisodes/001-rows.md\n"
            ))
        #expect(try await run("build", "--strict").exitCode == 0)
        #expect(text() == accepted)
    }

    @Test func aRenamedEpisodeIsStillThere() async throws {
        _ = try await run("build")
        try FileManager.default.moveItem(
            atPath: folder("Content/episodes/001-rows.md"), toPath: folder("Content/episodes/rows-and-more.md"))
        #expect(try await run("build", "--strict").exitCode == 0)
        let files = try folder.contents("Output")
        #expect(files["episodes/001-rows/index.html"]?.contains("url=../rows-and-more/index.html") == true)
        #expect(files["_redirects"] == "/episodes/001-rows/ /episodes/rows-and-more/ 301\n")
        #expect(files["feed.xml"]?.contains(">https://example.com/episodes/001-rows/</guid>") == true)
        #expect(text()?.contains("\t/episodes/rows-and-more/ /episodes/001-rows/\t") == true)
        for (path, text) in files { #expect(!text.contains("SECRET"), "\(path)") }
    }

    @Test func aFailedBuildLeavesItAlone() async throws {
        _ = try await run("build")
        let known = text()
        try folder.add(["Content/episodes/004-bad.md": "---\ntitle: Bad\ndate: 2026-02-30\n---\n"])
        #expect(try await run("build").exitCode == 1)
        try folder.remove("Content/episodes/004-bad.md")
        // Everything is made, but cannot be put in place.
        try folder.remove("Output/feed.xml")
        try folder.add([
            "Content/episodes/005-new.md": "---\ntitle: New\ndate: 2026-10-01\n---\n", "Output/feed.xml/mine.txt": "x",
        ])
        #expect(try await run("build").exitCode != 0)
        #expect(text() == known)
    }
}

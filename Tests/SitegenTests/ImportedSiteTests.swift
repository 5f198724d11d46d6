import Foundation
import TestSupport
import Testing

/// A miniature site of each generator is imported and built, as the guide for the generator says. An independent reader compares
/// the old texts with the new pages.
@Suite(.pythonReaders, .timeLimit(.minutes(4))) struct ImportedSiteTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../OldSites").standardized.path()

    @Test(arguments: ["hugo", "jekyll", "eleventy", "astro", "zola", "gatsby", "plain"])
    func aMoveLosesNothing(generator: String) async throws {
        let folder = try TemporaryFolder()
        try folder.add(["here/": ""])
        let old = folder("old-site")
        try FileManager.default.copyItem(atPath: "\(Self.folder)/\(generator)", toPath: old)
        var place = folder("here")
        var runs: [String: ProgramRun] = [:]
        for command in try Self.commands(of: "moving-\(generator == "plain" ? "folder" : generator).md") {
            if command[0] == "cd" {
                place += "/" + command[1]
            } else {
                runs[command[1]] = try await Sitegen.run(Array(command.dropFirst()), in: place)
            }
        }
        let (imported, built) = (try #require(runs["import"]), try #require(runs["build"]))
        #expect(imported.exitCode == 0, "\(imported.errors)")
        let name = generator == "plain" ? "a plain folder" : "\(generator.capitalized) site"
        #expect(imported.output.contains(name), "\(imported.output)")
        #expect(imported.output.split(separator: "\n").count <= 40)
        #expect(built.exitCode == 0 && !built.errors.contains(" error: "), "\(built.errors)")
        #expect(!built.errors.contains("[content.broken-link]") && !built.errors.contains("[media."), "\(built.errors)")
        #expect([0, 4].contains(try #require(runs["check"]).exitCode))
        let losses: [String] = try await PythonTool.json(
            of: "judge-import.py", [old, "\(Self.folder)/\(generator).txt", place + "/Output"])
        #expect(losses == [])
    }

    /// The words of the commands in a guide.
    private static func commands(of guide: String) throws -> [[String]] {
        let text = try String(contentsOfFile: LocalRelease.checkout + "Content/manual/" + guide, encoding: .utf8)
        let block = try #require(text.firstMatch(of: #/```sh\n(?s:(.*?))```/#)).1
        return block.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    /// The report for programs has the same facts, and the options override what the content says.
    @Test func choicesAreFollowedAndReported() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: "\(Self.folder)/hugo", toPath: folder("old"))
        let run = try await Sitegen.run(
            ["import", "old", "-o", "new", "--json", "--episodes", "sponsors", "--pages", "show"], in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        let report = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
        #expect(report["source"] as? String == "a Hugo site")
        #expect((report["counts"] as? [String: Int])?["episodes"] == 1)
        #expect((report["sections"] as? [String])?.contains { $0.hasPrefix("show -> pages") } == true)
        let wrong = try await Sitegen.run(["import", "old", "-o", "other", "--episodes", "nope"], in: folder.path)
        #expect(
            wrong.exitCode == 1 && wrong.errors.contains("no section 'nope' [import.no-section]"), "\(wrong.errors)")
        let plain = try await Sitegen.run(["import", "old", "-o", "plain", "--from", "plain"], in: folder.path)
        #expect(plain.exitCode == 0 && plain.output.contains("a plain folder"), "\(plain.errors)")
    }
}

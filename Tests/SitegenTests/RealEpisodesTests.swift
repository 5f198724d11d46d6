import Foundation
import TestSupport
import Testing

/// The 1,033 unchanged files of a real show: names with spaces and punctuation, dates in milliseconds, no `site.yml`.
@Suite("A show of real episodes", .enabled(if: RealEpisodes.areThere, RealEpisodes.remedy))
struct RealEpisodesTests {
    @Test(
        "has a page for every file, and the same bytes wherever and however it is built", .timeLimit(.minutes(10)))
    func build() async throws {
        let output = try TemporaryFolder()
        let first = try await RealEpisodes.build(into: output("first"))
        #expect(first.exitCode == 0, "\(first.errors)")
        print(first.output, first.diagnosticCounts.joined(separator: "\n"), separator: "")
        // Guesses are reported: most of these links lack their `https://`.
        #expect(first.errors.contains(": warning: "))
        #expect(!first.errors.contains(": error: "))
        #expect(!first.errors.contains("this file is left out"))

        let tree = try FileTree(output("first"))
        let pages = tree.paths.filter { $0.hasPrefix("episodes/") && $0.hasSuffix("/index.html") }
        #expect(pages.count == RealEpisodes.names.count)

        let others: [(name: String, arguments: [String], environment: [String: String])] = [
            ("again", [], [:]),
            ("elsewhere", [], ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
            ("one-at-a-time", ["-j", "1"], ["TZ": "America/St_Johns"]),
        ]
        for other in others {
            let run = try await RealEpisodes.build(
                into: output(other.name), other.arguments, environment: other.environment)
            #expect(run.errors == first.errors, "\(other.name)")
            #expect(try FileTree(output(other.name)).differences(from: tree) == [], "\(other.name)")
        }
    }
}

private enum RealEpisodes {
    static let folder = URL(filePath: #filePath).appending(path: "../../../../shared/data/episodes").standardized

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).filter {
        $0.hasSuffix(".md")
    }

    static var areThere: Bool { !names.isEmpty }
    static let remedy: Comment = "the real episodes are not at ../shared/data/episodes, beside the repository"

    static func build(
        into output: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) async throws -> ProgramRun {
        try await Sitegen.run(
            [
                "build", folder.path(), "--output", output, "--base-url", "https://example.com/show/",
                "--now", "2030-01-01T00:00Z",
            ] + arguments, in: NSTemporaryDirectory(), environment: environment)
    }
}

extension ProgramRun {
    /// `52 content.broken-link`
    fileprivate var diagnosticCounts: [String] {
        let ids = errors.split(separator: "\n").compactMap { line in
            line.hasSuffix("]") && !line.hasPrefix(" ") ? line.split(separator: "[").last?.dropLast() : nil
        }
        return Dictionary(grouping: ids, by: \.self).map { "\($1.count) \($0)" }.sorted()
    }
}

/// The files below a folder by path.
private struct FileTree {
    private let files: [String: Data]

    init(_ folder: String) throws {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            // Folders have no contents.
            files[path] = FileManager.default.contents(atPath: folder + "/" + path)
        }
        self.files = files
    }

    var paths: [String] { Array(files.keys) }

    /// The paths of files that only one folder contains, or whose bytes differ.
    func differences(from other: FileTree) -> [String] {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
    }
}

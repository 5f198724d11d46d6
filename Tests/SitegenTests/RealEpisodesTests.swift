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

        let tree = try OutputContents(output("first"))
        let pages = tree.paths.filter { $0.hasPrefix("episodes/") && $0.hasSuffix("/index.html") }
        #expect(pages.count == RealEpisodes.names.count)

        // Elsewhere, in another language, and one page at a time.
        let second = try await RealEpisodes.build(
            into: output("second"), ["-j", "1"],
            environment: ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"])
        #expect(second.errors == first.errors)
        #expect(try OutputContents(output("second")).differences(from: tree) == [])
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

import Foundation
import TestSupport
import Testing

/// `sitegen build --profile` prints a row for each stage in aligned columns on standard error.
@Suite(.timeLimit(.minutes(10))) struct ProfileTests {
    private func build(_ arguments: [String]) async throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.add(["Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-09-02\n---\nText.\n"])
        return try await Sitegen.run(
            ["build"] + arguments, in: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    }

    @Test func everyStageHasItsRow() async throws {
        let run = try await build(["--profile"])
        #expect(run.exitCode == 0)
        #expect(!run.output.contains("CPU ms"))
        let lines = run.errors.split(separator: "\n")
        let header = try #require(lines.firstIndex { $0.hasPrefix("stage ") })
        #expect(lines[header].split(separator: " ") == ["stage", "time", "ms", "CPU", "ms", "peak", "MB"])
        // Numbers are aligned with the ends of their headings.
        #expect(Set(lines[header...].map(\.count)).count == 1)
        let rows = lines[(header + 1)...].map { line in
            (name: String(line.prefix { $0 != " " }), numbers: line.split(separator: " ").compactMap { Double($0) })
        }
        #expect(rows.allSatisfy { $0.numbers.count == 3 })
        for stage in ["read", "render", "write", "all"] { #expect(rows.contains { $0.name == stage }, "\(stage)") }
        // A program that has built a site has used megabytes, and its peak never decreases.
        let memory = rows.map { $0.numbers[2] }
        #expect(memory == memory.sorted() && memory[0] > 1 && memory[0] < 10_000)
        let total = try #require(rows.last).numbers
        #expect(abs(rows.dropLast().map { $0.numbers[1] }.reduce(0, +) - total[1]) < 0.1 * Double(rows.count))
        #expect(total[1] > 0)
    }

    @Test(arguments: [[], ["--profile", "--quiet"], ["--profile", "--json"]]) func isPrintedOnlyWhenAsked(
        arguments: [String]
    ) async throws {
        let run = try await build(arguments)
        #expect(run.exitCode == 0 && !run.errors.contains("CPU ms"))
    }
}

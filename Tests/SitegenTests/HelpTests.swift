import Foundation
import TestSupport
import Testing

/// `--help` wraps to the width of the terminal.
@Suite struct HelpTests {
    private static let commands = [
        [], ["new"], ["new", "site"], ["new", "episode"], ["import"], ["build"], ["serve"], ["check"], ["list"],
        ["layout"], ["why"], ["explain"], ["diff"], ["deploy"], ["announce"], ["clean"], ["script"],
        ["schema"],
    ]

    private static func overview(_ command: [String], columns: Int) async throws -> [Substring] {
        let folder = try TemporaryFolder()
        let run = try await Sitegen.run(
            command + ["--help"], in: folder(""), environment: ["COLUMNS": String(columns)])
        #expect(run.exitCode == 0)
        return run.output.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("USAGE") }
    }

    /// A paragraph is one line where there is room.
    @Test(arguments: commands) func paragraphsAreWhole(command: [String]) async throws {
        let lines = try await Self.overview(command, columns: 1000)
        for (line, next) in zip(lines, lines.dropFirst()) where !next.isEmpty && !next.hasPrefix(" ") {
            #expect(line.isEmpty, "hard line break before '\(next)'")
        }
    }

    @Test(arguments: commands) func textFitsANarrowTerminal(command: [String]) async throws {
        for line in try await Self.overview(command, columns: 60) where !line.hasPrefix(" ") {
            #expect(line.count <= 60, "\(line)")
        }
    }
}

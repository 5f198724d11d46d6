import Foundation
import TestSupport
import Testing

/// If results cannot be written, the exit code says so, whatever the command.
@Suite(.timeLimit(.minutes(3))) struct StandardStreamTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\n",
            "Content/episodes/001-rows.md": "---\ntitle: Rows\ndate: 2026-09-02\n---\nText.\n",
            "Content/episodes/002-gaps.md": "---\ntitle: Gaps\ndate: 2026-09-03\n---\nText.\n",
        ])
    }

    /// Runs a shell command line in which `sitegen` is the program.
    private func shell(_ line: String) async throws -> ProgramRun {
        let program = Sitegen.executable.path(percentEncoded: false)
        return try await Sitegen.run(
            ["-c", "sitegen() { '\(program)' \"$@\"; }; \(line)"], of: URL(filePath: "/bin/bash"), in: folder.path,
            environment: ["SOURCE_DATE_EPOCH": "1800000000", "PATH": "/usr/bin:/bin"])
    }

    private static let commands = [
        "list published", "list published --json", "list drafts", "list future --calendar", "layout /",
        "layout / --json",
        "check", "why /", "build", "clean", "clean --cache", "new site fresh", "new episode Rows", "script netlify",
        "--help",
        "help list", "build --help", "--version", "",
    ]

    #if os(Linux)
        @Test(arguments: commands) func aFullDiskIsNoSuccess(command: String) async throws {
            let run = try await shell("sitegen \(command) > /dev/full")
            #expect(run.exitCode == 74, "\(run.errors)")
            // Reported once, in the requested format.
            let hint = "run the command again to see all results; its work is done"
            let text = "error: standard output cannot be written: the disk is full [io.unwritable]\n    hint: \(hint)\n"
            let json = #""message":"standard output cannot be written: the disk is full","hint":"\#(hint)"}"# + "\n"
            #expect(run.errors.ranges(of: command.hasSuffix("--json") ? json : text).count == 1, "\(run.errors)")
            #expect(run.errors.ranges(of: "io.unwritable").count == 1, "\(run.errors)")
        }
    #endif

    @Test(arguments: commands) func aClosedStreamIsNoSuccess(command: String) async throws {
        #expect(try await shell("sitegen \(command) >&-").exitCode == 74)
        // No file of the site has received the output.
        for (path, text) in try folder.contents("Content") { #expect(!text.contains("Built"), "\(path)") }
    }

    /// Output that was not requested cannot be missing.
    @Test(arguments: ["build --quiet", "check --quiet", "build --json --quiet"]) func nothingToPrint(command: String)
        async throws
    {
        #expect(try await shell("sitegen \(command) >&-").exitCode == 0)
    }

    @Test func aReaderThatGoesIsNoFailure() async throws {
        let run = try await shell("sitegen layout / | head -n 1; echo ${PIPESTATUS[0]}")
        #expect(run.errors.isEmpty)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2 && ["0", "141"].contains(lines.last))
        // If the parent process ignores that signal, as Python does.
        let other = try await shell("trap '' PIPE; sitegen layout / | true; echo ${PIPESTATUS[0]}")
        #expect(other.errors.isEmpty && other.output == "0\n")
    }

    /// A slow reader, on a non-blocking stream.
    @Test func aSlowReaderGetsEverything() async throws {
        for number in 0..<1500 {
            let title = String(repeating: "Long \(number) ", count: 20)
            try folder.add(["Content/episodes/n\(number).md": "---\ntitle: \(title)\ndate: 2026-09-02\n---\nText.\n"])
        }
        let whole = try await shell("sitegen list published").output
        let unblocked =
            "perl -MFcntl -e 'fcntl(STDOUT, F_SETFL, O_NONBLOCK | fcntl(STDOUT, F_GETFL, 0)); exec @ARGV' "
            + "'\(Sitegen.executable.path(percentEncoded: false))'"
        #expect(
            try await shell("\(unblocked) list published | (sleep 1; wc -c)").output.contains("\(whole.utf8.count)"))
    }
}

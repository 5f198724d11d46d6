import Foundation
import TestSupport
import Testing

/// Programs that a signal ends say by which, as shells do: 128 and its number.
@Suite(.timeLimit(.minutes(3))) struct SignalTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["Content/site.yml": "title: Show\nimages: { cards: false }\n"])
        for number in 0..<2000 {
            try folder.add(["Content/episodes/\(number).md": "---\ntitle: E\(number)\ndate: 2026-01-01\n---\nText.\n"])
        }
    }

    /// Starts a command, and sends it a signal as soon as it is at work.
    private func end(_ command: [String], through launcher: [String] = [], by signal: Int32) async throws -> Int32 {
        let process = try RunningSitegen(command, in: folder, through: launcher, saying: "log")
        while process.isRunning, try !isAtWork(command[0]) { try await Task.sleep(for: .milliseconds(1)) }
        process.send(signal)
        return await process.end()
    }

    private func isAtWork(_ command: String) throws -> Bool {
        command == "serve"
            ? try String(contentsOfFile: folder("log"), encoding: .utf8).contains("Stop with Ctrl-C")
            : FileManager.default.fileExists(atPath: folder(".Output.sitegen-staging/site"))
    }

    @Test(
        arguments: [
            (["build"], SIGTERM, 143), (["build"], SIGINT, 130), (["build"], SIGHUP, 129),
            (["serve"], SIGTERM, 143), (["serve"], SIGINT, 130), (["serve"], SIGHUP, 129),
        ] as [([String], Int32, Int32)])
    func exitCodes(command: [String], signal: Int32, exitCode: Int32) async throws {
        #expect(try await end(command, by: signal) == exitCode)
        // Nothing is published, and nothing is left.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.contains("Output") } == [])
    }

    /// Whoever starts a program may tell it to go on, as `nohup` does.
    @Test func signalsThatAreIgnoredStayIgnored() async throws {
        #expect(try await end(["build"], through: ["/usr/bin/nohup"], by: SIGHUP) == 0)
        #expect(FileManager.default.fileExists(atPath: folder("Output/index.html")))
    }
}

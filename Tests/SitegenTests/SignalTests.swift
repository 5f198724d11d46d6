import Foundation
import TestSupport
import Testing

/// The exit code of a program that a signal ended is 128 plus the signal's number, as in shells.
@Suite(.timeLimit(.minutes(3))) struct SignalTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["Content/site.yml": "title: Show\nimages: { cards: false }\n"])
        for number in 0..<2000 {
            try folder.add(["Content/episodes/\(number).md": "---\ntitle: E\(number)\ndate: 2026-01-01\n---\nText.\n"])
        }
    }

    /// Resets every signal to its default, because the parent may ignore some: shells do so for background processes.
    private static let listening = ["/usr/bin/perl", "-e", "@SIG{qw(HUP INT TERM)} = ('DEFAULT') x 3; exec @ARGV"]

    /// Starts a command, and sends it a signal when it is working.
    private func end(_ command: [String], through launcher: [String], by signal: Int32) async throws -> Int32 {
        let process = try RunningSitegen(command, in: folder, through: launcher, saying: "log")
        // A separate thread, because other tests may keep the shared threads busy until the work is done.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                while process.isRunning, !isAtWork(command[0]) { usleep(1000) }
                process.send(signal)
                continuation.resume()
            }
        }
        return await process.end()
    }

    private func isAtWork(_ command: String) -> Bool {
        command == "serve"
            ? FileManager.default.contents(atPath: folder("log"))?.firstRange(of: Data("Stop with Ctrl-C".utf8)) != nil
            : FileManager.default.fileExists(atPath: folder(".Output.sitegen-staging/site"))
    }

    @Test(
        arguments: [
            (["build"], SIGTERM, 143), (["build"], SIGINT, 130), (["build"], SIGHUP, 129),
            (["serve"], SIGTERM, 143), (["serve"], SIGINT, 130), (["serve"], SIGHUP, 129),
        ] as [([String], Int32, Int32)])
    func exitCodes(command: [String], signal: Int32, exitCode: Int32) async throws {
        #expect(try await end(command, through: Self.listening, by: signal) == exitCode)
        // Nothing is published, and no temporary files remain.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.contains("Output") } == [])
    }

    /// The parent process may make the program ignore the signal, as `nohup` does.
    @Test func signalsThatAreIgnoredStayIgnored() async throws {
        #expect(try await end(["build"], through: ["/usr/bin/nohup"], by: SIGHUP) == 0)
        #expect(FileManager.default.fileExists(atPath: folder("Output/index.html")))
    }
}

import Foundation
import TestSupport

/// The built program while it is running.
final class RunningSitegen: Sendable {
    private let process: Process
    private let ended: AsyncStream<Void>

    /// - Parameters:
    ///   - folder: The working directory and home folder.
    ///   - launcher: A command that runs the program with its arguments; empty to run it directly.
    ///   - log: A file in the folder for the program's output; `nil` to discard it.
    init(
        _ arguments: [String], in folder: TemporaryFolder, through launcher: [String] = [], saying log: String? = nil
    ) throws {
        let command = launcher + [Sitegen.executable.path(percentEncoded: false)] + arguments
        process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = URL(filePath: folder.path, directoryHint: .isDirectory)
        process.environment = ["HOME": folder("home")]
        process.standardInput = FileHandle.nullDevice
        var output = FileHandle.nullDevice
        if let log {
            try folder.add([log: ""])
            output = try FileHandle(forWritingTo: URL(filePath: folder(log)))
        }
        process.standardOutput = output
        process.standardError = output
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        self.ended = ended
        process.terminationHandler = { _ in end.finish() }
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// Ends the program like `kill -9`. Returns true if it was still running.
    func kill() -> Bool {
        guard process.isRunning else { return false }
        return Foundation.kill(process.processIdentifier, SIGKILL) == 0
    }

    func send(_ signal: Int32) { _ = Foundation.kill(process.processIdentifier, signal) }

    /// Waits for the end. Returns the exit code, or the signal that ended the program.
    func end() async -> Int32 {
        for await _ in ended {}
        process.waitUntilExit()
        return process.terminationStatus
    }
}

import Foundation
import TestSupport

/// The built program while it runs; what it prints goes nowhere.
final class RunningSitegen: Sendable {
    private let process: Process
    private let ended: AsyncStream<Void>

    /// - Parameter folder: the working and the home folder.
    init(_ arguments: [String], in folder: TemporaryFolder) throws {
        process = Process()
        process.executableURL = Sitegen.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder.path, directoryHint: .isDirectory)
        process.environment = ["HOME": folder("home")]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        self.ended = ended
        process.terminationHandler = { _ in end.finish() }
        try process.run()
    }

    var isRunning: Bool { process.isRunning }

    /// Ends it as `kill -9` does; says whether it was still running.
    func kill() -> Bool {
        guard process.isRunning else { return false }
        return Foundation.kill(process.processIdentifier, SIGKILL) == 0
    }

    /// Waits for the end; the exit code, or the signal that ended it.
    func end() async -> Int32 {
        for await _ in ended {}
        process.waitUntilExit()
        return process.terminationStatus
    }
}

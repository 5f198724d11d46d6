import Foundation

/// A program that has ended.
public struct ProgramRun: Sendable {
    public let exitCode: Int32
    public let outputBytes: Data
    public let errorBytes: Data

    public var output: String { String(decoding: outputBytes, as: UTF8.self) }
    public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    /// Runs a program. No thread waits for it, because the pool has one thread per core and other tests need them.
    ///
    /// - Parameters:
    ///   - folder: The working directory; `nil` for that of the tests.
    ///   - environment: All environment variables; `nil` for those of the tests.
    public init(
        of program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil
    ) async throws {
        let scratch = try TemporaryFolder()
        // Files instead of pipes, so that nobody has to read them while the program runs.
        try scratch.add(["output": "", "errors": ""])
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory) }
        if let environment { process.environment = environment }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: scratch("output")))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: scratch("errors")))
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in end.finish() }
        try process.run()
        for await _ in ended {}
        // A test that has run out of time also ends its program.
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        exitCode = process.terminationStatus
        outputBytes = try Data(contentsOf: URL(filePath: scratch("output")))
        errorBytes = try Data(contentsOf: URL(filePath: scratch("errors")))
    }
}

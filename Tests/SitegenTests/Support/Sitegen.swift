import Foundation

/// The built program, run as a user runs it.
struct Sitegen {
    struct Run: Sendable {
        let exitCode: Int32
        let output: String
        let errors: String
    }

    /// Beside the test bundle: both are products of one build.
    static let executable: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
        let products = bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
        return products.deletingLastPathComponent().appending(path: "sitegen")
    }()

    /// - Parameters:
    ///   - program: the program that is run.
    ///   - folder: the working directory.
    ///   - environment: all that the program sees besides its home folder.
    static func run(
        _ arguments: [String], of program: URL = executable, in folder: String, environment: [String: String] = [:]
    ) async throws -> Run {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "sitegen-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files rather than pipes: nobody has to empty them while the program runs.
        let (output, errors) = (scratch.appending(path: "output"), scratch.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder, directoryHint: .isDirectory)
        process.environment = environment.merging(["HOME": scratch.path()]) { given, _ in given }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in end.finish() }
        try process.run()
        for await _ in ended {}
        // A test that ran out of time does not leave the program behind.
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        return Run(
            exitCode: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}

import Foundation
import SiteDiagnostics
import SiteFileSystem

/// A program of the system that sends files, such as rsync or git.
struct Tool: Sendable {
    let name: String
    /// Added to the environment of this process.
    var environment: [String: String] = [:]

    struct Result: Sendable {
        var status: Int32
        var output: [UInt8]
        var errors: String

        var isSuccess: Bool { status == 0 }

        func parts(separatedBy separator: Character) -> [String] {
            output.split(separator: separator.asciiValue ?? 0).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Runs the program on a separate thread and waits until it ends.
    ///
    /// - Parameter input: the bytes of standard input.
    /// - Throws: a diagnostic `io.…` if the program is not installed.
    func run(_ arguments: [String], input: [UInt8] = []) async throws(Diagnostic) -> Result {
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: try? runAndWait(arguments, input)) }
        }
        // `env` ends with this status if it does not find the program.
        guard let result, result.status != 127 else {
            throw Diagnostic(
                .error, id: "io.deploy-no-tool", "the program '\(name)' cannot be run",
                hint: "install it, for example with: apt-get install \(name)")
        }
        return result
    }

    /// Standard input and standard error are files, because a full pipe would stop the program.
    private func runAndWait(_ arguments: [String], _ input: [UInt8]) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (inputPath, errorPath) = (folder.path + "/input", folder.path + "/errors")
        try writeWhole(input, to: inputPath)
        try writeWhole([], to: errorPath)
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle(forReadingAtPath: inputPath)
        process.standardOutput = output
        process.standardError = FileHandle(forWritingAtPath: errorPath)
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: Array(bytes),
            errors: String(decoding: try fileBytes(errorPath), as: UTF8.self))
    }
}

/// A new folder, which exists until it is removed.
struct TemporaryFolder: Sendable {
    let path: String

    init() throws(SystemError) {
        var template = Array((NSTemporaryDirectory() + "sitegen-XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw .last }
        path = String(cString: made)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}

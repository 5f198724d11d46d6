import Foundation
import TestSupport

/// The built program, run like a user runs it.
struct Sitegen {
    /// The program beside the test bundle: both are products of one build.
    static let executable: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
        let products = bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL
        return products.deletingLastPathComponent().appending(path: "sitegen")
    }()

    /// - Parameters:
    ///   - program: The program to run.
    ///   - folder: The working directory.
    ///   - environment: All environment variables except the home folder.
    static func run(
        _ arguments: [String], of program: URL = executable, in folder: String, environment: [String: String] = [:]
    ) async throws -> ProgramRun {
        let home = try TemporaryFolder()
        defer { withExtendedLifetime(home) {} }
        return try await ProgramRun(
            of: program.path(percentEncoded: false), arguments, in: folder,
            environment: environment.merging(["HOME": home.path]) { given, _ in given })
    }
}

import Foundation
import TestSupport

/// The built program, run as a user runs it.
struct Sitegen {
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
    ) async throws -> ProgramRun {
        let home = try TemporaryFolder()
        defer { withExtendedLifetime(home) {} }
        return try await ProgramRun(
            of: program.path(percentEncoded: false), arguments, in: folder,
            environment: environment.merging(["HOME": home.path]) { given, _ in given })
    }
}

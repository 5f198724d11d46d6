import Foundation
import TestSupport
import Testing

/// A clone of the repository, and what packages that depend on it are built with. Both stay in `.build` for the next run.
struct CleanClone {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized
    private static let folder = repository.appending(path: ".build/examples")

    /// Holds what is committed, and changes of tracked files that are not committed yet.
    let path = Self.folder.appending(path: "sitegen").path()

    init() async throws {
        let source = Self.repository.path()
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: path + "/.git") {
            try await Self.git(["clone", "--quiet", "--no-checkout", source, path])
        }
        try await Self.git(["-C", path, "fetch", "--quiet", source, "HEAD"])
        // Files that stay the same keep their times, so little is compiled again.
        try await Self.git(["-C", path, "reset", "--quiet", "--hard", "FETCH_HEAD"])
        try await Self.git(["-C", path, "clean", "--quiet", "-dfx"])
        let changes = try await Self.git(["-C", source, "diff", "--binary", "HEAD"])
        if changes.isEmpty { return }
        let patch = try TemporaryFolder()
        try patch.add(["changes": changes])
        try await Self.git(["-C", path, "apply", "--whitespace=nowarn", patch("changes")])
    }

    /// Builds and runs the program of a package, in debug.
    ///
    /// - Parameters:
    ///   - package: the package's folder.
    ///   - folder: the working directory.
    func run(_ package: String, _ arguments: [String] = [], in folder: String) async throws -> ProgramRun {
        var environment = ProcessInfo.processInfo.environment
        // Packages that depend on this one do not set it.
        environment["SITEGEN_ENGINE"] = nil
        environment["CI"] = nil
        let scratch = Self.folder.appending(path: "scratch").path()
        let program = package.split(separator: "/").last.map(String.init) ?? ""
        let run = try await ProgramRun(
            of: "/usr/bin/env",
            ["swift", "run", "--disable-index-store", "--package-path", package, "--scratch-path", scratch, program]
                + arguments,
            in: folder, environment: environment)
        #expect(run.exitCode == 0, "\(run.output)\n\(run.errors)")
        return run
    }

    @discardableResult
    private static func git(_ arguments: [String]) async throws -> String {
        let run = try await ProgramRun(of: "/usr/bin/env", ["git", "-c", "safe.directory=*"] + arguments)
        try #require(run.exitCode == 0, "git \(arguments): \(run.errors)")
        return run.output
    }
}

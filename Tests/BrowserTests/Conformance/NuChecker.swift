import BrowserSupport
import Foundation
import TestSupport

/// Runs the Nu HTML checker (https://validator.github.io/validator) on all pages of a folder at once.
enum NuChecker {
    /// The errors in the HTML files of a folder, without those that ``NuAllowance`` lists.
    static func errors(in folder: String) async throws -> [NuMessage] {
        try await messages(in: folder).filter { $0.isError && !NuAllowance.all.contains(where: $0.isAllowed) }
    }

    static func messages(in folder: String) async throws -> [NuMessage] {
        let copy = try TemporaryFolder()
        for page in try ConformancePage.all(in: folder) {
            let text = try String(contentsOfFile: "\(folder)/\(page.path)", encoding: .utf8)
            try copy.add([page.path: NuAllowance.withoutAutomaticSizes(text)])
        }
        return try await run(on: copy.path)
    }

    private static func run(on folder: String) async throws -> [NuMessage] {
        // Long lists nest deeper than the JVM's default stack allows.
        let run = try await ProgramRun(
            of: java,
            [
                "-Xss8m", "-Dfile.encoding=UTF-8", "-jar", CheckerTool.nu.path, "--stdout", "--format", "json",
                "--skip-non-html", folder,
            ])
        // 1 means that errors were found.
        guard run.exitCode <= 1 else { throw CheckerFailed(status: run.exitCode) }
        return try JSONDecoder().decode(Answer.self, from: run.outputBytes).messages.map { $0.below(folder) }
    }

    private struct Answer: Decodable { var messages: [NuMessage] }

    struct CheckerFailed: Error { var status: Int32 }

    /// Homebrew's Java is not in `PATH`. There, macOS has a program that only says that Java is missing.
    private static var java: String {
        let home = ProcessInfo.processInfo.environment["JAVA_HOME"].map { [$0 + "/bin/java"] } ?? []
        let places =
            home + [
                "/opt/homebrew/opt/openjdk/bin/java", "/usr/local/opt/openjdk/bin/java", "/usr/bin/java",
            ]
        return places.first(where: FileManager.default.isExecutableFile) ?? "/usr/bin/java"
    }
}

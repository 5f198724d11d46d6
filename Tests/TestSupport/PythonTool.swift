import Foundation
import Testing

/// Python with independent readers: `feedparser`, `html5lib`, Pillow. `./run test` installs it into `.build/python`. If
/// `SITEGEN_BROWSERS` is `required`, it must exist.
public enum PythonTool {
    private static let program = URL(filePath: #filePath)
        .appending(path: "../../../.build/python/bin/python3").standardized.path()

    public static var isWanted: Bool {
        FileManager.default.isExecutableFile(atPath: program)
            || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }

    /// The output of a script.
    ///
    /// - Parameter script: A path relative to the folder of the calling test.
    /// - Throws: An error if the exit code is not 0.
    public static func output(
        of script: String, _ arguments: [String], calledFrom file: String = #filePath
    ) async throws -> Data {
        let path = URL(filePath: file).deletingLastPathComponent().appending(path: script).path(percentEncoded: false)
        let run = try await ProgramRun(of: program, [path] + arguments)
        try #require(run.exitCode == 0, "\(run.errors)")
        return run.outputBytes
    }

    /// The JSON output of a script.
    public static func json<Answer: Decodable>(
        of script: String, _ arguments: [String], as type: Answer.Type = Answer.self,
        calledFrom file: String = #filePath
    ) async throws -> Answer {
        try JSONDecoder().decode(type, from: await output(of: script, arguments, calledFrom: file))
    }
}

extension Trait where Self == ConditionTrait {
    /// Marks a test that needs Python with its readers.
    public static var pythonReaders: Self {
        .enabled(if: PythonTool.isWanted, "there is no Python in .build/python: './run test' puts it there")
    }
}

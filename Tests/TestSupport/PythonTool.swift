import Foundation
import Testing

/// Python with readers that nobody here wrote: `feedparser`, `html5lib`, Pillow. `./run test` puts it into
/// `.build/python`; where `SITEGEN_BROWSERS` is `required`, it has to be there.
public enum PythonTool {
    private static let program = URL(filePath: #filePath)
        .appending(path: "../../../.build/python/bin/python3").standardized.path()

    public static var isWanted: Bool {
        FileManager.default.isExecutableFile(atPath: program)
            || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }

    /// The bytes that a script prints.
    ///
    /// - Parameter script: a path from the folder of the test that calls.
    /// - Throws: when the script ends with anything but 0.
    public static func output(
        of script: String, _ arguments: [String], calledFrom file: String = #filePath
    ) async throws -> Data {
        let path = URL(filePath: file).deletingLastPathComponent().appending(path: script).path(percentEncoded: false)
        let run = try await ProgramRun(of: program, [path] + arguments)
        try #require(run.exitCode == 0, "\(run.errors)")
        return run.outputBytes
    }

    /// The JSON that a script prints.
    public static func json<Answer: Decodable>(
        of script: String, _ arguments: [String], as type: Answer.Type = Answer.self,
        calledFrom file: String = #filePath
    ) async throws -> Answer {
        try JSONDecoder().decode(type, from: await output(of: script, arguments, calledFrom: file))
    }
}

extension Trait where Self == ConditionTrait {
    /// The test needs Python with its readers.
    public static var pythonReaders: Self {
        .enabled(if: PythonTool.isWanted, "there is no Python in .build/python: './run test' puts it there")
    }
}

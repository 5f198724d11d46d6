import Foundation
import Testing

/// Python with readers that nobody here wrote. `./run test` puts it into `.build/python`; where `SITEGEN_BROWSERS` is
/// `required`, it has to be there.
public enum PythonTool {
    private static let program = URL(filePath: #filePath)
        .appending(path: "../../../.build/python/bin/python3").standardized.path()

    public static var isWanted: Bool {
        FileManager.default.isExecutableFile(atPath: program)
            || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }

    /// What a script prints as JSON.
    ///
    /// - Throws: when it ends with anything but 0, or prints something else.
    public static func run<Answer: Decodable>(
        _ script: URL, _ arguments: [String], as type: Answer.Type = Answer.self
    ) throws -> Answer {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [script.path()] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try JSONDecoder().decode(type, from: data)
    }
}

extension Trait where Self == ConditionTrait {
    /// The test needs Python with Pillow and its Little CMS.
    public static var pythonReaders: Self {
        .enabled(if: PythonTool.isWanted, "Pillow is not in .build/python: './run test' puts it there")
    }
}

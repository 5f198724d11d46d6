import Foundation
import Testing

/// Readers of what a build writes that nobody here wrote: `feedparser`, `html5lib`, and those that come with Python.
///
/// `./run test` puts them into `.build/python`; where `SITEGEN_BROWSERS` is `required`, they have to be there.
enum PythonReaders {
    private static let python = URL(filePath: #filePath)
        .appending(path: "../../../../.build/python/bin/python3").standardized.path()

    static var areWanted: Bool {
        FileManager.default.isExecutableFile(atPath: python)
            || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }
    static let remedy: Comment = "feedparser and html5lib are not in .build/python: './run test' puts them there"

    /// What a script prints as JSON about a folder.
    ///
    /// - Parameter script: a path from `Tests/SitegenTests`.
    static func run<Result>(_ script: String, on folder: String) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = [
            URL(filePath: #filePath).appending(path: "../../\(script)").standardized.path(), folder,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try #require(try JSONSerialization.jsonObject(with: data) as? Result)
    }
}

import Foundation
import Testing

/// `feedparser` and `html5lib`, readers that nobody here wrote. `./run test` puts them into `.build/python`; where
/// `SITEGEN_BROWSERS` is `required`, they have to be there.
enum Judge: String {
    case dates, texts, codes

    private static let python = URL(filePath: #filePath)
        .appending(path: "../../../../.build/python/bin/python3").standardized.path()
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "judge.py").path()

    static var isWanted: Bool {
        FileManager.default.isExecutableFile(atPath: python)
            || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }
    static let remedy: Comment = "feedparser and html5lib are not in .build/python: './run test' puts them there"

    /// The answers, one for each question.
    func answers<Answer>(_ questions: [String], as type: Answer.Type = Answer.self) throws -> [Answer] {
        let file = FileManager.default.temporaryDirectory.appending(path: "sitegen-judge-\(UUID().uuidString).json")
        try JSONSerialization.data(withJSONObject: questions).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: Self.python)
        process.arguments = [Self.script, rawValue, file.path()]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try #require(try output.fileHandleForReading.readToEnd())
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let answers = try #require(try JSONSerialization.jsonObject(with: data) as? [Answer])
        try #require(answers.count == questions.count)
        return answers
    }
}

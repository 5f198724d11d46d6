import Foundation
import TestSupport
import Testing

/// Asks `feedparser` and `html5lib`, two independent readers.
enum Judge: String {
    case dates, texts, codes, feeds

    /// One entry of a feed.
    struct Entry: Decodable {
        var title: String?
        /// The words of its content, or else of its summary.
        var words: String?
    }

    /// The answers, one for each question.
    func answers<Answer: Decodable>(_ questions: [String], as type: Answer.Type = Answer.self) async throws -> [Answer]
    {
        let folder = try TemporaryFolder()
        let text = String(decoding: try JSONEncoder().encode(questions), as: UTF8.self)
        try folder.add(["questions.json": text])
        let answers = try await PythonTool.json(
            of: "judge.py", [rawValue, folder("questions.json")], as: [Answer].self)
        try #require(answers.count == questions.count)
        return answers
    }
}

import Foundation
import Testing

/// The articles of the libraries' documentation.
struct Article: CustomTestStringConvertible {
    static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        .standardized

    static let all: [Article] = ["CompositionalLayout", "GridCSS"].flatMap { module in
        let catalog = sources.appending(path: "\(module)/\(module).docc")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: catalog.path())) ?? []
        return names.filter { $0.hasSuffix(".md") }.sorted().map { Article(catalog: catalog, name: $0) }
    }

    let catalog: URL
    let name: String

    var testDescription: String { name }
    var text: String { get throws { try String(contentsOf: catalog.appending(path: name), encoding: .utf8) } }

    /// The names of the pictures in the article.
    var pictures: [String] {
        get throws { try text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) } }
    }

    /// The lines of code, without blanks around them, empty lines and imports.
    static func lines(_ code: String) -> [String] {
        let lines: [Substring] = code.split(separator: "\n")
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }
}

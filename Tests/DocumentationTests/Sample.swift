import Foundation
import Testing

/// Swift code that a document or a doc comment shows.
struct Sample: CustomTestStringConvertible {
    /// The file and the line of the fence.
    let place: String
    let lines: [String]

    var testDescription: String { place }

    /// Every sample of the repository: in Markdown files, and in doc comments of the sources.
    static let all: [Sample] = Repository.files.flatMap { path -> [Sample] in
        // Sites of the tests are full of mistakes.
        if path.hasPrefix("Tests/") { return [] }
        guard path.hasSuffix(".md") || path.hasSuffix(".swift") else { return [] }
        let text = Repository.text(of: path)
        return samples(in: text, of: path, isComment: path.hasSuffix(".swift"))
    }

    private static func samples(in text: String, of path: String, isComment: Bool) -> [Sample] {
        var found: [Sample] = []
        var open: (start: Int, lines: [String])?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var line = line.trimmingCharacters(in: .whitespaces)
            if isComment {
                guard line.hasPrefix("///") else {
                    open = nil
                    continue
                }
                line = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
            }
            if let (start, lines) = open {
                if line == "```" {
                    found.append(Sample(place: "\(path):\(start)", lines: Article.lines(lines.joined(separator: "\n"))))
                    open = nil
                } else {
                    open = (start, lines + [line])
                }
            } else if line == "```swift" {
                open = (number + 1, [])
            }
        }
        return found
    }

    /// The files that hold the samples as code. All of them are compiled: here, in the drawer of pictures, or as examples.
    static let compiled: [[String]] = Repository.files.filter { path in
        path.hasSuffix(".swift")
            && (path.hasPrefix("Tests/DocumentationTests/") || path.hasPrefix("Sources/Examples/")
                || path == "Sources/Wireframes/Samples.swift")
    }.map { Article.lines(Repository.text(of: $0)) }

    /// Whether the sample stands word for word in a file that is compiled.
    var isCompiled: Bool {
        Self.compiled.contains { code in code.indices.contains { code[$0...].starts(with: lines) } }
    }
}

/// The files that git knows, by their paths in the repository.
enum Repository {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized

    static let files: [String] = {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "git", "-c", "safe.directory=*", "-C", folder.path(), "ls-files", "-z", "--cached", "--others",
            "--exclude-standard",
        ]
        process.standardOutput = pipe
        try? process.run()
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.sorted()
    }()

    /// Empty for a file that is gone.
    static func text(of path: String) -> String {
        (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    }
}

import Foundation
import Testing

@testable import SiteMarkdown

/// The cases of html5lib for the construction of trees, which every HTML parser is measured by. `./run test` fetches them; the
/// test is passed over where they cannot be had.
struct TreeConstructionTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let cases = folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: ".build/html-cases/html5lib-1.1/html5lib/tests/testdata/tree-construction")

    static let areHere = FileManager.default.fileExists(atPath: cases.path)

    /// The parser is older than some cases. `known-failures.txt` names them; a new failure fails the test, and so does a
    /// name whose case passes.
    @Test(.enabled(if: areHere, "the cases of html5lib are not here: ./run test fetches them"))
    func trees() throws {
        var (passed, skipped) = (0, 0)
        var failed: [String] = []
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.cases.path).filter { $0.hasSuffix(".dat") }
        for file in files.sorted() {
            let text = try String(contentsOf: Self.cases.appending(path: file), encoding: .utf8)
            for (number, test) in TreeCase.all(in: text).enumerated() {
                guard let test else {
                    skipped += 1
                    continue
                }
                if test.tree == test.expected { passed += 1 } else { failed.append("\(file) \(number + 1)") }
            }
        }
        print(
            "html5lib: \(passed) of \(passed + failed.count) trees are as expected, \(skipped) cases are not for this parser"
        )
        let list = Self.folder.appending(path: "known-failures.txt")
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try (failed.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        }
        let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(failed == known)
        #expect(passed > 1_600)
    }
}

/// A case: the HTML, and the tree in the notation of html5lib.
private struct TreeCase {
    let html: String
    let context: String?
    let expected: String

    /// The cases of a file; `nil` for those with scripts or with a context outside HTML.
    static func all(in text: String) -> [TreeCase?] {
        ("\n" + text).components(separatedBy: "\n#data\n").dropFirst().map { part in
            var sections = ["data": ""]
            var name = "data"
            var lines: [String: [Substring]] = [:]
            for line in part.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("#"),
                    ["#errors", "#new-errors", "#document-fragment", "#document", "#script-on", "#script-off"]
                        .contains(String(line))
                {
                    name = String(line.dropFirst())
                    lines[name] = []
                } else {
                    lines[name, default: []].append(line)
                }
            }
            for (name, lines) in lines { sections[name] = lines.joined(separator: "\n") }
            if sections["script-on"] != nil { return nil }
            let context = sections["document-fragment"]
            if context?.contains(" ") ?? false { return nil }
            let expected = (sections["document"] ?? "").trimmingCharacters(in: .newlines)
            return TreeCase(html: sections["data"] ?? "", context: context, expected: withoutDoctype(expected))
        }
    }

    /// The tree without document types, which no text of a site has.
    private static func withoutDoctype(_ tree: String) -> String {
        tree.hasPrefix("| <!DOCTYPE") ? String(tree.drop { $0 != "\n" }.dropFirst()) : tree
    }

    var tree: String {
        Array(html.utf8).withUnsafeBufferPointer { bytes in
            let tree = HTMLTree(bytes, in: context)
            var lines: [String] = []
            let roots = context == nil ? tree.document.children : tree.root.children
            write(roots, depth: 0, to: &lines)
            return Self.withoutDoctype(lines.joined(separator: "\n"))
        }
    }

    private func write(_ nodes: [HTMLNode], depth: Int, to lines: inout [String]) {
        let indent = "| " + String(repeating: "  ", count: depth)
        var words = ""
        func endWords() {
            if !words.isEmpty { lines.append("\(indent)\"\(words)\"") }
            words = ""
        }
        for node in nodes {
            if node.kind == .text {
                words += String(decoding: node.text, as: UTF8.self)
                continue
            }
            endWords()
            if node.kind == .comment {
                lines.append("\(indent)<!-- \(String(decoding: node.text, as: UTF8.self)) -->")
                continue
            }
            let space = node.namespace == .svg ? "svg " : node.namespace == .mathML ? "math " : ""
            lines.append("\(indent)<\(space)\(node.name)>")
            for (name, value) in node.attributes.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
                lines.append("\(indent)  \(name)=\"\(value)\"")
            }
            let isTemplate = node.namespace == .html && node.name == "template"
            if isTemplate { lines.append("\(indent)  content") }
            write(node.children, depth: depth + (isTemplate ? 2 : 1), to: &lines)
        }
        endWords()
    }
}

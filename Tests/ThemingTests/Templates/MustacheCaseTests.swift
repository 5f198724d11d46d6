import Foundation
import Testing

@testable import SiteTheming

/// The cases of the Mustache specification (https://github.com/mustache/spec), from Debian's package r-cran-whisker.
/// `./run test` installs them into `.build/mustache`. Lambdas are left out, because template values are not functions.
@Suite(.enabled(if: MustacheCase.areExpected, "the cases come from a package of Debian"))
struct MustacheCaseTests {
    @Test(arguments: ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"])
    func specification(of topic: String) throws {
        let cases = try MustacheCase.all(of: topic)
        #expect(cases.count >= 10)
        for test in cases {
            let (library, diagnostics) = TemplateLibrary.load(templates(test.templates))
            switch MustacheCase.differences["\(topic): \(test.name)"] {
            case .problem(let id): #expect(diagnostics.map(\.id) == [id], "\(topic): \(test.name)")
            case .output(let expected):
                #expect(library.render("case", test.data.value)?.text == expected, "\(topic): \(test.name)")
            case nil:
                #expect(diagnostics.isEmpty, "\(topic): \(test.name)")
                #expect(library.render("case", test.data.value)?.text == test.expected, "\(topic): \(test.name)")
            }
        }
    }
}

private struct MustacheCase: Decodable {
    enum Difference {
        case problem(String)
        case output(String)
    }

    /// Where themes are promised something else than what the specification says (Content/manual/themes.md).
    static let differences: [String: Difference] = [
        // The type of a value decides about escaping, not the number of braces.
        "interpolation: Triple Mustache": .output(
            "These characters should not be HTML escaped: &amp; &quot; &lt; &gt;\n"),
        "interpolation: Ampersand": .output("These characters should not be HTML escaped: &amp; &quot; &lt; &gt;\n"),
        "partials: Standalone Indentation": .output("\\\n |\n &lt;\n-&gt;\n |\n/\n"),
        // A missing partial is an error.
        "partials: Failed Lookup": .problem("template.missing-partial"),
        "partials: Recursion": .problem("template.cycle"),
    ]

    let name: String
    let data: JSONValue
    let template: String
    let partials: [String: String]?
    let expected: String

    var templates: [String: String] { (partials ?? [:]).merging(["case": template]) { _, template in template } }

    static var areExpected: Bool {
        #if os(Linux)
            true
        #else
            FileManager.default.fileExists(atPath: folder.path)
        #endif
    }

    static func all(of topic: String) throws -> [MustacheCase] {
        struct File: Decodable { let tests: [MustacheCase] }
        let data = try Data(contentsOf: folder.appending(path: topic + ".json"))
        return try JSONDecoder().decode(File.self, from: data).tests
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.build/mustache").standardized
}

private enum JSONValue: Decodable {
    case text(String)
    case flag(Bool)
    case list([JSONValue])
    case map([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Int.self) {
            self = .text("\(number)")
        } else if let number = try? container.decode(Double.self) {
            self = .text("\(number)")
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .map(try container.decode([String: JSONValue].self))
        }
    }

    var value: TemplateValue {
        switch self {
        case .text(let text): .text(text)
        case .flag(let flag): .boolean(flag)
        case .list(let values): .list(values.map(\.value))
        case .map(let map): .map(map.mapValues(\.value))
        }
    }
}

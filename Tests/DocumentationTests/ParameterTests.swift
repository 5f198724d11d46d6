import Foundation
import TestSupport
import Testing

/// `./run docs` refuses a public function whose documentation names only some of its parameters. DocC takes minutes for
/// this, and swift-format takes seconds.
@Suite struct ParameterTests {
    @Test func publicFunctionsDocumentAllTheirParametersOrNone() async throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized.path()
        let scratch = try TemporaryFolder()
        try scratch.add(["rules.json": #"{ "version": 1, "rules": { "ValidateDocumentationComments": true } }"#])
        let libraries = ["CompositionalLayout", "GridCSS", "LayoutInspection", "SiteBuilder"]
        let run = try await ProgramRun(
            of: "/usr/bin/env",
            ["swift", "format", "lint", "--configuration", scratch("rules.json"), "--recursive"]
                + libraries.map { "Sources/\($0)" },
            in: folder)
        let found = run.errors.matches(
            of: /(Sources\/[^:]+):(\d+):\d+: warning: \[ValidateDocumentationComments\] (.*)/)
        #expect(found.count > 10, "swift-format said: \(run.errors.prefix(300))")
        for match in found where match.3.contains("parameters") {
            let lines = try String(contentsOfFile: folder + match.1, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let declaration = lines[try #require(Int(match.2)) - 1]
            #expect(!declaration.contains("public "), "\(match.1):\(match.2): \(match.3)")
        }
    }
}

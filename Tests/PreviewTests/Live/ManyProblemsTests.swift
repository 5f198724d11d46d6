import SiteDiagnostics
import Testing

@testable import SitePreview

/// Errors of many files are shown as they are printed: some of them, and the number of similar ones.
@Suite struct ManyProblemsTests {
    @Test func equalErrorsAreCounted() throws {
        var diagnostics = (0..<1033).map { file in
            Diagnostic(
                .error, id: "a.b", "unknown word", hint: "correct it", path: "\(1000 + file).md", position: .start)
        }
        diagnostics.append(Diagnostic(.warning, id: "c.d", "a warning", path: "0.md", position: .start))
        let outcome = BuildOutcome(files: nil, diagnostics: diagnostics)
        let problems = Scene(generation: nil, problems: []).following(outcome, in: "/nowhere").problems
        #expect(problems.map(\.path) == ["1000.md", "1001.md", "1002.md", "0.md"])
        #expect(problems.map(\.more) == [nil, nil, "and 1,030 more like this", nil])
        let page = String(decoding: ErrorPage.buildFailed(problems), as: UTF8.self)
        #expect(page.contains("The site could not be built: 1033 errors, 1 warning"))
        #expect(page.contains("<p class=\"hint\">correct it</p><p class=\"more\">and 1,030 more like this</p>"))
    }
}

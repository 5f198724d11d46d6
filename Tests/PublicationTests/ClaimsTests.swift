import SiteDiagnostics
import Testing

@testable import SitePublication

@Suite struct ClaimsTests {
    struct Case: Sendable {
        /// Pairs of an output path and the file that claims it.
        var claims: [[String]]
        var expected: [String]
    }

    static let cases = [
        Case(claims: [["a/index.html", "a.md"], ["b/index.html", "b.md"]], expected: []),
        Case(
            claims: [["x/index.html", "b.md"], ["x/index.html", "a.md"]],
            expected: ["b.md: 'x/index.html' is made from both 'a.md' and 'b.md' [address.claimed-twice]"]),
        Case(
            claims: [["X.html", "a.md"], ["x.html", "b.md"], ["x.HTML", "c.md"]],
            expected: [
                "b.md: 'X.html' and 'x.html', which are one file on some systems, are made from 'a.md' and 'b.md' "
                    + "[address.claimed-twice]",
                "c.md: 'X.html' and 'x.HTML', which are one file on some systems, are made from 'a.md' and 'c.md' "
                    + "[address.claimed-twice]",
            ]),
        Case(
            claims: [["stra\u{DF}e", "a.md"], ["STRASSE", "b.md"]],
            expected: [
                "b.md: 'stra\u{DF}e' and 'STRASSE', which are one file on some systems, are made from 'a.md' and 'b.md' "
                    + "[address.claimed-twice]"
            ]),
        Case(
            claims: [["A/b/c", "a.md"], ["a", "b.md"], ["a/b", "c.md"], ["a/z", "d.md"]],
            expected: [
                "b.md: 'a' is made from 'b.md' as a file, and 'a.md' needs it as a folder for 'A/b/c' "
                    + "[address.file-and-folder]",
                "c.md: 'a/b' is made from 'c.md' as a file, and 'a.md' needs it as a folder for 'A/b/c' "
                    + "[address.file-and-folder]",
            ]),
        Case(
            claims: [["a", "a.md"], ["a-b", "b.md"], ["a.html", "c.md"], ["a/c", "d.md"]],
            expected: [
                "a.md: 'a' is made from 'a.md' as a file, and 'd.md' needs it as a folder for 'a/c' "
                    + "[address.file-and-folder]"
            ]),
        Case(claims: [["a", "a.md"], ["a b", "b.md"], ["a.b/c", "c.md"], ["ab/c", "d.md"]], expected: []),
        Case(
            claims: [[".sitegen-manifest", "a.md"]],
            expected: [
                "a.md: '.sitegen-manifest' is made from both the manifest of sitegen and 'a.md' [address.claimed-twice]"
            ]),
    ]

    @Test(arguments: cases) func clashes(test: Case) throws {
        for claims in [test.claims, test.claims.reversed()] {
            let files = try claims.map { claim in
                OutputFile(try #require(OutputPath(claim[0])), .bytes([]), from: OutputSource(path: claim[1]))
            }
            let diagnostics = Claims(files).diagnostics
            #expect(diagnostics.map { "\($0.path ?? ""): \($0.message) [\($0.id)]" } == test.expected)
            #expect(Claims.clashes(of: files) == diagnostics)
        }
    }

    @Test func theClaimThatAskedForThePathIsPointedAt() throws {
        let path = try #require(OutputPath("a"))
        var claims = Claims()
        claims.claim(path, by: OutputSource(name: "the tag 'css'"))
        claims.claim(path, by: OutputSource(path: "a.md", position: .init(line: 3, column: 5)))
        let diagnostic = try #require(claims.diagnostics.first)
        #expect(diagnostic.path == "a.md" && diagnostic.position == .init(line: 3, column: 5))
        #expect(diagnostic.message == "'a' is made from both the tag 'css' and 'a.md'")
    }
}

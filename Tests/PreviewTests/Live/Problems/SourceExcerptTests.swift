import SiteDiagnostics
import TestSupport
import Testing

@testable import SitePreview

@Suite struct SourceExcerptTests {
    private let folder: TemporaryFolder
    private let text = "one\ntwo\nthree\ntitel: Über uns\nfive\r\nsix\nseven\neight\nnine"

    init() throws {
        folder = try TemporaryFolder()
        try folder.add(["Content/a.md": text])
    }

    @Test func threeLinesStandBeforeAndAfter() throws {
        let excerpt = try #require(read(line: 4, column: 1))
        #expect(excerpt.lines.map(\.number) == [1, 2, 3, 4, 5, 6, 7])
        #expect(excerpt.lines[3].text == "titel: Über uns" && excerpt.lines[4].text == "five")
        #expect(try #require(read(line: 1, column: 1)).lines.map(\.number) == [1, 2, 3, 4])
        #expect(try #require(read(line: 9, column: 1)).lines.map(\.number) == [6, 7, 8, 9])
    }

    @Test(arguments: [(1, 0..<5), (6, 5..<6), (8, 7..<11), (14, 12..<15), (99, 15..<15)])
    func aWordIsMarkedInUnitsOfScripts(column: Int, marked: Range<Int>) throws {
        #expect(try #require(read(line: 4, column: column)).marked == marked)
    }

    @Test func aQuotationIsMarkedWhole() throws {
        try folder.add(["Content/a.md": "tags: \"a b\", 😀c"])
        #expect(try #require(read(line: 1, column: 7)).marked == 6..<11)
        #expect(try #require(read(line: 1, column: 14)).marked == 13..<15)
    }

    /// The line is the one that the build read. The lines around it in the current file may not match.
    @Test func aFileThatWasSavedAgainOrIsGoneLeavesTheLineAlone() throws {
        let diagnostic = diagnostic(line: 4, column: 1)
        try folder.add(["Content/a.md": "other\n" + text])
        #expect(SourceExcerpt(diagnostic, site: folder.path)?.lines == [.init(number: 4, text: "titel: Über uns")])
        try folder.remove("Content/a.md")
        #expect(SourceExcerpt(diagnostic, site: folder.path)?.lines == [.init(number: 4, text: "titel: Über uns")])
    }

    @Test func aDiagnosticWithoutPlaceHasNone() {
        #expect(SourceExcerpt(Diagnostic(.error, id: "test.none", "none"), site: folder.path) == nil)
    }

    private func diagnostic(line: Int, column: Int) -> Diagnostic {
        let bytes = (try? folder.contents("Content")["a.md"]) ?? ""
        return Diagnostic(
            .error, id: "test.bad", "bad", in: SourceText(path: "Content/a.md", text: bytes),
            at: SourcePosition(line: line, column: column))
    }

    private func read(line: Int, column: Int) -> SourceExcerpt? {
        SourceExcerpt(diagnostic(line: line, column: column), site: folder.path)
    }
}

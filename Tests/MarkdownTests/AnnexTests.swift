import SiteDiagnostics
import SiteMarkdown
import Testing

/// Keys in a file beside a Markdown file.
@Suite struct AnnexTests {
    private func document(_ text: String, _ annex: String, _ name: String = "a/index.yml") -> Document {
        Document(
            SourceText(path: "a/index.md", bytes: Array(text.utf8), annex: SourceText(path: name, text: annex)))
    }

    private func keys(_ document: Document) -> [String] {
        (document.frontMatter?.entries ?? []).map { "\($0.key)=\($0.value.text ?? "-")" }
    }

    @Test(arguments: [
        ("---\ntitle: A\n---\nText", "title: B\nnumber: 7", "a.yml", ["title=A", "number=7"]),
        ("---\nTitle: A\n---\n", "title: B", "a.yml", ["Title=A"]),
        ("+++\ntitle = \"A\"\n+++\n", "# only a comment\n", "a.yml", ["title=A"]),
        ("Text", "title: B", "a.yaml", ["title=B"]), ("Text", "{\"title\": \"B\"}", "index.JSON", ["title=B"]),
        ("Text\r\rMore", "title: B", "a.yml", ["title=B"]),
        ("\u{FEFF}Text", "title: B", "a.yml", ["title=B"]),
        ("", "", "a.yml", []),
    ])
    func merged(text: String, annex: String, name: String, expected: [String]) {
        let document = document(text, annex, name)
        #expect(keys(document) == expected && document.diagnostics.isEmpty)
        // Reading again, as diagnostics do, gives the same.
        #expect(keys(Document(document.source)) == expected)
    }

    @Test func positionsAreThoseOfTheAnnex() throws {
        let document = document("---\ntitle: A\n---\nText\n", "number: 7\npeople:\n  - name: [B]\n")
        let position = try #require(document.frontMatter?["people"]?.list?.first?["name"]?.position)
        let found = document.source.place(of: position)
        #expect(found.source.path == "a/index.yml" && found.position == SourcePosition(line: 3, column: 11))
        let diagnostic = Diagnostic(.warning, id: "a.b", "it", in: document.source, at: position)
        #expect(diagnostic.path == "a/index.yml" && diagnostic.excerpt?.text == "  - name: [B]")
        #expect(document.source.place(of: document.source.position(at: .max)).source.path == "a/index.md")
    }

    @Test(arguments: [
        ("title: [", "a.yml"), ("- a", "a.yml"), ("just words", "a.yml"), ("{", "index.json"),
        ("a: \u{7}b: c", "a.yml"),
    ])
    func faultsAreInTheAnnex(annex: String, name: String) throws {
        let problem = try #require(document("---\ntitle: A\n---\nText\n", annex, name).diagnostics.first)
        #expect(problem.isError && problem.path == name && (problem.position?.line ?? 1) == 1)
    }
}

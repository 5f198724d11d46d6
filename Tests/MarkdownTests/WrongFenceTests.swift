import Diagnostics
import Markdown
import Testing

/// Lines that were to be fences of front matter.
@Suite struct WrongFenceTests {
    @Test(arguments: [
        "----", "-----", "--", "—", "———", "–––", "—-", " ---", "\t---", "   ----", "---yaml", "--- yaml", "++++", "++",
        "---- ",
    ])
    func opening(line: String) throws {
        let document = Document(SourceText(path: "a.md", text: "\(line)\ntitle: One\ndraft: true\n---\nBody.\n"))
        let diagnostic = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect(diagnostic.id == "frontmatter.wrong-fence" && diagnostic.isError)
        #expect(diagnostic.message.hasSuffix("opens no front matter") && diagnostic.position == .start)
        #expect(diagnostic.hint?.hasPrefix(line.hasPrefix("+") ? "write '+++'" : "write '---'") ?? false)
    }

    @Test(arguments: [
        "----", "-----", "--", "—", "———", " ---", "+++", "----\n\nText.\n\n---\n\nmore", "--\nKey: value\n---",
    ])
    func closing(line: String) throws {
        let document = Document(SourceText(path: "a.md", text: "---\ntitle: One\n\(line)\nBody.\n"))
        let diagnostic = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1, "\(document.diagnostics)")
        #expect(diagnostic.id == "frontmatter.wrong-fence")
        #expect(diagnostic.message.hasSuffix("does not end the front matter") && diagnostic.position?.line == 3)
    }

    @Test(arguments: [
        "----\n\nText.\n", "----\nText of a page.\n", "--\n", "\n----\ntitle: One\n", "Text\n----\ntitle: One\n",
        "***\ntitle: One\n", "---\ntitle: One\n---\nBody\n\n----\nkey: value\n", "—Ada\nkey: value\n",
        "---\ndescription: |\n  ----\n---\nBody\n", "---\ntitle: One\ntags:\n- a\n---\n--\nBody\n", "- a\nkey: value\n",
        "+ a\nkey: value\n",
    ])
    func text(file: String) {
        #expect(Document(SourceText(path: "a.md", text: file)).diagnostics.isEmpty)
    }
}

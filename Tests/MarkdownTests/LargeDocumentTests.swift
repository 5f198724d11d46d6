import SiteDiagnostics
import SiteMarkdown
import Testing

/// Real front matter reaches 140 kB and bodies 250 kB. With quadratic work these tests would run for minutes.
@Suite struct LargeDocumentTests {
    @Test(arguments: [
        ("---\n", "k%: [ü, { a: b }]\n", "---\n"), ("+++\n", "k% = [\"ü\", { a = 1.5 }]\n", "+++\n"),
        ("{\n", "\"k%\": [\"ü\", { \"a\": 1.5 }],\n", "\"last\": 0}\n"),
    ]) func frontMatter(opening: String, line: String, closing: String) {
        let parts = line.split(separator: "%").map(String.init)
        let lines = (0..<8_000).map { parts[0] + "\($0)" + parts[1] }.joined()
        let document = Document(SourceText(path: "a.md", text: opening + lines + closing + "body"))
        #expect(document.diagnostics.isEmpty)
        #expect((document.frontMatter?.entries?.count ?? 0) >= 8_000)
        #expect(document.frontMatter?.entries?[7_999].keyPosition.line == 8_001)
    }

    @Test(arguments: [
        "# Same\n\n", "[a](b.md) ", "| a | b |\n|---|---|\n| c | d |\n\n", "<title> ", "a[^1]\n\n", "**a *b** c* ",
    ]) func body(unit: String) {
        let text = String(repeating: unit, count: 250_000 / unit.utf8.count) + "\n\n[^1]: note\n\nend"
        let body = RenderedMarkdown(Document(SourceText(path: "a.md", text: text)))
        #expect(body.html.count > 200_000)
        #expect(body.html(rewriting: \.url) == body.html)
    }
}

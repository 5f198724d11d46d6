import SiteDiagnostics
import SiteMarkdown
import Testing

/// References without a definition, and footnotes without a reference.
@Suite struct LostReferenceTests {
    private func found(_ text: String) -> [String] {
        let source = SourceText(path: "a.md", text: text)
        return RenderedMarkdown(source, bytes: 0..<source.count).diagnostics
            .filter { $0.id.hasSuffix("reference") || $0.id.hasSuffix("footnote") }
            .map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)" }
    }

    @Test(arguments: [
        ("A [^1].\n", "1:3 the footnote '[^1]' is not defined"),
        ("A.[^note-a]\n\n[^note-b]: B.\n", "1:3 the footnote '[^note-a]' is not defined"),
        ("- A [^1]\n", "1:5 the footnote '[^1]' is not defined"),
        ("> A [^1]\n", "1:5 the footnote '[^1]' is not defined"),
        ("## A [^1]\n", "1:6 the footnote '[^1]' is not defined"),
        ("| A [^1] |\n| - |\n| B |\n", "1:5 the footnote '[^1]' is not defined"),
        ("*A [^1]*\n", "1:4 the footnote '[^1]' is not defined"),
        ("`[^1]` and [^1]\n", "1:12 the footnote '[^1]' is not defined"),
        ("Text\nand ü [^ü]\n", "2:8 the footnote '[^ü]' is not defined"),
        ("See [the grid][grid].\n", "1:15 the link '[grid]' has no address"),
        ("See [the grid][1].\n", "1:15 the link '[1]' has no address"),
        ("See [**the** grid][grid].\n", "1:19 the link '[grid]' has no address"),
        ("![A grid][grid]\n", "1:10 the link '[grid]' has no address"),
        ("[A][grid] and [B][gird]\n\n[grid]: https://a.example\n", "1:18 the link '[gird]' has no address"),
        ("A.\n\n[^1]: B.\n", "3:1 the footnote '[^1]' is never used"),
        ("A.\n\n> [^1]: B.\n", "3:3 the footnote '[^1]' is never used"),
        ("A `[^1]`.\n\n[^1]: B.\n", "3:1 the footnote '[^1]' is never used"),
        ("A \\[^1].\n\n[^1]: B.\n", "3:1 the footnote '[^1]' is never used"),
        ("A [^1].\n\n[^1]: B.\n[^1]: C.\n", "4:1 the footnote '[^1]' is defined a second time"),
        ("A [^1].\n\n[^1]: B.\n\n[^2]: C\n    d\n", "5:1 the footnote '[^2]' is never used"),
        ("```\n[^1]\n```\n\n[^1]: B.\n", "5:1 the footnote '[^1]' is never used"),
    ])
    func lost(text: String, message: String) throws {
        let found = found(text)
        let first = try #require(found.first, "\(text)")
        #expect(found.filter { !$0.contains("note-b") }.count == 1, "\(found)")
        #expect(first.hasPrefix(message), "\(found)")
    }

    /// Texts with brackets, and references with a definition.
    @Test(arguments: [
        "A [^1].\n\n[^1]: B.\n", "A [^A].\n\n[^a]: B.\n", "A [^1] and [^1].\n\n[^1]: B.\n", "A [^1].\n\n> [^1]: B.\n",
        "A [^1].\n\n[^1]: B [^2].\n[^2]: C.\n", "[A][grid]\n\n[Grid]: https://a.example\n", "[grid][]\n\n[grid]: /a\n",
        "[x] ordinary [text]\n", "[ ] a task\n", "- [ ] a task\n- [x] done\n", "a[i][j] and `b[i][j]`\n", "m[0][1]\n",
        "[0][1]\n", "Map<string>[K][]\n", "\\[^1]\n", "`[^1]`\n", "    [^1]\n", "```\n[^1]: B\n```\n", "[^a-z ]\n",
        "[^]\n",
        "[a]\\[b]\n", "`[a][b]`\n", "[sic] [x]\n", "[a](https://a.example)[b](https://b.example)\n",
        "x[^2^]\n\n[^2^]: y\n",
        "[//]: # (a remark)\n", "[never]: https://a.example\n", "[]\n", "[[wiki]]\n", "[[a][b\n",
        "wink [^_^] \\[^_^]\n\n[^_^]: ok\n",
        "\\[^1] and [^1]\n\n[^1]: B.\n", "`[^a]` \\[^A] [^a]\n\n[^A]: B.\n",
    ])
    func kept(text: String) {
        #expect(found(text) == [], "\(text)")
    }

    @Test func manyAreSaidOnceEach() {
        let text = (0..<300).map { "A [^\($0)] and [b][c\($0)] and [^\($0)].\n\n[^u\($0)]: never.\n\n" }.joined()
        #expect(found(text).count == 900)
        #expect(found(String(repeating: "[", count: 50_000)) == [])
        #expect(found(String(repeating: "][", count: 50_000)).count <= 1)
        #expect(found(String(repeating: "[^1]", count: 50_000)).count == 1)
    }
}

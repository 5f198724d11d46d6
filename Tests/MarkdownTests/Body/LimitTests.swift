import SiteDiagnostics
import SiteMarkdown
import Testing

/// A text that would cost cmark-gfm or a page more than its size is refused with its position; no other text is.
@Suite struct LimitTests {
    private static let deep = 65
    private static let wide = 24_000

    /// Texts with the ID and position of their error.
    private static let costly: [(text: String, id: String, place: SourcePosition)] = [
        ("> " × deep + "a", "too-deep", .start),
        (">" × deep + "a", "too-deep", .start),
        ("a\n\n" + "- " × deep + "a", "too-deep", .init(line: 3, column: 1)),
        ("1) " × deep + "a", "too-deep", .start),
        ("1. > + " × 22 + "a", "too-deep", .start),
        ("[^1]:" × deep + "a", "too-deep", .start),
        (">\t" × deep + "a", "too-deep", .start),
        ("- " × deep + "* * *", "too-deep", .init(line: 1, column: 129)),
        ("> " × deep + "* * *", "too-deep", .start),
        ((0..<deep).map { "  " × $0 + "* a\n" }.joined(), "too-deep", .init(line: 65, column: 129)),
        ((0..<70).map { "    " × $0 + "* a\n" }.joined(), "too-deep", .init(line: 65, column: 1)),
        ("*a **a " × 33 + "b" + " a** a*" × 33, "too-deep", .init(line: 1, column: 225)),
        ("![" × deep + "a" + "](b)" × deep, "too-deep", .init(line: 1, column: 129)),
        ("> * " × 32 + "*a*", "too-deep", .init(line: 1, column: 129)),

        ("|x" × 1_500 + "|\n" + "|-" × 1_500 + "|\n" + "a\n" × 1_500, "table-too-large", .init(line: 2, column: 1)),
        (
            "a\n" × 3 + "|x" × 600 + "\n:-" + "|-" × 599 + "\n" + "a\n" × 600, "table-too-large",
            .init(line: 5, column: 1)
        ),
        ("> " + "|x" × 600 + "\n> " + "|-" × 600 + "\n" + "> a\n" × 600, "table-too-large", .init(line: 2, column: 3)),
        ("- " + "|x" × 600 + "\n  " + "|-" × 600 + "\n" + "  a\n" × 600, "table-too-large", .init(line: 2, column: 3)),
        (
            ("|x" × 20 + "\n" + "|-" × 20 + "\n" + "a\n" × 200 + "\n") × 63, "table-too-large",
            .init(line: 12385, column: 1)
        ),

        ("[r]: /" + "x" × 10_000 + "\n\n" + "[r] " × 2_000, "references-too-large", .start),
        ("[r]: /" + "x" × 10_000 + "\n\n" + "![r] " × 2_000, "references-too-large", .start),
        ("[r]: /" + "x" × 10_000 + "\n\n" + "[a][r] " × 2_000, "references-too-large", .start),
        ("[r]: /\n '" + "x" × 10_000 + "'\n\n" + "[r][] " × 2_000, "references-too-large", .start),
        ("[ß]: /" + "x" × 10_000 + "\n\n" + "[SS] " × 2_000, "references-too-large", .start),
        ("[a  b]: /" + "x" × 10_000 + "\n\n" + "[A\nB]\n" × 2_000, "references-too-large", .start),
        ("> - [r]: /" + "x" × 10_000 + "\n\n" + "[r] " × 2_000, "references-too-large", .init(line: 1, column: 5)),
        ("[r] " × 2_000 + "\n\n[r]: /" + "x" × 10_000, "references-too-large", .init(line: 3, column: 1)),

        ("a|b\n-|-\n" + "|" × wide, "too-complex", .init(line: 3, column: 1)),
        ("|a" × wide + "\n" + "|-" × (wide - 1), "too-complex", .start),
        ((("|a" × 10 + "\n" + "|-" × 9 + "\n") × 1_500), "too-complex", .init(line: 2, column: 1)),
        ("![[]()" × 20_000, "too-complex", .start),
        ("[^a]~~**" × 10_000, "too-complex", .start),
        ("a\n\n[a]: /u\n\n" + "_[a]:~~" × 10_000, "too-complex", .init(line: 5, column: 1)),
        ("/(www.<div>" × 15_000, "too-complex", .start),
        ("<1)http://b" × 15_000, "too-complex", .start),
        ("http://a" + ")" × 60_000, "too-complex", .start),
        ("a@b.cc " × 22_001, "too-complex", .start),
        ("*a " × 30_000 + "b~**" × 20_000, "too-complex", .start),
    ]

    @Test(arguments: costly) func refused(text: String, id: String, place: SourcePosition) throws {
        let rendered = RenderedMarkdown(Document(SourceText(path: "a.md", text: text)))
        let problem = try #require(rendered.diagnostics.first)
        #expect(rendered.diagnostics.count == 1)
        #expect(problem.id == "markdown." + id && problem.isError && problem.hint != nil)
        #expect(problem.position == place)
        // The page is not rendered in part.
        #expect(rendered.html.isEmpty && rendered.references.isEmpty && rendered.headings.isEmpty)
    }

    /// Similar texts that are rendered.
    private static let harmless: [String] = [
        "> " × 64 + "a", "- " × 32 + "a", "* " × 5_000, "- " × 400 + "-", "> * " + "* " × 300, "_ " × 400,
        "```\n" + "> " × 100 + "a\n```", "~~~\n" + "|x" × 900 + "\n" + "|-" × 900 + "\n" + "a\n" × 900 + "~~~",
        "a" + "> " × 100, "1" + "- " × 100, "-" × 500, ">" × 64,
        "|x" × 480 + "\n" + "|-" × 480 + "\n" + "a\n" × 480, "a\n---\n" × 20_000, "a | b\n" × 20_000,
        ("|x" × 5 + "\n" + "|-" × 5 + "\n" + "a\n" × 5 + "\n") × 900,
        "[r]: /" + "x" × 10_000 + "\n\n" + "[r] " × 50, "[r]: /" + "x" × 10_000 + "\n\n" + "[q] " × 20_000,
        "[r]: /a\n\n" + "[r] " × 20_000, (0..<5_000).map { "[\($0)]: /" + "x" × 60 + "\n" }.joined() + "[3] [4] [5]",
        "*a* [b](c) ~d~\n\n" × 10_000, "- *a* [b](c) ~d~\n" × 10_000,
        "| *a* | [b](c) |\n|---|---|\n" + "| *a* | [b](c) |\n" × 5_000,
        "see http://a.example/b(c) " × 10_000, "a@b.cc " × 10_000, "data:" + "aGVsbG8gd29ybGQh" × 60_000,
        "[a](b.md) " × 25_000, "*a **b** c* " × 20_000, "<title> " × 30_000, "a_ " × 65_000, "[a" × 65_000,
    ]

    @Test(arguments: harmless.indices) func read(row: Int) {
        let rendered = RenderedMarkdown(Document(SourceText(path: "a.md", text: Self.harmless[row])))
        #expect(!rendered.diagnostics.containsErrors, "\(rendered.diagnostics)")
        #expect(!rendered.html.isEmpty)
    }

    /// Each of a thousand diagnostics about one line shows only a part of it.
    @Test func saysLittleAboutLongLines() throws {
        let text = "[a](javascript:b) " × 4_000
        let rendered = RenderedMarkdown(Document(SourceText(path: "a.md", text: text)))
        #expect(rendered.diagnostics.count == Limits.diagnostics + 1)
        #expect(rendered.diagnostics.last?.id == "source.more")
        let excerpts = rendered.diagnostics.compactMap(\.excerpt)
        #expect(excerpts.count == rendered.diagnostics.count)
        #expect(excerpts.allSatisfy { $0.text.utf8.count <= 2 * Limits.excerptBytes })
    }
}

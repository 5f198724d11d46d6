import Foundation
import SiteDiagnostics
import SiteMarkdown
import Testing

/// What pages and feeds add to a text.
@Suite struct ShownTextTests {
    private static let words = BodyWords(
        callouts: [.note: "Hinweis", .caution: "Vorsicht & Ruhe"], heading: "Link zu „{title}“")

    private func rendered(_ markdown: String) -> RenderedMarkdown {
        let source = SourceText(path: "a.md", text: markdown)
        return RenderedMarkdown(source, bytes: 0..<source.count)
    }

    private func page(_ markdown: String, recording: Int? = nil) -> String {
        let additions = BodyText.PageAdditions(recording: recording)
        return String(decoding: BodyText.page(rendered(markdown).html, Self.words, additions), as: UTF8.self)
    }

    private func feed(_ markdown: String) -> String {
        String(decoding: BodyText.feed(rendered(markdown).html, Self.words), as: UTF8.self)
    }

    // MARK: Code

    @Test func codeHasClasses() {
        let markdown = "```swift\nlet a = \"<b>\" // &\n```"
        let start = "<pre tabindex=\"0\"><code class=\"language-swift\">"
        #expect(
            page(markdown) == """
                \(start)<span class="k">let</span> a = <span class="s">&quot;&lt;b&gt;&quot;</span> \
                <span class="c">// &amp;</span>
                </code></pre>

                """)
        #expect(feed(markdown) == start + "let a = &quot;&lt;b&gt;&quot; // &amp;\n</code></pre>\n")
        #expect(String(decoding: rendered(markdown).html, as: UTF8.self) == feed(markdown))
    }

    @Test(arguments: ["```\nlet a\n```", "    let a", "```nope\nlet a\n```", "```text\nlet a\n```", "`let a`"])
    func otherCodeIsPlain(markdown: String) { #expect(!page(markdown).contains("<span")) }

    @Test(arguments: ["Swift", "swift title=x", "swift,ignore", "swift{1,3}"])
    func namesOfLanguages(info: String) { #expect(page("```\(info)\nlet a\n```").contains("<span class=\"k\">let")) }

    @Test(arguments: [
        "swift", "c", "cs", "js", "ts", "py", "rb", "sh", "ps1", "make", "docker", "sql", "lua", "hs", "clj", "erl",
        "tex", "html",
        "xml", "css", "json", "yml", "toml", "ini", "diff", "md", "php", "kt", "go", "rs", "nope", "text",
    ])
    func colouringKeepsTheText(language: String) throws {
        let code = """
            # a // b <b title="x">&amp;</b> -- c
            let s = "un\\"finished \\(x) ${y} #{z} 'it''s' `q`
            /* open {- too (* and <!-- and \"\"\" 日本 é &lt; && <=> 0x1F
            """
        let shown = page("```\(language)\n\(code)\n```")
        let inside = try #require(shown.firstMatch(of: /<code[^>]*>(.*)<\/code>/.dotMatchesNewlines()))
        var text = inside.1.replacing(/<[^>]*>/, with: "")
        for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
            text = text.replacing(entity, with: character)
        }
        #expect(text == code + "\n")
    }

    /// Tags of the author around it make the parser write the code anew.
    @Test func codeInHTMLHasColours() {
        #expect(
            page("<details>\n\n```js\nlet a = \"&amp;<\"\n```\n\n</details>")
                .contains("<span class=\"s\">&quot;&amp;amp;&lt;&quot;</span>"))
    }

    @Test func muchCodeIsPlain() {
        let block = "```js\n" + String(repeating: "let a\n", count: Limits.colouredCode / 12 + 10) + "```\n\n"
        let shown = page(block + block + "```js\nlet b\n```\n")
        // The second block is too much, and the third has room.
        #expect(shown.components(separatedBy: "<code").map { $0.contains("<span") } == [false, true, false, true])
    }

    // MARK: Callouts

    @Test(arguments: [
        ("> [!NOTE]\n> Text", "note"), ("> [!note]\n> Text", "note"), ("> [!TIP]  \n> Text", "tip"),
        ("> [!IMPORTANT]\n>\n> Text", "important"), ("> [!WARNING]\\\n> Text", "warning"),
        ("> [!CAUTION]\n> Text", "caution"), ("- > [!NOTE]\n  > Text", "note"), ("> > [!NOTE]\n> > Text", "note"),
    ])
    func callouts(markdown: String, name: String) {
        let html = String(decoding: rendered(markdown).html, as: UTF8.self)
        #expect(html.contains("<div class=\"callout callout-\(name)\" role=\"note\">\n<p>Text</p>\n</div>"), "\(html)")
        #expect(!html.contains("[!"))
        #expect(rendered(markdown).summary == "Text")
    }

    @Test(arguments: [
        "> [!NOTE] Text", "> a\n> [!NOTE]", "[!NOTE]", "> [!OTHER]\n> Text", "> **[!NOTE]**\n> Text",
        "> `[!NOTE]`\n> Text",
        "> \\[!NOTE] x", "> - [!NOTE]\n>   Text", "> [! NOTE]\n> Text",
    ])
    func otherQuotations(markdown: String) { #expect(!page(markdown).contains("callout")) }

    @Test func titlesOfCallouts() {
        let markdown = "> [!CAUTION]\n> Text"
        let shown = page(markdown)
        #expect(shown.contains(" role=\"note\">\n<p class=\"callout-title\"><svg viewBox=\"0 0 16 16\" aria-hidden="))
        #expect(shown.contains("</svg>Vorsicht &amp; Ruhe</p>\n<p>Text</p>\n</div>"))
        #expect(feed(markdown).contains("\">\n<p><strong>Vorsicht &amp; Ruhe</strong></p>\n<p>Text</p>\n</div>"))
        #expect(page("> [!NOTE]").contains("</svg>Hinweis</p>\n</div>"))
    }

    // MARK: Figures

    @Test(arguments: ["![a](b.png \"C & d\")", "> ![a](b.png \"C & d\")", "- x\n\n  ![a](b.png \"C & d\")\n\n  y"])
    func aPictureWithTitleIsAFigure(markdown: String) {
        let figure = """
            <figure><img src="b.png" alt="a" loading="lazy" decoding="async"><figcaption>C &amp; d</figcaption></figure>
            """
        #expect(feed(markdown).contains(figure))
        #expect(page(markdown).contains(figure))
    }

    @Test(arguments: [
        "![a](b.png)", "![a](b.png \"c\") d", "![a](b.png \"c\") ![a](b.png \"c\")", "[![a](b.png \"c\")](d)",
        "- ![a](b.png \"c\")", "![a](javascript:x \"c\")", "x[^1]\n\n[^1]: ![a](b.png \"c\")",
    ])
    func otherPicturesAreNot(markdown: String) { #expect(!page(markdown).contains("figure")) }

    // MARK: Headings

    @Test func headingsHaveLinks() {
        #expect(
            page("# a *b* & `c`") == """
                <h2 id="a-b--c">a <em>b</em> &amp; <code>c</code><a class="anchor" href="#a-b--c" \
                aria-label="Link zu „a b &amp; c“">#</a></h2>

                """)
        #expect(page("# Länge").contains("<a class=\"anchor\" href=\"#l%C3%A4nge\""))
        #expect(!feed("# a").contains("anchor"))
    }

    // MARK: Times

    @Test(arguments: [
        ("At 12:34 we", 754), ("12:34 a talk", 754), ("0:05", 5), ("(1:02:03)", 3723), ("**12:34**–13:00", 754),
        ("from 12:34.", 754),
        ("- 12:34 Grids", 754), ("90:00, then", 5400), ("a 12:34, b", 754), ("在12:34、", 754), ("\"12:34\"", 754),
    ])
    func times(markdown: String, seconds: Int) {
        let link = "<a href=\"#t=\(seconds)\" data-time=\"\(seconds)\">"
        #expect(page(markdown, recording: 6000).contains(link))
        #expect(!page(markdown, recording: seconds - 1).contains(link), "beyond the end")
        #expect(!page(markdown).contains("data-time"), "without a recording")
        #expect(!feed(markdown).contains("data-time"))
    }

    @Test(arguments: [
        "16:9", "12:345", "12:60", "1:2:3:4", "v12:34", "1.12:34", "2026-01-01T12:34", "12:34 pm", "12:34 Uhr",
        "12:34h", "12:34 p.m.", "12:34 UTC", "1234:56", "`12:34`", "[12:34](a)", "# 12:34", "12:34.5", "a:12:34",
        "12:34/2", "```\n12:34\n```",
        "<https://a.b/12:34>", "![12:34](a.png)",
    ])
    func otherNumbers(markdown: String) { #expect(!page(markdown, recording: 10_000_000).contains("data-time")) }

    @Test func everyTimeOfALine() {
        let shown = page("0:10-0:20, 1:00", recording: 100)
        #expect(shown.components(separatedBy: "data-time").count == 4)
    }

    // MARK: Side notes

    @Test func footnotesStandBesideTheText() {
        let shown = page("A[^1] b[^x] c[^1]\n\n- d[^y]\n\n[^1]: One *two*.\n[^x]: <https://a.b>\n[^y]: `z`")
        #expect(
            shown.contains(
                "role=\"doc-noteref\">1</a></sup><small class=\"sidenote\"><b>1</b> One <em>two</em>.</small> b"))
        #expect(shown.contains("<small class=\"sidenote\"><b>2</b> <a href=\"https://a.b\">https://a.b</a></small>"))
        #expect(shown.contains("<small class=\"sidenote\"><b>3</b> <code>z</code></small></li>"))
        #expect(shown.components(separatedBy: "sidenote").count == 4)
        #expect(!feed("A[^1]\n\n[^1]: B").contains("sidenote"))
    }

    /// Styles show either the list or these, so that all footnotes have to be among them.
    @Test(arguments: [
        "A[^1] b[^2]\n\n[^1]: B\n[^2]: C\n\n    D", "A[^1]\n\n[^1]: - B", "A[^1]\n\n[^1]: ![b](c.png)",
        "# A[^1]\n\n[^1]: B",
        "| A[^1] |\n|---|\n\n[^1]: B", "A[^1] b[^2]\n\n# C[^2]\n\n[^1]: B\n[^2]: <b id=\"x\">c</b>",
    ])
    func otherFootnotesStandAtTheEnd(markdown: String) { #expect(!page(markdown).contains("sidenote")) }

    // MARK: Languages that are not known

    @Test func unknownLanguages() throws {
        let found = rendered("```swfit\n```\n\n```js\n```\n\n```SWFIT x\n```\n\n```zzzzzz\n```\n\n```text\n```\n")
            .diagnostics
        #expect(found.map(\.id) == ["markdown.unknown-language", "markdown.unknown-language"])
        let first = try #require(found.first)
        #expect(
            first.message == "the language 'swfit' is not known, so its code has no colours (and 1 more in this file)")
        #expect(first.hint == "write 'swift' if you mean it, or 'text' for text without colours")
        #expect(found.map { $0.position?.line } == [1, 10])
    }
}

import Diagnostics
import Markdown
import Testing

@testable import Authoring

struct MarkdownBodyTests {
    static let cases: [(String, String)] = [
        ("<p>One</p><p>Two</p>", "One\n\nTwo"),
        ("<p>a <strong>b </strong>c <em>d</em></p>", "a **b** c *d*"),
        ("One<br>Two<br/><br/>Three", "One  \nTwo  \nThree"),
        ("<a href=\"https://example.com/a?b=1&amp;c=2\">here</a>", "[here](https://example.com/a?b=1&c=2)"),
        ("<a href='/a b (c)'>x</a>", "[x](</a b (c)>)"),
        ("<ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>", "- One\n- Two\n  - Deep"),
        ("<ol start=3><li>c<li>d</ol>", "3. c\n4. d"),
        ("<h1>Top</h1><h3>Part</h3>x", "## Top\n\n### Part\n\nx"),
        ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"),
        ("<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```"),
        ("<img src=\"a.png\" alt=\"A [b]\">", "![A \\[b\\]](a.png)"),
        ("<p>2 * 3 &lt; 7 &amp; a_b _c_ #d</p>", "2 \\* 3 \\< 7 & a_b \\_c\\_ #d"),
        ("<p># no heading</p><p>1. no list</p><p>- nor this</p>", "\\# no heading\n\n1\\. no list\n\n\\- nor this"),
        ("<p>caf&eacute; &#8217; &amp;copy; &nbsp;x</p>", "caf&eacute; ’ \\&copy; \u{A0}x"),
        ("<script>alert(1)</script><p>x</p>", "x"),
        ("<p>unclosed <b>bold", "unclosed **bold**"),
        (
            "Plain text\nsecond line\n\nA paragraph with *stars*",
            "Plain text  \nsecond line\n\nA paragraph with \\*stars\\*"
        ),
        ("<div>In <span>a</span> div</div>after", "In a div\n\nafter"),
        ("<p>a</b></p></p><p>b", "a\n\nb"),
        ("<code>a`b</code>", "``a`b``"),
        (
            "<table><tr><th>a</th><th align=right>b</th></tr><tr><td>1 | 2</td><td><code>x|y</code></td></tr><tr><td>3</table>",
            "| a | b |\n| --- | --: |\n| 1 \\| 2 | `x\\|y` |\n| 3 |  |"
        ),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>", "a – b\n\n1 – 2"),
        ("<table><tr><th>a</th></tr><tr><td><ul><li>1</ul></td></tr></table>", "a\n\n- 1"),
        (
            "<table><thead><tr><th>a<th>b<tbody><tr><td>1<td>2<tr><td>3<td>4</table>",
            "| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |"
        ),
        ("<table><tr><th colspan=2>a</th></tr><tr><td>1</td><td>2</td></tr></table>", "a\n\n1 – 2"),
        ("", ""),
    ]

    @Test(arguments: cases) func markdown(html: String, expected: String) {
        #expect(MarkdownBody(html).text == expected)
    }

    /// Whatever stands in a text, its words are read as they were.
    @Test(arguments: [
        "a * b * c", "_x_", "`code`", "[a](b)", "# x", "> y", "1. z", "~~no~~", "<b>", "&amp;", "a | b", "\\*",
        "![x](y)", "+ a", "= b", "***",
    ])
    func wordsStay(text: String) throws {
        let html =
            "<p>" + text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            + "</p>"
        let source = SourceText(path: "a.md", text: MarkdownBody(html).text)
        let rendered = RenderedMarkdown(source, bytes: 0..<source.bytes.count)
        let shown = String(decoding: rendered.html, as: UTF8.self)
        #expect(shown == html.replacing("\"", with: "&quot;") + "\n", "\(MarkdownBody(html).text)")
    }

    @Test func tablesAreReadAsTables() {
        let table = "<table><tr><th>a</th><th>b</th></tr><tr><td>1 | 2</td><td><code>x|y</code></td></tr></table>"
        let source = SourceText(path: "a.md", text: MarkdownBody(table).text)
        let html = String(decoding: RenderedMarkdown(source, bytes: 0..<source.bytes.count).html, as: UTF8.self)
        #expect(html.contains("<td>1 | 2</td>") && html.contains("<code>x|y</code>"), "\(html)")
    }

    @Test func whatMarkdownHasNothingForIsNamed() {
        #expect(MarkdownBody("<iframe src='https://example.com/p'></iframe>").lost == ["iframe"])
        #expect(MarkdownBody("<iframe src='https://example.com/p'></iframe>").text == "<https://example.com/p>")
        #expect(MarkdownBody("<p>a</p>").lost == [])
        #expect(MarkdownBody("<table><tr><td>a</table>").lost == ["table"])
        #expect(MarkdownBody("<table><tr><th>a</table>").lost == [])
    }

    @Test(.timeLimit(.minutes(1))) func hostileHTMLIsRead() {
        let deep = String(repeating: "<div><ul><li>", count: 20_000) + "x"
        #expect(MarkdownBody(deep).text.contains("x"))
        _ = MarkdownBody(String(repeating: "<", count: 100_000))
        _ = MarkdownBody(String(repeating: "<a href=\"", count: 20_000))
        _ = MarkdownBody(String(repeating: "&", count: 100_000) + "<p>")
    }
}

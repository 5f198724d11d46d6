import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

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
        ("<p>caf&eacute; &#8217; &amp;copy; &nbsp;x</p>", "café ’ \\&copy; \u{A0}x"),
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
            "| a | b |\n| --- | --: |\n| 1 \\| 2 | `x\\|y` |\n| 3 |"
        ),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>", "a – b\n\n1 – 2"),
        ("<table><tr><th>a</th></tr><tr><td><ul><li>1</ul></td></tr></table>", "a\n\n- 1"),
        (
            "<table><thead><tr><th>a<th>b<tbody><tr><td>1<td>2<tr><td>3<td>4</table>",
            "| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |"
        ),
        (
            "<table><tr><th>\\| a<tr><td><code>b\\|c</code></table>",
            "| \\\\\\| a |\n| --- |\n| `b\\\\|c` |"
        ),
        ("<table><tr><th colspan=2>a</th></tr><tr><td>1</td><td>2</td></tr></table>", "a\n\n1 – 2"),
        ("", ""),
        // Emphasis marks at places where Markdown would not read them, and comments that separate them from their
        // neighbours.
        ("<p>a<b>\"x\"</b>b</p>", "a<!-- -->**\"x\"**<!-- -->b"), ("<p>(<b>x!</b>)</p>", "(**x!**)"),
        ("<p><b>a</b><b>b</b></p>", "**a**<!-- -->**b**"), ("<p><i>a<i>b</i></i></p>", "*ab*"),
        ("<p><code>a</code><code>b</code></p>", "`a`<!-- -->`b`"), ("<p>a<code> b </code>c</p>", "a `b` c"),
        ("<p><b>a <i>\"b\"</i></b></p>", "**a _\"b\"_**"), ("<p><i>x<b>y</b>z</i></p>", "*x<!-- -->__y__<!-- -->z*"),
        ("<p><b><del>a!</del></b>b</p>", "**~~a!~~**<!-- -->b"), ("<p>a<span><b>!b</b></span></p>", "a<!-- -->**!b**"),
        // Other marks are read as if the tilde beside them did not exist.
        ("<p><del>a</del><i>(b)</i></p>", "~~a~~<!-- -->*(b)*"), ("<p><del>a.</del><i>(b)</i></p>", "~~a.~~*(b)*"),
        ("<p>a<del><i>(b)</i></del>c</p>", "a<!-- -->~~<!-- -->*(b)*<!-- -->~~<!-- -->c"),
        ("<p><del>a</del><del>b</del></p>", "~~a~~<!-- -->~~b~~"),
        // A word before a link.
        ("<p>On steroids!<a href='https://a.example'>x</a></p>", "On steroids\\![x](https://a.example)"),
        ("<p><b>wow!</b><a href='https://a.example'>x</a></p>", "**wow!**[x](https://a.example)"),
        ("<p>a!<span><a href='https://a.example'>x</a></span></p>", "a\\![x](https://a.example)"),
        ("<p>a! <a href='https://a.example'>x</a></p>", "a! [x](https://a.example)"),
        ("<p>a!<img src='b.png'></p>", "a!![](b.png)"),
        // Addresses as text.
        ("<p>https://a.example/b?c=1&amp;d=2 x</p>", "https://a.example/b?c=1&d=2 x"),
        ("<p>(https://a.example/b*c.)</p>", "(<https://a.example/b*c>.)"),
        ("<p>www.a.example/~b</p>", "[www.a.example/\\~b](<http://www.a.example/~b>)"),
        ("<p>https://a.example/<b>b</b></p>", "<https://a.example/>**b**"),
        // An address continues after a non-breaking space.
        ("<p><u>www.a.example/b</u>&nbsp;*</p>", "[www.a.example/b](<http://www.a.example/b>)\u{A0}\\*"),
        ("<p>ftp://a.example[1]</p>", "<ftp://a.example[1>\\]"),
        ("<p>https://a.example/\\b</p>", "[https://a.example/\\\\b](<https://a.example/%5Cb>)"),
        ("<h2>C#</h2><h2>a ##</h2><h2>#</h2>", "## C#\n\n## a \\##\n\n## \\#"), ("<h2>a<br>b</h2>", "## a b"),
        ("<p>a<br>:-:</p>", "a  \n\\:-:"), ("<p>a<br>=</p>", "a  \n\\="),
        ("<a href='/x'><div>a</div><div>b</div></a>", "[a b](/x)"),
        ("<ol start='-3'><li>a</ol>", "1. a"), ("if a <b then", "if a \\<b then"),
        ("<p>x<img src='p.gif' width=1 height=1>y</p>", "xy"),
        // Images whose file is not named in `src`.
        ("<img srcset='a.png 1x, b.png 2x' alt='A'>", "![A](b.png)"),
        ("<img srcset='a.png 300w,\n b.png 900w, c.png 600w'>", "![](b.png)"),
        ("<img srcset='a.png'>", "![](a.png)"), ("<img src='' srcset='a,b.png 2x'>", "![](a,b.png)"),
        ("<img data-src='a.png'>", "![](a.png)"),
        ("<img src='data:image/gif;base64,R0=' data-src='a.png'>", "![](a.png)"),
        ("<img src='a.png' srcset='b.png 2x'>", "![](a.png)"),
        ("<picture><source srcset='a.webp 1x'><img alt='A'></picture>", "![A](a.webp)"),
        ("<picture><source srcset='a.webp'><img src='a.png' alt='A'></picture>", "![A](a.png)"),
        ("<p>x <img alt='A *b*'> y</p>", "x A \\*b\\* y"), ("<p>a<q>b</q>c</p>", "a“b”c"),
        ("<map><area href='/x' alt='X'><area href='/y'></map>", "[X](/x) [/y](/y)"),
        // Words in separate boxes.
        ("<select><option>a<option>b</option></select>", "a b"),
        ("<p>x<button>a</button><button>b</button></p>", "x a b"),
        ("<p><select><optgroup label=x><option>a</option></optgroup><option>b</option></select></p>", "a b"),
    ]

    /// One line of plain text also keeps words apart.
    @Test(arguments: [
        ("<select><option>a</option><option>b</option></select>", "a b"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>", "a b c"),
        ("a<br>b", "a b"), ("<p>a</p><p>b</p>", "a b"), ("a<b>b</b>c", "abc"), ("<ul><li>a<li>b</ul>", "a b"),
        ("<dl><dt>a<dd>b</dl>", "a b"), ("<button>a</button><button>b</button>", "a b"),
        ("<fieldset><legend>a</legend>b</fieldset>", "a b"),
        ("a<span> b</span>", "a b"), ("<script>x</script>a", "a"),
    ])
    func plainText(html: String, text: String) { #expect(html.withoutTags == text) }

    /// The ways in which writers of HTML name the language of code.
    @Test(arguments: [
        ("<pre><code class=\"language-swift\">x</code></pre>", "swift"),
        ("<pre><code class='lang-js'>x</code></pre>", "js"),
        ("<pre class='language-c++'><code>x</code></pre>", "c++"),
        ("<pre><code class='hljs language-c++'>x</code></pre>", "c++"), ("<pre class='hljs swift'>x</pre>", "swift"),
        ("<pre class='brush: php; gutter: false'>x</pre>", "php"),
        ("<pre class='brush:c#'>x</pre>", "c#"),
        ("<div class='highlight highlight-source-shell'><pre>x</pre></div>", "shell"),
        (
            "<div class='language-ruby highlighter-rouge'><div class='highlight'><pre><code>x</code></pre></div></div>",
            "ruby"
        ),
        (
            "<div class='sourceCode'><pre class='sourceCode haskell'><code class='sourceCode haskell'>x</code></pre></div>",
            "haskell"
        ),
        ("<pre><code class='hljs python'>x</code></pre>", "python"), ("<pre data-lang='go'>x</pre>", "go"),
        ("<pre data-enlighter-language='Rust'>x</pre>", "rust"), ("<pre lang='sql'>x</pre>", "sql"),
        ("<pre class='prettyprint lang-java'>x</pre>", "java"), ("<pre><code class='language-none'>x</code></pre>", ""),
        ("<pre class='wp-block-code'>x</pre>", ""), ("<pre class='language-a`b'>x</pre>", ""), ("<pre>x</pre>", ""),
        ("<p lang='de'>a</p><pre>x</pre>", ""), ("<pre class='language-'>x</pre>", ""),
    ])
    func codeKeepsItsLanguage(html: String, language: String) {
        #expect(MarkdownBody(html).text.hasSuffix("```\(language)\nx\n```"), "\(MarkdownBody(html).text)")
    }

    /// Images that show nothing are removed; others stay.
    @Test(arguments: [
        ("width='1' height='1'", true), ("width=1px height=1px", true), ("width=0 height=0", true),
        ("style='width: 1px; height:1px'", true), ("style='display:none'", true),
        ("style='DISPLAY: none !important'", true),
        ("style='visibility:hidden;'", true), ("height=1", true), ("hidden", true),
        ("width=1 height=1 style='width:1px;height:1px'", true),
        ("width=100 height=1", false), ("width=10 height=10", false), ("", false), ("width=100%", false),
        ("style='width:100px'", false), ("width=1 height=1 style='width:100px;height:50px'", false),
        ("style='border:1px'", false), ("style='opacity:0'", true), ("style='opacity:0.9'", false),
        ("style='max-width:1px; max-height:1px'", true), ("style='max-width:100%'", false),
    ])
    func picturesThatCount(attributes: String, goes: Bool) {
        let body = MarkdownBody(
            "<p>a</p><p><a href='https://t.example'><img src='https://t.example/p.gif' \(attributes)></a></p>")
        #expect((body.text == "a") == goes && body.trackers == (goes ? 1 : 0), "\(body.text)")
    }

    @Test(arguments: cases) func markdown(html: String, expected: String) {
        #expect(MarkdownBody(html).text == expected)
    }

    /// The words of a text are read back unchanged, whatever characters it contains.
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
        #expect(
            MarkdownBody("<iframe src='https://example.com/p'></iframe>").text
                == "[https://example.com/p](https://example.com/p)")
        #expect(MarkdownBody("<p>a</p>").lost == [])
        #expect(MarkdownBody("<table><tr><td>a</table>").lost == ["table"])
        #expect(MarkdownBody("<table><tr><th>a</table>").lost == [])
        #expect(MarkdownBody("<p>a<img></p>").lost == ["img"])
        #expect(MarkdownBody("<p>a<select><option>b</select></p>").lost == ["select"])
    }

    @Test(.timeLimit(.minutes(10))) func hostileHTMLIsRead() {
        let deep = String(repeating: "<div><ul><li>", count: 20_000) + "x"
        #expect(MarkdownBody(deep).text.contains("x"))
        _ = MarkdownBody(String(repeating: "<", count: 100_000))
        _ = MarkdownBody(String(repeating: "<a href=\"", count: 20_000))
        _ = MarkdownBody(String(repeating: "&", count: 100_000) + "<p>")
    }

    /// Each level costs as much as the one around it.
    @Test(.timeLimit(.minutes(10)), arguments: ["span", "b", "u", "small"]) func elementsOfLinesInEachOther(
        name: String
    ) {
        let open = String(repeating: "<\(name)>", count: 90)
        let close = String(repeating: "</\(name)>", count: 90)
        #expect(MarkdownBody("<p>a \(open)x\(close) b</p>").text.contains("x"))
        #expect(MarkdownBody("<p>a \(open)\(close) b</p>").text.contains("b"))
    }
}

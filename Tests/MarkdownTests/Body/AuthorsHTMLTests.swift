import SiteDiagnostics
import Testing

@testable import SiteMarkdown

/// HTML that authors write in Markdown.
struct AuthorsHTMLTests {
    @Test(arguments: [
        // HTML around Markdown.
        (
            "<details><summary>More <b>x</b></summary>\n\n**a**\n\n</details>\n\nb",
            "<details><summary>More <b>x</b></summary>\n<p><strong>a</strong></p>\n</details>\n<p>b</p>\n"
        ),
        (
            "<div align=\"center\">\n\n# A\n\n</div>",
            "<div class=\"align-center\">\n<h2 id=\"a\">A</h2>\n</div>\n"
        ),
        (
            "- a\n\n  <div>\n\n  - b\n\n  </div>\n- c",
            "<ul>\n<li>\n<p>a</p>\n<div>\n<ul>\n<li>b</li>\n</ul>\n</div>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n"
        ),
        (
            "> <div>\n> a\n\nb", "<blockquote>\n<div>\na\n</div></blockquote>\n<p>b</p>\n"
        ),
        (
            "<a href=\"x.md\">\n\n![p](p.png)\n\n</a>",
            "<a href=\"x.md\">\n<p><img src=\"p.png\" alt=\"p\" loading=\"lazy\" decoding=\"async\"></p>\n</a>\n"
        ),
        // Blocks.
        ("<p>a<p>b", "<p>a</p><p>b\n</p>"),
        ("<ul><li>a<li>b<ul><li>c</ul></ul>", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>\n"),
        ("<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>\n"),
        (
            "<table align=center><tr><th colspan=2 rowspan=0 align=right>a<tr><td>b<td>c</table>",
            """
            <div class="table-scroll" tabindex="0"><table class="align-center"><tbody>\
            <tr><th class="align-right" colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table></div>

            """
        ),
        (
            "<figure><img src=a.png width=200 alt='x'><figcaption>c</figcaption></figure>",
            """
            <figure><img src="a.png" alt="x" loading="lazy" decoding="async"><figcaption>c</figcaption></figure>

            """
        ),
        ("<pre>\n\n a\n  <b>b</b></pre>", "<pre tabindex=\"0\">\n\n a\n  <b>b</b></pre>\n"),
        (
            "<ol start=3 reversed type=a><li value=9>x</ol>",
            "<ol start=\"3\" reversed type=\"a\"><li value=\"9\">x</li></ol>\n"
        ),
        ("<section><article>a</article></section>", "<div><div>a</div></div>\n"),
        ("<center>a</center>", "<div class=\"align-center\">a</div>\n"),
        ("<hr>\n<h3>A &amp; b</h3>", "<hr>\n<h2 id=\"a--b\">A &amp; b</h2>\n"),
        (
            "# A\n\n<h2 id=own>B</h2>\n\n## B\n\n<h2>B</h2>",
            "<h2 id=\"a\">A</h2>\n<h3 id=\"own\">B</h3>\n<h3 id=\"b\">B</h3>\n<h3 id=\"b-1\">B</h3>\n"
        ),
        ("<kbd>a</kbd>\n", "<p><kbd>a</kbd></p>\n"),
        // Elements that end in their own tag, as in JSX.
        ("<div class=\"a\" />\n\nb", "<div></div>\n<p>b</p>\n"),
        ("<a id=\"x\"/>\n\nb", "<p><a id=\"x\"></a></p>\n<p>b</p>\n"),
        ("a <a name=\"x\" />b <a href=\"/c/\">d</a>", "<p>a <a id=\"x\"></a>b <a href=\"/c/\">d</a></p>\n"),
        ("a <b/>b", "<p>a <b></b>b</p>\n"),
        ("a <span title='/>'/>b", "<p>a b</p>\n"),
        ("a <script src=\"a.js\" />b", "<p>a b</p>\n"),
        ("a <svg/>b", "<p>a b</p>\n"),
        ("a <T/> b", "<p>a &lt;T/&gt; b</p>\n"),
        ("<details><summary>a</summary><div/>b</details>", "<details><summary>a</summary><div></div>b</details>\n"),
        (
            "<img src=a.png>\n<img src=b.png>",
            """
            <p><img src="a.png" alt="" loading="lazy" decoding="async">
            <img src="b.png" alt="" loading="lazy" decoding="async"></p>

            """
        ),
        ("<!-- a --> <i>x</i> <!-- c -->", "<p> <i>x</i> </p>\n"),
        (
            "<img srcset='a.png 1x, b.png 2x'>",
            "<p><img src=\"a.png\" alt=\"\" loading=\"lazy\" decoding=\"async\"></p>\n"
        ),
        (
            "<img src='data:image/gif;base64,R0' data-src=b.png>",
            "<p><img src=\"b.png\" alt=\"\" loading=\"lazy\" decoding=\"async\"></p>\n"
        ),
        // Inlines.
        (
            "a <sub>b</sub> <font color=red>c</font> <acronym title=T>d</acronym>",
            "<p>a <sub>b</sub> c <abbr title=\"T\">d</abbr></p>\n"
        ),
        ("<ruby>a<rp>(</rp><rt>b</rt></ruby>", "<p><ruby>a<rp>(</rp><rt>b</rt></ruby></p>\n"),
        (
            "| a |\n|---|\n| <ul><li>*x*</li><li>y</ul> |",
            """
            <div class="table-scroll" tabindex="0"><table>
            <thead>
            <tr><th>a</th></tr>
            </thead>
            <tbody>
            <tr><td><ul><li><em>x</em></li><li>y</li></ul></td></tr>
            </tbody>
            </table></div>

            """
        ),
        ("a <div>b</div> c", "<p>a </p><div>b</div> c\n"),
        ("a <a id=\"x y\" name=n></a><a name=n2>b</a>", "<p>a <a id=\"n2\">b</a></p>\n"),
        // Text: what is never closed, what has no meaning in HTML, what would hide the rest.
        ("<b> is bold", "<p>&lt;b&gt; is bold</p>\n"),
        ("<details> hides\n\nb", "<p>&lt;details&gt; hides</p>\n<p>b</p>\n"),
        ("<title> is a tag", "<p>&lt;title&gt; is a tag</p>\n"),
        ("<div>Array<T> <?php x ?></div>", "<div>Array&lt;T&gt; &lt;?php x ?&gt;</div>\n"),
        ("<div>a <script>\n\nb\n\n</div>", "<div>a &lt;script&gt;\n<p>b</p>\n</div>\n"),
        ("<div>a <p title=\"\n\nb\n\n</div>", "<div>a &lt;p title=&quot;\n<p>b</p>\n</div>\n"),
        ("<div><!DOCTYPE html><!-- b -->a</div>", "<div>&lt;!DOCTYPE html&gt;a</div>\n"),
        ("<div>a <!--\n\nb\n\n</div>", "<div>a &lt;!--\n<p>b</p>\n</div>\n"),
        ("<select>\n\n*a*\n\n</select>", "<p>&lt;select&gt;</p>\n<p><em>a</em></p>\n<p>&lt;/select&gt;</p>\n"),
        // Left out.
        ("<div onclick=\"x()\" class=a style='b' data-c=d>e</div>", "<div>e</div>\n"),
        ("<style>a{}</style>\n\nb", "<p>b</p>\n"),
        ("<svg><a href=x><text>t</text></a></svg>\n\nb", "<p>b</p>\n"),
        ("<form><input name=a><button>Go</button></form>", "Go\n"),
        (
            "<iframe src=\"//video.example/e\" title=\"Film\"></iframe>",
            "<p><a href=\"https://video.example/e\">Film</a></p>\n"
        ),
        (
            "<video><source src=a.mp4></video>",
            "<p><video controls preload=\"none\"><source src=\"a.mp4\"><a href=\"a.mp4\">a.mp4</a></video></p>\n"
        ),
        ("<a href=\"javascript:x()\">a</a> <a href=\"jAva&#10;script:x()\">b</a>", "<p>a b</p>\n"),
        ("<div><a href=\"java\tscript:x()\">a</a></div>", "<div>a</div>\n"),
    ]) func html(markdown: String, expected: String) {
        #expect(rendered(markdown) == expected)
    }

    @Test(arguments: [
        "<div>\n\n**a** <b>c</b>\n\n</div>", "<img src=a.png>", "a <ul><li>b</li></ul>", "<details>", "<b>c</b>",
    ]) func textShowsEveryTag(markdown: String) {
        let html = rendered(markdown, .init(html: .text))
        #expect(
            html.split(separator: "&lt;").count == markdown.split(separator: "<").count
                + (markdown.hasPrefix("<") ? 1 : 0))
        #expect(render(markdown, .init(html: .text)).diagnostics.map(\.id) == ["markdown.raw-html"])
    }

    @Test func referencesAndHeadingsAreThoseOfThePage() {
        let body = render(
            "[m](m.md)\n\n<div>\n<a href=' a.md '>x</a>\n<img src=p.png width=50 height=20px></div>\n\n![q](q.png)\n\n<h2>H <i>i</i></h2>"
        )
        #expect(body.references.map(\.url) == ["m.md", "a.md", "p.png", "q.png"])
        #expect(body.references.map(\.position.line) == [1, 4, 5, 7])
        #expect(body.references.map(\.position.column) == [1, 1, 1, 1])
        #expect(body.headings.map(\.text) == ["H i"])
        let html = String(
            decoding: body.html(
                rewriting: { "/" + $0.url }, files: { $0.url == "p.png" ? ImageFiles(width: 100, height: 80) : nil }),
            as: UTF8.self)
        #expect(html.contains("<a href=\"/a.md\">x</a>"))
        #expect(html.contains("<img src=\"/p.png\" width=\"50\" height=\"20\" alt=\"\" loading"))
        #expect(html.contains("<img src=\"/q.png\" alt=\"q\""))
    }

    @Test(arguments: [
        ("<p><img src=a.png></p><p>First <b>one</b></p>\n\n<p>b</p>", "First one"), ("<div>a<br>b</div>", "a b"),
        ("<p>a</p>\n\nMarkdown", "Markdown"), ("<div>a</div>\n\n- b", "b"), ("<script>a</script>", ""),
    ]) func summary(markdown: String, expected: String) {
        #expect(render(markdown).summary == expected)
    }

    @Test func whatIsLeftOutIsReportedOnceForEachKind() {
        let markdown = "a\n\n<script>a</script>\n\n<p onclick=x>b</p> <script>c</script>\n\n<i onload=y>d</i> <input>\n"
        let found = render(markdown).diagnostics.sorted().map { "\($0.id) \($0.position?.line ?? 0) \($0.message)" }
        #expect(
            found == [
                "markdown.html-removed 3 HTML of the kind 'script' is left out (and 1 more in this file)",
                "markdown.html-removed 5 HTML of the kind 'event attribute' is left out (and 1 more in this file)",
                "markdown.html-removed 7 HTML of the kind 'form' is left out",
            ])
    }

    @Test(arguments: [
        (String(repeating: "<div>", count: 200_000), "nested more than 100 deep"),
        ("<p " + (0..<100_000).map { "a\($0)" }.joined(separator: " ") + ">x</p>", "more than 500 attributes"),
        (
            "<div>" + String(repeating: "<b>", count: 90) + String(repeating: "<p>x", count: 50_000)
                + String(repeating: "</b>", count: 90),
            "more than 250000 elements"
        ),
    ]) func tooMuchIsText(markdown: String, reason: String) {
        let body = render(markdown)
        #expect(body.diagnostics.map(\.id) == ["markdown.raw-html"])
        #expect(body.diagnostics.first?.hint?.contains(reason) ?? false)
        #expect(String(decoding: body.html.prefix(10), as: UTF8.self).hasPrefix("<p>&lt;"))
    }
}

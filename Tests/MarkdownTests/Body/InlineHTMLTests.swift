import SiteDiagnostics
import SiteMarkdown
import Testing

/// Safe HTML inside paragraphs is written anew; everything else stays text.
@Suite struct InlineHTMLTests {
    @Test(arguments: [
        ("Press <kbd>Ctrl</kbd>+<KBD class=\"k\">C</KBD>", "Press <kbd>Ctrl</kbd>+<kbd>C</kbd>"),
        ("H<sub>2</sub>O, x<sup>2</sup>", "H<sub>2</sub>O, x<sup>2</sup>"),
        (
            "<abbr title=\"Cascading &quot;Style&quot; Sheets\">CSS</abbr>",
            "<abbr title=\"Cascading &quot;Style&quot; Sheets\">CSS</abbr>"
        ),
        ("a <mark onclick=\"alert(1)\" style='x'>*b*</mark>", "a <mark><em>b</em></mark>"),
        ("<span style=\"color: red\">red</span> <font size=7>big</font>", "red big"),
        ("<tt>x</tt> <strike>y</strike>", "<code>x</code> <s>y</s>"),
        (
            "x <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <rt>y</rt>",
            "x <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> y"
        ),
        ("long<wbr>word", "long<wbr>word"),
        ("![a <b>b</b> c](d.png)", "<img src=\"d.png\" alt=\"a b c\" loading=\"lazy\" decoding=\"async\">"),
        // Tags that nothing closes, and tags that cross others, are text.
        ("from <b> to <strong>", "from &lt;b&gt; to &lt;strong&gt;"),
        ("Array<T> and <i>x", "Array&lt;T&gt; and &lt;i&gt;x"),
        ("<b>x <i>y</b> z</i>", "<b>x &lt;i&gt;y</b> z&lt;/i&gt;"), ("*<b>x* y</b>", "<em>&lt;b&gt;x</em> y&lt;/b&gt;"),
        ("a</b> <b>c</b>", "a&lt;/b&gt; <b>c</b>"), ("x <script>y</script> z", "x &lt;script&gt;y&lt;/script&gt; z"),
        ("x <iframe src=\"y\"></iframe> z", "x <a href=\"y\">y</a> z"),
        ("x <b:c>y</b:c>", "x &lt;b:c&gt;y&lt;/b:c&gt;"),
        ("`<b>x</b>` \\<b>", "<code>&lt;b&gt;x&lt;/b&gt;</code> &lt;b&gt;"),
    ]) func paragraph(markdown: String, expected: String) {
        #expect(rendered(markdown) == "<p>\(expected)</p>\n")
    }

    @Test(arguments: [
        (
            "<a href=\"b.md?x=1&amp;y=2\" target=_blank class=x>c</a>", "<a href=\"b.md?x=1&amp;y=2\">c</a>",
            "b.md?x=1&y=2"
        ),
        ("<a href=' b ' title=\"t\">c</a>", "<a href=\"b\" title=\"t\">c</a>", "b"),
        (
            "<a href=\"https://e.example/\">https://e.example/</a>",
            "<a href=\"https://e.example/\">https://e.example/</a>", "https://e.example/ https://e.example/"
        ),
        ("<a href=\"x\">a <a href=\"y\">b</a> c</a>", "<a href=\"x\">a b c</a>", "x"),
        ("[a <a href=\"y\">b</a> c](x)", "<a href=\"x\">a b c</a>", "x"),
        ("<a name=\"x\"></a>y", "<a id=\"x\"></a>y", ""), ("<a href=\"\">y</a>", "y", ""),
        (
            "<a href=\"x\"><img src=\"y.png\" alt=\"z\"></a> w",
            "<a href=\"x\"><img src=\"y.png\" alt=\"z\" loading=\"lazy\" decoding=\"async\"></a> w", "x y.png"
        ),
        (
            "a <img alt='\"><script>' src=y.png>",
            "a <img src=\"y.png\" alt=\"&quot;&gt;&lt;script&gt;\" loading=\"lazy\" decoding=\"async\">", "y.png"
        ),
        (
            "<img src=\"a.png\">\n<IMG SRC=b.png />",
            "<img src=\"a.png\" alt=\"\" loading=\"lazy\" decoding=\"async\">\n<img src=\"b.png\" alt=\"\" loading=\"lazy\" decoding=\"async\">",
            "a.png b.png"
        ),
    ]) func addressesAreReferences(markdown: String, expected: String, references: String) {
        let body = render(markdown)
        #expect(String(decoding: body.html, as: UTF8.self) == "<p>\(expected)</p>\n")
        #expect(body.references.map(\.url).joined(separator: " ") == references)
        #expect(body.html { $0.url } == body.html)
        #expect(body.diagnostics == [])
    }

    @Test(arguments: [
        "<a href=\"javascript:alert(1)\">x</a>", "<a href=\" java&#10;script&colon;alert(1)\">x</a>",
        "<a href=\"data:text/html,x\">x</a>", "<a HREF='vbscript:x' href=\"y\">x</a>", "x <img src=\"javascript:x\">",
        "<img src=\"data:image/svg+xml,x\">",
    ]) func unsafeAddressesAreReportedAndLeftOut(markdown: String) {
        let body = render(markdown)
        let html = String(decoding: body.html, as: UTF8.self).replacing("x", with: "").replacing(" ", with: "")
        #expect(["", "<p></p>\n"].contains(html))
        #expect(body.diagnostics.map(\.id) == ["markdown.unsafe-url"])
        #expect(body.references.allSatisfy { $0.htmlRange == nil })
    }

    @Test func deepAndManyTagsAreBounded() {
        let deep = rendered(String(repeating: "<b>", count: 1_000) + "x" + String(repeating: "</b>", count: 1_000))
        #expect(deep.split(separator: "<b>", omittingEmptySubsequences: false).count == Limits.depth + 1)
        #expect(deep.split(separator: "</b>", omittingEmptySubsequences: false).count == Limits.depth + 1)
        let open = String(repeating: "<b>", count: 20_000) + String(repeating: "</i>", count: 20_000)
        #expect(!rendered(open).contains("<b>"))
        let mixed = rendered(String(repeating: "<b>*<i>*", count: 5_000))
        #expect(!mixed.contains("<i>") && !mixed.contains("<b>"))
    }
}

import SiteDiagnostics
import SiteMarkdown
import Testing

/// The HTML of each construct, byte for byte.
@Suite struct RenderingTests {
    @Test(arguments: [
        (
            "One *two* **three** `a<b`\nfour",
            "<p>One <em>two</em> <strong>three</strong> <code>a&lt;b</code>\nfour</p>\n"
        ),
        ("a & b &lt; \"c\" > d", "<p>a &amp; b &lt; &quot;c&quot; &gt; d</p>\n"),
        ("line  \nbreak\\\nend", "<p>line<br>\nbreak<br>\nend</p>\n"),
        ("~~gone~~", "<p><del>gone</del></p>\n"),
        ("> a\n> > b\n", "<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>\n"),
        ("- a\n- b\n  1. c", "<ul>\n<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n"),
        ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
        ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
        (
            "- [ ] a\n- [x] b",
            """
            <ul>
            <li class="task"><label><input type="checkbox" disabled> a</label></li>
            <li class="task"><label><input type="checkbox" disabled checked> b</label></li>
            </ul>

            """
        ),
        (
            "- [x] a\n\n  b\n- [ ] *c*\n\n  - d",
            """
            <ul>
            <li class="task">
            <p><label><input type="checkbox" disabled checked> a</label></p>
            <p>b</p>
            </li>
            <li class="task">
            <p><label><input type="checkbox" disabled> <em>c</em></label></p>
            <ul>
            <li>d</li>
            </ul>
            </li>
            </ul>

            """
        ),
        (
            "- [ ] # a\n- [ ]\n- [ ] ",
            """
            <ul>
            <li class="task"><label><input type="checkbox" disabled> # a</label></li>
            <li>[ ]</li>
            <li class="task"></li>
            </ul>

            """
        ),
        ("a\n\n---\n\nb", "<p>a</p>\n<hr>\n<p>b</p>\n"),
        ("```\na\n\n b\n```", "<pre tabindex=\"0\"><code>a\n\n b\n</code></pre>\n"),
        (
            "``` swift title=\"x\"\n<b>\n```",
            "<pre tabindex=\"0\"><code class=\"language-swift\">&lt;b&gt;\n</code></pre>\n"
        ),
        ("```a\"onclick=\"\n```", "<pre tabindex=\"0\"><code class=\"language-a&quot;onclick=&quot;\"></code></pre>\n"),
        (
            "| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |\n| 5 |",
            """
            <div class="table-scroll" tabindex="0"><table>
            <thead>
            <tr><th>a</th><th class="align-left">b</th><th class="align-center">c</th><th class="align-right">d</th></tr>
            </thead>
            <tbody>
            <tr><td>1</td><td class="align-left">2</td><td class="align-center">3</td><td class="align-right">4</td></tr>
            <tr><td>5</td><td class="align-left"></td><td class="align-center"></td><td class="align-right"></td></tr>
            </tbody>
            </table></div>

            """
        ),
        (
            "|   | a |\n|---|---|\n|   | b |",
            """
            <div class="table-scroll" tabindex="0"><table>
            <thead>
            <tr><td></td><th>a</th></tr>
            </thead>
            <tbody>
            <tr><td></td><td>b</td></tr>
            </tbody>
            </table></div>

            """
        ),
        (
            "| a |\n|---|",
            """
            <div class="table-scroll" tabindex="0"><table>
            <thead>
            <tr><th>a</th></tr>
            </thead>
            </table></div>

            """
        ),
        ("#No blank", "<p>#No blank</p>\n"),
        ("{{< audio >}} {% raw %} {:.class} $$x$$", "<p>{{&lt; audio &gt;}} {% raw %} {:.class} $$x$$</p>\n"),
        ("\\[04:23\\] 3:07 - start", "<p>[04:23] 3:07 - start</p>\n"),
        ("", ""),
    ]) func html(markdown: String, expected: String) {
        #expect(rendered(markdown) == expected)
    }

    @Test(arguments: [
        (
            "Use <title> and <textarea> here",
            "<p>Use &lt;title&gt; and &lt;textarea&gt; here</p>\n"
        ),
        (
            "<script>alert(1)</script>\n\n*after*",
            "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p><em>after</em></p>\n"
        ),
        ("<details>\n\ntext\n\n</details>", "<p>&lt;details&gt;</p>\n<p>text</p>\n<p>&lt;/details&gt;</p>\n"),
        ("a <b>b</b> <sub>c</sub>", "<p>a &lt;b&gt;b&lt;/b&gt; &lt;sub&gt;c&lt;/sub&gt;</p>\n"),
        ("a<br>b<BR />c<br/>d", "<p>a<br>\nb<br>\nc<br>\nd</p>\n"),
        ("a <!-- note --> b", "<p>a  b</p>\n"),
        ("<!-- note\nover lines -->\n\nb", "<p>b</p>\n"),
        ("<!-- a --> <b> <!-- c -->", "<p>&lt;!-- a --&gt; &lt;b&gt; &lt;!-- c --&gt;</p>\n"),
    ]) func rawHTMLIsText(markdown: String, expected: String) {
        #expect(rendered(markdown, .init(html: .text)) == expected)
    }

    @Test(arguments: [
        ("<script> loads\n\n*after*", "<p>&lt;script&gt; loads</p>\n<p><em>after</em></p>\n"),
        ("a\n  <STYLE\n\n# b", "<p>a\n&lt;STYLE</p>\n<h2 id=\"b\">b</h2>\n"),
        ("> <pre>x\n>\n> *y*", "<blockquote>\n<p>&lt;pre&gt;x</p>\n<p><em>y</em></p>\n</blockquote>\n"),
        (
            "12. <textarea>\n\n    *y*",
            "<ol start=\"12\">\n<li>\n<p>&lt;textarea&gt;</p>\n<p><em>y</em></p>\n</li>\n</ol>\n"
        ),
        ("<!-- note\n\n*after*", "<p>&lt;!-- note</p>\n<p><em>after</em></p>\n"),
        ("<?php x\n\n*after*", "<p>&lt;?php x</p>\n<p><em>after</em></p>\n"),
        ("<![CDATA[ x\n\n*after*", "<p>&lt;![CDATA[ x</p>\n<p><em>after</em></p>\n"),
        (
            "<script>\n\nx\n\n</SCRIPT>\n\n*after*", "<p><em>after</em></p>\n"
        ),
        ("<!-- a\n\nb -->\n\n<!-- c\n\n*after*", "<p>&lt;!-- c</p>\n<p><em>after</em></p>\n"),
        (
            "~~~\n<script>\n~~~\n\n*after*",
            "<pre tabindex=\"0\"><code>&lt;script&gt;\n</code></pre>\n<p><em>after</em></p>\n"
        ),
        (
            "<script>\n\n```\n</script>\n```\n\n*after*",
            "<p>&lt;script&gt;</p>\n<pre tabindex=\"0\"><code>&lt;/script&gt;\n</code></pre>\n<p><em>after</em></p>\n"
        ),
        ("    <script>\n\n*after*", "<pre tabindex=\"0\"><code>&lt;script&gt;\n</code></pre>\n<p><em>after</em></p>\n"),
        ("`a\n<script>`\n\n*b*", "<p><code>a &lt;script&gt;</code></p>\n<p><em>b</em></p>\n"),
        ("[a](x \"\n<script>\")", "<p><a href=\"x\" title=\"\n&lt;script&gt;\">a</a></p>\n"),
        ("<prefix>\n\n*after*", "<p>&lt;prefix&gt;</p>\n<p><em>after</em></p>\n"),
    ]) func whatNothingClosesEndsWithItsParagraph(markdown: String, expected: String) {
        #expect(rendered(markdown) == expected)
    }

    @Test func whatNothingClosesIsReported() {
        let markdown = "Text\n\n- a\n\n  <script> loads\n\n<textarea>\n\nb <b>\n\n<!-- never\n\n```\n<script>\n```\n"
        let diagnostics = RenderedMarkdown(Document(SourceText(path: "a.md", text: markdown))).diagnostics
        #expect(
            diagnostics.sorted().map { "\($0.id) \($0.position?.line ?? 0):\($0.position?.column ?? 0)" } == [
                "markdown.raw-html 5:3", "markdown.unclosed-comment 11:1",
            ])
        #expect(
            diagnostics.first { $0.severity == .hint }?.message == "raw HTML is shown as text (and 2 more in this file)"
        )
    }

    @Test func footnotesAreNumberedByFirstReference() {
        #expect(
            rendered("A[^b] b[^a] c[^b] d[^none]\n\n[^a]: Text\n[^b]: - list\n[^unused]: x", .init(idPrefix: "e-"))
                == """
                <p>A<sup><a href="#e-fn:1" id="e-fnref:1" role="doc-noteref">1</a></sup> b<sup><a href="#e-fn:2" \
                id="e-fnref:2" role="doc-noteref">2</a></sup> c<sup><a href="#e-fn:1" id="e-fnref:1:2" \
                role="doc-noteref">1</a></sup> d[^none]</p>
                <section class="footnotes" role="doc-endnotes">
                <ol>
                <li id="e-fn:1">
                <ul>
                <li>list</li>
                </ul>
                 <a href="#e-fnref:1" role="doc-backlink">↩\u{FE0E}</a> <a href="#e-fnref:1:2" role="doc-backlink">↩\u{FE0E}</a></li>
                <li id="e-fn:2">
                <p>Text <a href="#e-fnref:2" role="doc-backlink">↩\u{FE0E}</a></p>
                </li>
                </ol>
                </section>

                """)
    }

    @Test func deepNestingDoesNotExhaustTheStack() {
        for mark in ["*a ", "[", "!["] {
            let html = rendered(String(repeating: mark, count: 20_000) + "x")
            #expect(html.contains("x"))
        }
        for mark in ["> ", "- "] {
            let refused = render(String(repeating: mark, count: 20_000) + "x")
            #expect(refused.diagnostics.map(\.id) == ["markdown.too-deep"])
        }
    }
}

func render(_ markdown: String, _ options: MarkdownOptions = .init()) -> RenderedMarkdown {
    RenderedMarkdown(Document(SourceText(path: "a.md", text: markdown)), options: options)
}

func rendered(_ markdown: String, _ options: MarkdownOptions = .init()) -> String {
    String(decoding: render(markdown, options).html, as: UTF8.self)
}

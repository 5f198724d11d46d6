import SiteDiagnostics
import SiteMarkdown
import Testing

@Suite struct LinkTests {
    @Test(arguments: [
        ("[a](https://x.y/?a=1&b='2'#c)", "<a href=\"https://x.y/?a=1&amp;b=&#39;2&#39;#c\">a</a>"),
        ("[a](<b c.md> 'T \"q\"')", "<a href=\"b%20c.md\" title=\"T &quot;q&quot;\">a</a>"),
        ("[a](ü/%C3%BC)", "<a href=\"%C3%BC/%C3%BC\">a</a>"),
        ("[a](#t=00:07)", "<a href=\"#t=00:07\">a</a>"),
        ("[a](b:c/d)", "a"),
        ("[a](./b:c)", "<a href=\"./b:c\">a</a>"),
        ("[a](b?c:d)", "<a href=\"b?c:d\">a</a>"),
        ("[a](mailto:a@b.c) [t](TEL:+1)", "<a href=\"mailto:a@b.c\">a</a> <a href=\"TEL:+1\">t</a>"),
        ("www.x.y", "<a href=\"http://www.x.y\">www.x.y</a>"),
        ("<https://x.y>", "<a href=\"https://x.y\">https://x.y</a>"),
        ("[a]()", "a"),
        ("[a](javascript:alert(1))", "a"),
        ("[a](JavaScript&colon;alert&lpar;1&rpar;)", "a"),
        ("[a](java&#115;cript:x)", "a"),
        ("[a](<java&#9;script:x>)", "a"),
        ("[a](<&#1;javascript:x>)", "a"),
        ("[a](javascript%3Ax)", "<a href=\"javascript%3Ax\">a</a>"),
        ("[a](vbscript:x) [b](data:text/html,x)", "a b"),
        ("<javascript:x>", "javascript:x"),
        (
            "x ![a *b* `c` <i>](i.png 'T')",
            "x <img src=\"i.png\" alt=\"a b c &lt;i&gt;\" title=\"T\" loading=\"lazy\" decoding=\"async\">"
        ),
        ("![a](data:image/png;base64,x)", "a"),
        ("[![a](i.png)](b)", "<a href=\"b\"><img src=\"i.png\" alt=\"a\" loading=\"lazy\" decoding=\"async\"></a>"),
        ("![a [b](c) ![d](e)](f)", "<img src=\"f\" alt=\"a b d\" loading=\"lazy\" decoding=\"async\">"),
    ]) func html(markdown: String, expected: String) {
        #expect(rendered(markdown) == "<p>\(expected)</p>\n")
    }

    @Test func referencesKnowTheirPlaceInTheFile() {
        let text =
            "---\ntitle: A\n---\nSee [a](b.md)\nand ü ![c](d.png).\n\n> - [e](#f)\n\n[g][h] <javascript:x>\n\n[h]: i\n"
        let references = render(text).references
        #expect(references.map(\.url) == ["b.md", "d.png", "#f", "i", "javascript:x"])
        #expect(references.map(\.use) == [.link, .image, .link, .link, .link])
        #expect(
            references.map { [$0.position.line, $0.position.column] } == [[4, 5], [5, 8], [7, 5], [9, 1], [9, 8]])
    }

    @Test func addressesAreRewrittenAfterwards() {
        let body = render("[a](b.md) ![c](d.png?x&y) [e](javascript:x) [f](g)")
        let html = body.html { reference in
            switch reference.use {
            case .link: reference.url.hasSuffix(".md") ? "../b/?a&b=\"'é" : reference.url
            default: "https://x.y/" + reference.url
            }
        }
        #expect(
            String(decoding: html, as: UTF8.self) == """
                <p><a href="../b/?a&amp;b=%22&#39;%C3%A9">a</a> <img src="https://x.y/d.png?x&amp;y" alt="c" \
                loading="lazy" decoding="async"> e <a href="g">f</a></p>

                """)
        #expect(body.html { $0.url } == body.html)
    }

    @Test(arguments: [
        (
            "---\na: 1\n---\n[a](javascript:x)",
            """
            a.md:4:1: warning: the address 'javascript:x' is unsafe and is left out [markdown.unsafe-url]
                [a](javascript:x)
                ^
                hint: link to http, https, mailto, tel or a path of this site

            """
        ),
        (
            "a\n\nThe <title> and <b>",
            """
            a.md:3:5: hint: raw HTML is shown as text (and 1 more in this file) [markdown.raw-html]
                The <title> and <b>
                    ^
                hint: put names of tags in backticks

            """
        ),
        (
            "<iframe src='x'></iframe>",
            """
            a.md:1:1: warning: HTML of the kind 'iframe' is left out [markdown.html-removed]
                <iframe src='x'></iframe>
                ^
                hint: the text has a link to its address instead

            """
        ),
        (
            "<!-- c --> <T>",
            """
            a.md:1:12: hint: raw HTML is shown as text [markdown.raw-html]
                <!-- c --> <T>
                           ^
                hint: put names of tags in backticks

            """
        ),
    ])
    func report(text: String, expected: String) {
        let formatter = DiagnosticFormatter()
        #expect(render(text).diagnostics.map { formatter.text($0) }.joined() == expected)
    }

    @Test func imagesGetFilesToChooseFrom() {
        let body = render("[![c](d.png)](b) ![*e*](f.png 'T') ![g](h.png) [i](j)")
        let html = body.html(
            rewriting: { "/" + $0.url },
            files: { reference in
                guard reference.url != "h.png" else { return nil }
                var files = ImageFiles(width: 64, height: 36)
                guard reference.url == "d.png" else { return files }
                files.files = "/s.png 32w"
                files.sizes = "min(100vw, 64px)"
                files.sources = [ImageFiles.Source(type: "image/webp", files: "/\"s.webp 32w")]
                return files
            })
        #expect(
            String(decoding: html, as: UTF8.self) == """
                <p><a href="/b"><picture><source type="image/webp" srcset="/&quot;s.webp 32w" sizes="min(100vw, 64px)">\
                <img src="/d.png" srcset="/s.png 32w" sizes="min(100vw, 64px)" width="64" height="36" alt="c" \
                loading="lazy" decoding="async"></picture></a> <img src="/f.png" width="64" height="36" alt="e" \
                title="T" loading="lazy" decoding="async"> <img src="/h.png" alt="g" loading="lazy" decoding="async"> \
                <a href="/j">i</a></p>

                """)
    }
}

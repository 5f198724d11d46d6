import Foundation
import SiteMarkdown
import TestSupport
import Testing

/// HTML as READMEs have it. The tree that a page shows is the tree that html5lib makes of the HTML that was meant.
@Suite(.pythonReaders) struct ReadmeTests {
    /// The Markdown, and the HTML that it means before anything is left out; `nil` if both are the same.
    private static let samples: [(markdown: String, html: String?)] = [
        ("<p align=\"center\">\n  <img src=\"logo.png\" width=\"200\" alt=\"Logo\">\n</p>", nil),
        (
            "<h1 align=\"center\">Name</h1>\n\n<div align=\"center\">\n\n**Bold** words\n\n</div>",
            "<h2 id=name align=center>Name</h2><div align=center><p><strong>Bold</strong> words</p></div>"
        ),
        (
            "<details>\n<summary>Steps <kbd>1</kbd></summary>\n\n1. One\n2. Two\n\n```sh\nmake\n```\n\n</details>",
            "<details><summary>Steps <kbd>1</kbd></summary><ol><li>One</li><li>Two</li></ol><pre><code>make\n</code></pre></details>"
        ),
        ("<details open><summary>A</summary><p>b<p>c</details>", nil),
        (
            "<details><summary>a</summary>\n\n<details><summary>b</summary>\n\nc\n\n</details>\n\n</details>\n\nd",
            "<details><summary>a</summary><details><summary>b</summary><p>c</p></details></details><p>d</p>"
        ),
        ("<table>\n<tr>\n<td rowspan=2>a</td><td colspan=2>b</td></tr>\n<tr><td>c<td>d</tr>\n</table>", nil),
        (
            "<table>\n<tr>\n<td>\n\n```js\nx\n```\n\n</td>\n<td>\n\n*b*\n\n</td>\n</tr>\n</table>",
            "<table><tr><td><pre><code>x\n</code></pre></td><td><p><em>b</em></p></td></tr></table>"
        ),
        ("<table><thead><tr><th align=right>n<tbody><tr><td align=center>1</table>", nil),
        ("<table><caption>C</caption><tr><td>a</table>", nil),
        (
            "| a | b |\n|---|---|\n| <ul><li>x</li><li>y</li></ul> | `c`<br>d |",
            """
            <table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><ul><li>x</li><li>y</li></ul></td>\
            <td><code>c</code><br>d</td></tr></tbody></table>
            """
        ),
        (
            "<a href=\"https://e.example\"><img src=\"badge.svg\" alt=\"b\"></a>\n<a href=\"x\"><img src=\"c.svg\" alt=\"c\"></a>",
            "<p><a href=\"https://e.example\"><img src=\"badge.svg\" alt=\"b\"></a>\n<a href=\"x\"><img src=\"c.svg\" alt=\"c\"></a></p>"
        ),
        ("<dl><dt>Term<dd>Words<dt>Other<dd><p>More</dl>", nil),
        ("<ul>\n<li>a<ul><li>b</ul>\n<li>c\n</ul>", nil),
        ("<ol start=3><li>a<li value=7>b</ol>", nil),
        ("<figure><img src=a.png alt=x><figcaption>Words <a href=b>b</a></figcaption></figure>", nil),
        ("<blockquote><p>a<blockquote>b</blockquote></blockquote>", nil),
        ("<center><font color=red size=7>Old <tt>page</tt></font></center>", nil),
        (
            "H<sub>2</sub>O, <kbd>Ctrl</kbd>+<kbd>C</kbd>, <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>, <abbr title=\"T\">t</abbr>",
            """
            <p>H<sub>2</sub>O, <kbd>Ctrl</kbd>+<kbd>C</kbd>, <ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>, \
            <abbr title=\"T\">t</abbr></p>
            """
        ),
        ("<pre>\n<b>a</b>\n  b &lt;c&gt;\n</pre>", nil),
        ("<div>a<script>b</script><style>c</style><p onclick=x>d</p><svg><text>e</text></svg></div>", nil),
        ("<section><article><div><p>a</p></div></article></section>", nil),
        ("<picture><source srcset=dark.png><img src=light.png alt=l></picture>", "<p><img src=light.png alt=l></p>"),
        ("<p>a <b>b <i>c</b> d</i> e</p>", nil),
        ("<div><b>a<p>b</b>c</p></div>", nil),
        ("<table><tr><td>a</td></tr>outside<tr><td>b</td></tr></table>", nil),
        ("<hr><p>a<hr>b", nil),
        ("<a name=\"top\"></a>\n\n[up](#top)", "<p><a id=top></a></p><p><a href=#top>up</a></p>"),
        (
            "- a\n\n  <details><summary>b</summary>\n\n  - c\n\n  </details>\n\n- d",
            "<ul><li><p>a</p><details><summary>b</summary><ul><li>c</li></ul></details></li><li><p>d</p></li></ul>"
        ),
    ]

    @Test func treesAreThoseThatWereMeant() async throws {
        let pairs = Self.samples.map { sample in
            [
                "meant": sample.html ?? sample.markdown,
                "built": String(decoding: render(sample.markdown).html, as: UTF8.self),
            ]
        }
        let folder = try TemporaryFolder()
        let file = folder("pairs.json")
        try JSONEncoder().encode(pairs).write(to: URL(filePath: file))
        let trees: [[String]] = try await PythonTool.json(of: "judge-readme.py", [file])
        #expect(trees.count == Self.samples.count)
        for (pair, sample) in zip(trees, Self.samples) { #expect(pair[1] == pair[0], "\(sample.markdown)") }
    }
}

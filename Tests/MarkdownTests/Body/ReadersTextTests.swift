import Testing

/// Descriptions and titles contain exactly the text that a reader of the body sees.
@Suite struct ReadersTextTests {
    @Test(arguments: [
        // Tags are removed; their content stays.
        ("Watch <iframe src=\"https://v.example/1\"></iframe> now", "Watch now"),
        ("Watch <iframe src=\"https://v.example/1\">no frames</iframe> now", "Watch now"),
        ("<iframe src=\"https://v.example/1\" allowfullscreen></iframe>\n\nText", "Text"),
        ("Press <kbd>Ctrl</kbd>+<kbd class=\"k\">C</kbd>", "Press Ctrl+C"), ("H<sub>2</sub>O", "H2O"),
        ("A <a href=\"x\">link</a> and <b>bold</b>", "A link and bold"), ("One<br>two<BR/>three", "One two three"),
        ("A<img src=\"a.png\" alt=\"secret\"> picture", "A picture"), ("A <wbr>word", "A word"),
        ("x <script>alert(1)</script> y", "x y"), ("x <style>p { color: red }</style> y", "x y"),
        ("x <video src=\"a.mp4\" controls>old browser</video> y", "x y"), ("x <svg><text>t</text></svg> y", "x y"),
        ("x <span\nclass=\"a\">y</span> z", "x y z"), ("x </div> y", "x y"), ("x <i class=a>y", "x y"),
        ("x <details><summary>More</summary>y</details>", "x More y"), ("a <em><b>b</b></em> c", "a b c"),
        // Comments and similar markup are removed.
        ("x <!-- secret --> y", "x y"), ("x<!-- a > b -->y", "xy"), ("x <?php echo 1 ?> y", "x y"),
        ("x <!DOCTYPE html> y", "x y"),
        ("x <![CDATA[secret]]> y", "x y"), ("<!-- secret -->\n\nText", "Text"), ("<div>secret</div>\n\nText", "Text"),
        // Shortcodes of other generators are removed.
        ("x {{< youtube a_b_c >}} y", "x y"), ("{{< figure src=\"a.png\" >}}\n\nText", "Text"),
        ("x {{<youtube id=1>}} y", "x y"),
        ("x {{% note %}} y", "x y"), ("x {% include a.html %} y", "x y"), ("x {{ value }} y", "x {{ value }} y"),
        // Names of tags in prose stay.
        ("The <title> element", "The <title> element"), ("Array<T> is fast", "Array<T> is fast"),
        ("from <b> to <strong>", "from <b> to <strong>"),
        ("In `<b>code</b>` and `{{< x >}}`", "In <b>code</b> and {{< x >}}"),
        ("`{{<` x `>}}`", "{{< x >}}"), ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
        // References are decoded once.
        ("&lt;b&gt; &amp;amp; &copy; &#8212;", "<b> &amp; © —"), ("`&lt;`", "&lt;"), ("\\<b>", "<b>"),
        // Marks, pictures and footnotes.
        ("*a* **b** ~~c~~ [d](e \"f\") <https://g.example>", "a b c d https://g.example"),
        ("a[^1] b\n\n[^1]: note", "a b"),
        ("![alternative](a.png) text", "text"), ("[![alternative](a.png)](b)\n\nText", "Text"),
    ])
    func text(markdown: String, expected: String) {
        #expect(render(markdown).summary == expected)
        // Headings have one line and contain no blocks.
        guard !markdown.contains("\n") else { return }
        #expect(render("# " + markdown).title == expected)
        #expect(render("## " + markdown).headings.map(\.text) == [expected])
    }

    /// Many tags and shortcodes that are never closed need only one pass.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["<b>", "</b>", "<b><i>", "<a b=c>", "{{< ", "{% `x` ", "{{< x >}}`y`", "<!-- -->", "<b></b>"])
    func manyAreReadOnce(piece: String) {
        let text = render("x " + String(repeating: piece, count: 50_000)).summary
        #expect(text.hasPrefix("x"))
    }
}

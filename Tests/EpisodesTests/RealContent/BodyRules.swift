import Testing

@testable import SiteEpisodes

@Suite("Real content: bodies") struct BodyRules {
    private func html(_ body: String) throws -> String {
        let (episode, diagnostics) = try episode("", body: body)
        #expect(!diagnostics.containsErrors)
        return try #require(episode).body.html
    }

    @Test("rule 39: no body at all", arguments: ["", "\n", "  \n\n"])
    func empty(body: String) throws { #expect(try html(body) == "") }

    /// Each of these tags, if let through, would swallow, hide or run the rest of the page.
    @Test(
        "rule 40: names of tags in prose are text",
        arguments: [
            "title", "textarea", "script", "style", "video", "stylesheet",
            "noscript",
            "xmp", "plaintext", "iframe", "noembed", "template", "select", "svg", "math", "base", "form", "/div", "!--",
            "!doctype html",
            "?php", "![CDATA[", "frameset", "object", "embed", "link", "meta", "body onload=x()", "a href=x", "x-y",
            "button", "svelte:head", "xsl:template",
        ])
    func tagNames(name: String) throws {
        for body in [
            "The <\(name)> tag.\n\nNext.\n", "<\(name)>\n\nNext.\n", "<\(name)>in</\(name)>\n\nNext.\n",
            "# <\(name)>\n\nNext.\n",
        ] {
            let html = try html(body)
            #expect(html.contains("<p>Next.</p>"), "\(html)")
            #expect(Self.tags(in: html).isSubset(of: ["p", "h2", "br"]), "\(html)")
        }
    }

    @Test(
        "rule 41: embedded HTML is text or safe, a comment nothing",
        arguments: [
            ("<audio src=\"a.mp3\" controls></audio>", "<audio controls preload=\"none\"><source src=\"a.mp3\">"),
            ("<iframe src=\"https://e.com\"></iframe>", "<a href=\"https://e.com\">"),
            ("<details markdown=\"1\">\n<summary>More</summary>\n\nText\n\n</details>", "<details>"),
            ("<dialog onclose=\"x()\">a</dialog>", "<div>a</div>"),
            ("<img src=x onerror=alert(1)>", "<img src=\"x\" alt=\"\" loading=\"lazy\" decoding=\"async\">"),
            ("Text <!-- hidden --> more", "Text  more"),
            ("<!-- hidden -->\n\nText", "<p>Text</p>"), ("one<br>two", "one<br>\ntwo"),
        ])
    func embedded(body: String, part: String) throws {
        let html = try html(body)
        #expect(html.contains(part))
        #expect(!html.contains("hidden"))
        let safe: Set = ["a", "audio", "br", "details", "div", "img", "p", "source", "summary"]
        #expect(Self.tags(in: html).isSubset(of: safe))
    }

    @Test(
        "rule 42: shortcodes of other tools are text",
        arguments: [
            "{{< childpages >}}", "{{% note %}}", "{% include a.html %}", "{{ page.title }}", "{:target=\"_blank\"}",
            "[a](https://e.com){:target=\"_blank\"}", "{timestamp:mm:ss}", "{#id .class}", "{{#unknown}}x{{/unknown}}",
            "{{{raw}}}", "{{> partial}}",
        ])
    func shortcodes(body: String) throws {
        let html = try html(body)
        let written = body.drop { $0 != "{" }.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        #expect(html.contains(written.replacing("\"", with: "&quot;")), "\(html)")
    }

    @Test(
        "rule 43: Markdown as people write it",
        arguments: [
            ("#Foo", "<p>#Foo</p>\n"), ("Foo\n===", "<h2 id=\"foo\">Foo</h2>\n"),
            ("~~old~~", "<p><del>old</del></p>\n"),
            ("It costs $$ and $$", "<p>It costs $$ and $$</p>\n"), ("\\[04:23\\] Then", "<p>[04:23] Then</p>\n"),
            ("one\n\n---\n\ntwo", "<p>one</p>\n<hr>\n<p>two</p>\n"), ("---\n\ntwo", "<hr>\n<p>two</p>\n"),
            ("a\n\n---\ntitle: no\n---\n", "<p>a</p>\n<hr>\n<h2 id=\"title-no\">title: no</h2>\n"),
        ])
    func markdown(body: String, expected: String) throws { #expect(try html(body) == expected) }

    @Test("rule 43: tables, tasks and footnotes")
    func extensions() throws {
        #expect(try html("| a |\n|---|\n| b |\n").contains("<td>b</td>"))
        #expect(try html("- [x] done\n").contains("checkbox"))
        #expect(try html("Text[^1]\n\n[^1]: Note\n").contains("doc-endnotes"))
    }

    @Test(
        "rule 44: times at the start of lines are chapters, times in links stay links",
        arguments: [
            "3:07 - Grids\n4:10 - Rows\n", "* 00:03:07 Grids\n* 00:04:10 Rows\n", "(3:07) Grids\n(4:10) Rows\n",
        ])
    func times(body: String) throws {
        let (episode, _) = try episode("duration: 10:00", body: body)
        #expect(episode?.chapters.map(\.start.seconds) == [187, 250])
        #expect(try html("[00:07](#t=00:07) Start\n").contains("href=\"#t=00:07\""))
    }

    @Test(
        "rule 45: relative, blank and empty links",
        arguments: [
            ("![a](./pic-1.png)", "src=\"./pic-1.png\""), ("[a](/show/1)", "href=\"/show/1\""),
            ("[a](b c.md)", "<p>[a](b c.md)</p>"), ("[a](<b c.md>)", "href=\"b%20c.md\""), ("[a]()", "<p>a</p>"),
            ("![a]()", "<p>a</p>"),
        ])
    func links(body: String, part: String) throws {
        let html = try html(body)
        #expect(html.contains(part), "\(html)")
    }

    /// At least 250 kB each, because the survey's longest has 244 kB. They contain thousands of marks.
    @Test(
        "rule 46: long lines, long bodies", .timeLimit(.minutes(4)),
        arguments: [
            String(repeating: "word ", count: 60_000), String(repeating: "A line of text.\n\n", count: 16_000),
            String(repeating: "[a](b) <b> **c** ", count: 8_000), String(repeating: "3:07 - x\n", count: 28_000),
            String(repeating: "# same\n\n", count: 8_000),
        ])
    func long(body: String) throws {
        #expect(try html(body).utf8.count >= body.utf8.count / 2)
    }

    /// The names of all start tags.
    private static func tags(in html: String) -> Set<String> {
        Set(html.matches(of: /<([a-zA-Z!?][a-zA-Z0-9]*)/).map { String($0.1) })
    }
}

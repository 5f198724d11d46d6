import Foundation
import SiteDiagnostics
import SiteMarkdown
import TestSupport
import Testing

@testable import SiteAuthoring

/// Markup that is not escaped in feed elements, although other feeds escape it.
struct FeedMarkupTests {
    /// In titles, the words of the markup stay in place.
    @Test(arguments: [
        ("A <b>bold</b> one", "A bold one"), ("<b>All</b>", "All"), ("A<br/>B", "A B"), ("<p>A</p><p>B</p>", "A B"),
        ("A <i>b <u>c</u> d</i> e", "A b c d e"), ("A&amp;B <b>&lt;c&gt;</b>", "A&B <c>"), ("x<sup>2</sup>", "x2"),
        ("<![CDATA[A ]]><b>b</b><![CDATA[ c]]>", "A b c"), ("A <x:b xmlns:x=\"urn:x\">b</x:b>", "A b"),
        ("A <h:em xmlns:h=\"http://www.w3.org/1999/xhtml\">b</h:em>", "A b"), ("<span>A</span> <span>b</span>", "A b"),
        ("A <b/>b", "A b"), ("<!-- x -->A <?y z?><B>b</B>", "A b"), ("<script>x</script>A", "A"),
        ("It&amp;#8217;s <b>late</b>", "It’s late"), ("&eacute;<i>&eacute;</i>", "éé"), ("日<b>本</b>語", "日本語"),
    ])
    func titles(written: String, title: String) throws {
        let item = try ImportedItem(
            "<title>\(written)</title><i:subtitle>\(written)</i:subtitle><category>\(written)</category><i:author>\(written)</i:author>"
        )
        #expect(
            item.title == title && item.map["subtitle"]?.text == title && item.map["tags"]?.list?.first?.text == title)
        #expect(item.imported.diagnostics == [])
    }

    static let samples: [(written: String, body: String)] = [
        ("<p>Hello</p>", "Hello"), ("<p>One</p><p>Two</p>", "One\n\nTwo"), ("A <b>bold</b> one", "A **bold** one"),
        ("One<br/>Two", "One  \nTwo"), ("<p>1 &lt; 2 &amp; 3</p>", "1 \\< 2 & 3"),
        ("<p>&lt;b&gt;no tag&lt;/b&gt;</p>", "\\<b>no tag\\</b>"),
        ("<ul><li>a</li><li>b</li></ul>", "- a\n- b"),
        ("<a href=\"https://a.example/?b=1&amp;c=2\">x</a>", "[x](https://a.example/?b=1&c=2)"),
        ("<p>See <a href=\"b\">x</a>.</p>", "See [x](https://example.com/show/b)."),
        ("<img src=\"a.png\" alt=\"A &quot;b&quot;\"/>", "![A \"b\"](https://example.com/show/a.png)"),
        ("<![CDATA[<p>a</p>]]><p>b</p>", "a\n\nb"), ("<p>a</p><![CDATA[<p>b</p>]]>", "a\n\nb"),
        ("&lt;p&gt;a&lt;/p&gt;<p>b</p>", "a\n\nb"),
        ("<h:div xmlns:h=\"http://www.w3.org/1999/xhtml\"><h:p>a <h:em>b</h:em></h:p></h:div>", "a *b*"),
        ("<div xmlns=\"http://www.w3.org/1999/xhtml\"><p>a</p><hr/><p>b</p></div>", "a\n\n* * *\n\nb"),
        ("<P>a <STRONG>b</STRONG></P>", "a **b**"), ("<pre>a\n  b</pre>", "```\na\n  b\n```"),
        ("<p>a<!-- - -->b</p>", "ab"), ("<p>caf&eacute;&#146;s</p>", "café’s"), ("<p/><p>a</p>", "a"),
        ("<p>a</p>tail &lt;c&gt;", "a\n\ntail \\<c>"),
    ]

    /// Bodies are read as HTML in every element.
    @Test(arguments: samples, ["content:encoded", "description", "i:summary"])
    func bodies(sample: (written: String, body: String), name: String) throws {
        let item = try ImportedItem("<title>A</title><\(name)>\(sample.written)</\(name)>")
        #expect(item.body == sample.body)
        #expect(item.imported.diagnostics == [])
    }

    @Test func otherPlaces() throws {
        let body = try ImportedItem(
            "<title>A</title><description>Short</description><body xmlns=\"http://www.w3.org/1999/xhtml\"><p>Long</p></body>"
        )
        #expect(body.body == "Long" && body.map["description"]?.text == "Short")
        let both = try ImportedItem(
            "<title>A</title><description>A <b>c</b></description><content:encoded><p>Long</p></content:encoded>")
        #expect(both.map["description"]?.text == "A c" && both.extra?["description"]?.text == "A <b>c</b>")
        let kept = try ImportedItem("<title>A</title><own:x>a <b>c</b> d</own:x><own:y z=\"1\">a <i>b</i></own:y>")
        #expect(kept.extra?["own:x"]?.text == "a <b>c</b> d")
        #expect(kept.extra?["own:y"]?["text"]?.text == "a <i>b</i>" && kept.extra?["own:y"]?["z"]?.text == "1")
        let imported = try Imported.rss(
            RSSImportTests.feed(
                "<item><title>A</title></item>", channel: "<description>About <em>rows</em>.</description>"))
        guard case .text(let settings)? = imported.settings?.contents else { throw CancellationError() }
        #expect(settings.contains("description: About rows.\n"), "\(settings)")
    }

    /// Compares the words with those that feedparser reads from the same markup.
    @Test(.pythonReaders) func feedparserReadsTheSameWords() async throws {
        let feeds = Self.samples.map {
            RSSImportTests.feed("<item><title>A</title><description>\($0.written)</description></item>")
        }
        let answers: [[Judge.Entry]] = try await Judge.feeds.answers(
            feeds.map { Data($0.bytes).base64EncodedString() })
        for ((written, body), entries) in zip(Self.samples, answers) {
            // feedparser reads tags in CDATA after other markup as text.
            if written.hasPrefix("<p>a</p><![CDATA[") { continue }
            let rendered = RenderedMarkdown(SourceText(path: "a.md", text: body), bytes: 0..<body.utf8.count)
            let own: [String] = try await Judge.texts.answers([String(decoding: rendered.html, as: UTF8.self)])
            #expect(own.first == entries.first?.words, "\(written)")
        }
    }

    /// The work grows in proportion to the size of the markup.
    @Test(.timeLimit(.minutes(10))) func manyElements() throws {
        let text = String(repeating: "a <b>c</b> ", count: 40_000)
        #expect(
            try ImportedItem("<title>\(text)</title><description>\(text)</description>").title?.utf8.count == 159_999)
        let deep =
            String(repeating: "<b>", count: 50) + String(repeating: "a<i>b</i>", count: 20_000)
            + String(repeating: "</b>", count: 50)
        #expect(try ImportedItem("<title>\(deep)</title>").title?.utf8.count == 40_000)
    }
}

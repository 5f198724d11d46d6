import Foundation
import SiteDiagnostics
import SiteMarkdown
import TestSupport
import Testing

@testable import SiteAuthoring

/// Feeds in formats other than RSS 2.0: Atom, RSS 1.0 and 0.9x.
struct FeedFamilyTests {
    private func atom(_ entry: String, feed: String = "") -> SourceText {
        SourceText(
            path: "feed.xml",
            text: """
                <?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"
                  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><title>Gitter &amp; Reihen</title>
                <subtitle type="html">Über &lt;em&gt;Raster&lt;/em&gt;.</subtitle><link href="https://example.com/show/"/>
                <link rel="self" href="https://example.com/atom.xml"/><id>urn:show</id><updated>2021-11-24T00:00:00Z</updated>
                <author><name>Ada</name><email>ada@example.com</email></author><rights>© Ada</rights><logo>https://example.com/l.png</logo>
                \(feed)<entry>\(entry)</entry></feed>
                """)
    }

    @Test func anAtomFeedIsRead() throws {
        let item = try ImportedItem(
            feed: atom(
                """
                <title>Rows</title><id>urn:1</id><link href="https://example.com/show/rows/"/><published>2021-11-23T10:00:00+01:00</published>
                <updated>2021-11-25T10:00:00Z</updated><summary>Short words.</summary>
                <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Long <b>words</b> <a href="x">x</a></p></div></content>
                <link rel="enclosure" href="https://c.example/a.mp3" type="audio/mpeg" length="1,234"/><category term="css" label="CSS"/>
                <link rel="replies" href="https://example.com/r"/><itunes:duration>62</itunes:duration><author><name>Ada</name></author>
                """))
        #expect(
            item.title == "Rows" && item.map["guid"]?.text == "urn:1"
                && item.body == "Long **words** [x](https://example.com/show/rows/x)")
        #expect(
            item.map["date"]?.text == "2021-11-23T10:00:00+01:00" && item.map["updated"]?.text == "2021-11-25T10:00:00Z"
        )
        #expect(item.map["description"]?.text == "Short words." && item.map["aliases"]?.list?.first?.text == "/rows/")
        #expect(
            item.map["audio"]?["src"]?.text == "https://c.example/a.mp3" && item.map["audio"]?["bytes"]?.text == "1234")
        #expect(item.map["tags"]?.list?.map(\.text) == ["CSS"] && item.map["duration"]?.text == "62")
        #expect(item.extra?.entries?.map(\.key) == ["atom:link", "category"])
        guard case .text(let text)? = item.imported.settings?.contents else { throw CancellationError() }
        let settings = try #require(YAML.parse(SourceText(path: "site.yml", text: text)).value)
        #expect(settings["title"]?.text == "Gitter & Reihen" && settings["description"]?.text == "Über Raster.")
        #expect(settings["language"]?.text == "de" && settings["author"]?.text == "Ada")
        #expect(
            settings["baseURL"]?.text == "https://example.com/show/"
                && settings["podcast"]?["image"]?.text == "https://example.com/l.png")
        #expect(settings["podcast"]?["copyright"]?.text == "© Ada" && item.imported.diagnostics == [])
    }

    /// The type of an Atom text states whether it is HTML.
    @Test(arguments: [
        ("<title>1 &lt; 2</title>", "1 < 2"), ("<title type=\"text\">&lt;b&gt;</title>", "<b>"),
        ("<title type=\"html\">A &lt;b&gt;bold&lt;/b&gt; &amp;amp; one</title>", "A bold & one"),
        ("<title type=\"html\"><![CDATA[<i>A</i>]]></title>", "A"),
        (
            "<title type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">A <b>b</b> &lt;c&gt;</div></title>",
            "A b <c>"
        ),
        ("<title>A <b>b</b></title>", "A b"), ("<title type=\"HTML\">A&lt;br&gt;B</title>", "A B"),
        ("<a:title xmlns:a=\"http://www.w3.org/2005/Atom\">A</a:title>", "A"),
        ("<TITLE>A</TITLE>", "A"), ("<title/><itunes:title>A</itunes:title>", "A"),
    ])
    func titlesOfAtom(written: String, title: String) throws {
        #expect(try ImportedItem(feed: atom(written)).title == title)
    }

    static let contents: [(String, String)] = [
        ("<content type=\"html\">&lt;p&gt;A &lt;b&gt;b&lt;/b&gt;&lt;/p&gt;</content>", "A **b**"),
        ("<content type=\"text\">1 &lt; 2 &lt;b&gt;</content>", "1 \\< 2 \\<b>"),
        ("<content>A &lt;i&gt;</content>", "A \\<i>"),
        ("<content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">A <em>b</em></div></content>", "A *b*"),
        (
            "<content type=\"xhtml\"><h:div xmlns:h=\"http://www.w3.org/1999/xhtml\"><h:p>A</h:p><h:p>b &amp; c</h:p></h:div></content>",
            "A\n\nb & c"
        ),
        ("<content type=\"text/html\"><![CDATA[<ul><li>a</ul>]]></content>", "- a"),
        ("<content type=\"application/xhtml+xml\"><p xmlns=\"http://www.w3.org/1999/xhtml\">A</p></content>", "A"),
        ("<content type=\"xhtml\"><p>A</p></content>", "A"),
        ("<summary type=\"html\">&lt;p&gt;A&lt;/p&gt;</summary>", "A"),
        ("<summary type=\"xhtml\"><div>A <b>b</b></div></summary>", "A **b**"),
    ]

    @Test(arguments: contents) func contentsOfAtom(written: String, body: String) throws {
        #expect(try ImportedItem(feed: atom("<title>A</title>\(written)")).body == body)
    }

    @Test(.pythonReaders) func feedparserReadsTheSame() async throws {
        let answers: [[Judge.Entry]] = try await Judge.feeds.answers(
            Self.contents.map { Data(atom("<title>A</title>\($0.0)").bytes).base64EncodedString() })
        for ((written, body), entries) in zip(Self.contents, answers)
        where !written.contains("&lt;i") && !written.contains("&lt; 2") {
            let rendered = RenderedMarkdown(SourceText(path: "a.md", text: body), bytes: 0..<body.utf8.count)
            let own: [String] = try await Judge.texts.answers([String(decoding: rendered.html, as: UTF8.self)])
            #expect(own.first == entries.first?.words && entries.first?.title == "A", "\(written)")
        }
    }

    @Test(arguments: [
        """
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
        <channel rdf:about="x"><title>T</title><link>https://example.com/</link><items><rdf:Seq/></items></channel>
        <item rdf:about="https://example.com/1"><title>A</title><link>https://example.com/1</link><description>D</description><dc:date>2021-11-23</dc:date></item></rdf:RDF>
        """,
        """
        <r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/">
        <s:channel><s:title>T</s:title><s:link>https://example.com/</s:link></s:channel>
        <s:item><s:title>A</s:title><s:link>https://example.com/1</s:link><s:description>D</s:description><d:date>2021-11-23</d:date></s:item></r:RDF>
        """,
        """
        <rss version="0.91"><channel><title>T</title><link>https://example.com/</link></channel>
        <item><title>A</title><link>https://example.com/1</link><description>D</description><pubDate>23 Nov 2021</pubDate></item></rss>
        """,
        """
        <RSS VERSION="2.0"><CHANNEL><TITLE>T</TITLE><LINK>https://example.com/</LINK><ITEM><TITLE>A</TITLE><LINK>https://example.com/1</LINK>
        <DESCRIPTION>D</DESCRIPTION><PUBDATE>23 Nov 2021</PUBDATE></ITEM></CHANNEL></RSS>
        """,
        """
        <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>T</title><link rel="alternate" href="https://example.com/"/>
        <entry><title mode="escaped" type="text/html">&lt;b&gt;A&lt;/b&gt;</title><link rel="alternate" href="https://example.com/1"/>
        <summary>D</summary><issued>2021-11-23</issued></entry></feed>
        """,
        """
        <feed><title>T</title><link href="https://example.com/"/><entry><title>A</title><link href="https://example.com/1"/>
        <summary>D</summary><updated>2021-11-23</updated></entry></feed>
        """,
        """
        <channel><title>T</title><link>https://example.com/</link><item><title>A</title><link>https://example.com/1</link>
        <description>D</description><pubDate>23 Nov 2021</pubDate></item></channel>
        """,
    ])
    func otherFamilies(text: String) throws {
        let item = try ImportedItem(feed: SourceText(path: "feed.xml", text: text))
        #expect(item.title == "A" && item.map["date"]?.text?.hasPrefix("2021-11-23") == true)
        #expect(item.map["description"]?.text == "D" && item.map["aliases"]?.list?.first?.text == "/1")
        #expect(item.extra == nil && item.imported.diagnostics == [])
    }
}

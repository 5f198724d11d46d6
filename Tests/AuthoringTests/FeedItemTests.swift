import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

/// Values for which an item has several places, and those at places where no feed should have them.
struct FeedItemTests {
    /// - Parameters:
    ///   - kept: the elements under `extra`.
    @Test(arguments: [
        ("<pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate><dc:date>2025-01-01</dc:date>", "2026-02-02", ["dc:date"]),
        ("<dc:date>2025-01-01</dc:date><pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate>", "2026-02-02", ["dc:date"]),
        ("<dc:date>2026-02-02T10:00:00Z</dc:date><pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate>", "2026-02-02", []),
        ("<dc:date>2025-01-01</dc:date><pubDate>yesterday</pubDate>", "2025-01-01", ["pubDate"]),
        ("<dc:date>soon</dc:date><pubDate>Mon, 02 Feb 2026 10:00:00 GMT</pubDate>", "2026-02-02", ["dc:date"]),
        ("<pubDate>31 Nov 2025</pubDate><pubDate>30 Nov 2025</pubDate>", "2025-11-30", ["pubDate"]),
        ("<pubDate/><dc:date>2025-01-01</dc:date>", "2025-01-01", []),
        (
            "<dcterms:created>2024-01-01</dcterms:created><dc:date>2025-01-01</dc:date>", "2025-01-01",
            ["dcterms:created"]
        ),
        ("<dcterms:issued>2024-01-01</dcterms:issued>", "2024-01-01", []),
        ("<atom:published>2024-01-01T00:00:00Z</atom:published>", "2024-01-01", []),
        ("<atom:updated>2024-01-01T00:00:00Z</atom:updated>", "2024-01-01", []),
        ("<dcterms:modified>2024-01-01</dcterms:modified>", "2024-01-01", []),
        ("<pubDate>nope</pubDate><atom:updated>2024-01-01T00:00:00Z</atom:updated>", "2024-01-01", ["pubDate"]),
    ])
    func dates(written: String, date: String, kept: [String]) throws {
        let item = try ImportedItem(feed: Self.feed("<item><title>A</title>\(written)</item>"))
        #expect(item.map["date"]?.text?.hasPrefix(date) == true)
        #expect((item.extra?.entries ?? []).map(\.key) == kept)
        #expect(item.imported.diagnostics == [] && item.map["updated"] == nil)
    }

    @Test func aDateAndAChange() throws {
        let item = try ImportedItem(
            feed: Self.feed(
                "<item><title>A</title><atom:updated>2024-01-02</atom:updated><pubDate>1 Jan 2024</pubDate></item>"))
        #expect(item.map["date"]?.text?.hasPrefix("2024-01-01") == true)
        #expect(item.map["updated"]?.text?.hasPrefix("2024-01-02") == true && item.extra == nil)
    }

    @Test func datesThatNobodyCanRead() throws {
        let item = try ImportedItem(
            feed: Self.feed("<item><title>A</title><dc:date>soon</dc:date><pubDate>31 Nov 2025</pubDate></item>"))
        #expect(item.map["date"] == nil && item.imported.diagnostics.map(\.id) == ["import.bad-date"])
        #expect(item.extra?["pubDate"]?.text == "31 Nov 2025" && item.extra?["dc:date"]?.text == "soon")
    }

    /// - Parameter text: where the words stand that are between the elements: in the notes, or under `extra`.
    @Test(
        arguments: [
            ("<title>A</title>Some words.", "Some words.", nil), ("Some words.<title>A</title>", "Some words.", nil),
            ("<title>A</title><![CDATA[<p>Some <b>words</b>.</p>]]>", "Some **words**.", nil),
            ("<title>A</title>Some words.<description/>", "Some words.", nil),
            ("Loose<title>A</title><description>&lt;p&gt;Notes.&lt;/p&gt;</description>", "Notes.", "Loose"),
            ("Loose<title>A</title><content:encoded>Notes.</content:encoded>", "Notes.", "Loose"),
            (" \n <title>A</title> \n ", "", nil),
        ] as [(String, String, String?)])
    func textBetweenElements(written: String, body: String, text: String?) throws {
        let item = try ImportedItem(feed: Self.feed("<item>\(written)</item>"))
        #expect(item.body == body && item.extra?["text"]?.text == text)
    }

    @Test func schemesOfCategories() throws {
        let item = try ImportedItem(
            "<title>A</title><category domain=\"https://e.example/tags\">News</category><category>Art</category>")
        #expect(item.map["tags"]?.list?.compactMap(\.text) == ["News", "Art"])
        #expect(item.extra?["category"]?["domain"]?.text == "https://e.example/tags")
        #expect(item.extra?["category"]?["text"]?.text == "News")

        let entry = try ImportedItem(
            feed: SourceText(
                path: "feed.xml",
                text: """
                    <feed xmlns="http://www.w3.org/2005/Atom"><title>S</title><entry><title>A</title>
                    <category term="a" label="Art" scheme="urn:x"/><category term="b"/></entry></feed>
                    """))
        #expect(entry.map["tags"]?.list?.compactMap(\.text) == ["Art", "b"])
        #expect(entry.extra?["category"]?["domain"]?.text == "urn:x" && entry.extra?["category"]?["term"]?.text == "a")
    }

    @Test(arguments: [
        "<enclosure url=\"a.mp3\" type=\"audio/mpeg\"/>", "<enclosure url=\"/audio/a.mp3\" type=\"audio/mpeg\"/>",
        "<itunes:image href=\"cover.jpg\"/>", "<podcast:transcript url=\"a.vtt\" type=\"text/vtt\"/>",
        "<enclosure url=\"C:\\a.mp3\" type=\"audio/mpeg\"/>", "<enclosure url=\"file:///a.mp3\" type=\"audio/mpeg\"/>",
        "<media:content url=\"a.mp4\" type=\"video/mp4\"/>",
    ])
    func placesThatNobodyKnows(written: String) throws {
        let feed = { (head: String) in Self.feed("<item><title>A</title>\(written)</item>", head: head) }
        let problems = try Imported.rss(feed("")).diagnostics
        #expect(problems.map(\.id) == ["import.relative-address"] && problems.first?.position?.line == 3)
        let isRelative = !written.contains(":\\") && !written.contains("file:")
        #expect(try Imported.rss(feed("<link>https://e.example/</link>")).diagnostics.isEmpty == isRelative)
    }

    /// Items are read one by one, wherever the show stands.
    @Test func theShowBehindItsItems() throws {
        let imported = try Imported.rss(
            SourceText(
                path: "feed.xml",
                text: "<rss><channel><item><title>A</title><enclosure url=\"a.mp3\"/></item>"
                    + "<link>https://e.example/</link><title>Show</title></channel></rss>"))
        guard case .text(let text)? = imported.files.first?.contents else { throw CancellationError() }
        #expect(text.contains("https://e.example/a.mp3") && imported.diagnostics == [])
    }

    @Test(arguments: [
        (String(repeating: "<a/>", count: 100_001), "import.too-many"),
        ("<a>" + String(repeating: "<b c=''/>", count: 50_001) + "</a>", "import.too-many"),
        ("<a b='" + String(repeating: "x", count: 4_000_001) + "'/>", "import.too-large"),
        (
            "<a>" + String(repeating: "x", count: 3_000_000) + "</a><a>" + String(repeating: "x", count: 1_500_000)
                + "</a>", "import.too-large"
        ),
    ])
    func tooMuch(written: String, id: String) {
        for text in ["<item>\(written)</item>", written] {
            let problem = #expect(throws: Diagnostic.self) { try Imported.rss(Self.feed(text)) }
            #expect(problem?.id == id && problem?.position != nil)
        }
    }

    /// Words that stand where HTML has elements alone.
    @Test(arguments: [
        ("<details><summary>s</summary>b <i>c</i></details>", "s\n\nb *c*"),
        ("<form>a <input> b</form>", "a b"), ("<ul>a<li>b</li></ul>", "- a\n- b"), ("<ul> <li>b</li> </ul>", "- b"),
        ("<ol><li>a</li>b</ol>", "1. a\n2. b"), ("<dl>a<dt>b</dt><dd>c</dd></dl>", "a\n\nb\n\nc"),
        ("<table>a<tr><th>b</th></tr></table>", "a\n\nb"), ("<table><tr>a<th>b</th></tr></table>", "a – b"),
        ("<table><tr><th>a</th></tr><tr><td>b</td>c</tr></table>", "a\n\nb – c"),
        ("<table><thead>x<tr><th>a</th></tr></thead><tr><td>b</td></tr></table>", "x\n\na\n\nb"),
        ("<table><caption>x</caption><tr><th>a</th></tr></table>", "x\n\na"),
        ("<table> <tr> <th>a</th> </tr> <tr> <td>b</td> </tr> </table>", "| a |\n| --- |\n| b |"),
    ])
    func wordsBetweenElementsOfHTML(html: String, markdown: String) { #expect(MarkdownBody(html).text == markdown) }

    @Test(arguments: [
        "<enclosure>https://e.example/a.mp3</enclosure>", "<link rel=\"enclosure\" href=\"https://e.example/a.mp3\"/>",
        "<link rel=\"enclosure\" href=\"a.mp3\"/><link>https://e.example/x</link>", "<enclosure>a.mp3</enclosure>",
    ])
    func recordingsInOddPlaces(written: String) throws {
        let item = try ImportedItem(
            feed: Self.feed("<item><title>A</title>\(written)</item>", head: "<link>https://e.example/</link>"))
        #expect(item.map["audio"]?["src"]?.text == "https://e.example/a.mp3")
        #expect(item.extra == nil && item.imported.diagnostics == [])
    }

    private static func feed(_ items: String, head: String = "") -> SourceText {
        SourceText(
            path: "feed.xml",
            text: """
                <rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/">
                <channel><title>S</title>\(head)
                \(items)</channel></rss>
                """)
    }
}

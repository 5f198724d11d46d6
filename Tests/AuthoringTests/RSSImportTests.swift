import Foundation
import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

struct RSSImportTests {
    static func feed(_ items: String, channel: String = "") -> SourceText {
        SourceText(
            path: "feed.xml",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <rss version="2.0" xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"
                  xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom"
                  xmlns:psc="http://podlove.org/simple-chapters" xmlns:own="https://example.com/own" xmlns:m="http://search.yahoo.com/mrss/">
                <channel><title>Grid talk</title><link>https://example.com/show/</link>\(channel)
                \(items)
                </channel></rss>
                """)
    }

    private func only(_ item: String) throws -> (map: Value, body: String, imported: Imported) {
        let item = try ImportedItem(item)
        return (item.map, item.body, item.imported)
    }

    /// Old feeds declare Latin 1. A byte that is valid neither in it nor in UTF-8 is refused with its position.
    @Test(arguments: [
        ("utf-8", nil), ("ISO-8859-1", "Café – ü"), ("windows-1252", "Café – ü"), ("US-ASCII", "Café – ü"),
    ])
    func encodings(name: String, title: String?) throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<rss><channel><item><title>Café – ü</title></item></channel></rss>"
        let bytes = Array(try #require(text.data(using: .windowsCP1252)))
        guard let title else {
            let error = try #require(throws: Diagnostic.self) {
                try Imported.rss(SourceText(path: "a.xml", bytes: bytes))
            }
            #expect(error.id == "source.invalid-utf8" && error.position == SourcePosition(line: 2, column: 31))
            return
        }
        let imported = try Imported.rss(SourceText(path: "a.xml", bytes: bytes))
        guard case .text(let file)? = imported.files.first?.contents else { throw CancellationError() }
        #expect(file.contains("title: \(title)\n"), "\(file)")
    }

    /// Messages give positions in the text, not in its bytes.
    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian]) func utf16(encoding: String.Encoding) throws
    {
        let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?><rss><channel>\n<item><title>Café 😀</title>"
        let whole = try #require((text + "</item></channel></rss>").data(using: encoding))
        let imported = try Imported.rss(SourceText(path: "feed.xml", bytes: Array(whole)))
        #expect(imported.diagnostics == [] && imported.files.count == 1)
        let half = try #require((text + "</rss>").data(using: encoding))
        let problem = try #require(throws: Diagnostic.self) {
            try Imported.rss(SourceText(path: "feed.xml", bytes: Array(half)))
        }
        #expect(problem.id == "import.not-xml" && problem.position?.line == 2)
    }

    /// A wrong declaration of a UTF-8 feed does no harm.
    @Test(arguments: ["utf-8", "ISO-8859-1", "UTF-16", "klingon"]) func utf8IsReadWhateverItSays(name: String) throws {
        let text =
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"\(name)\"?><rss><channel><item><title>Café</title></item></channel></rss>"
        let imported = try Imported.rss(SourceText(path: "a.xml", text: text))
        guard case .text(let file)? = imported.files.first?.contents else { throw CancellationError() }
        #expect(file.contains("title: Café\n"), "\(file)")
    }

    @Test func everythingThatMeansTheSameHere() throws {
        let (map, body, imported) = try only(
            """
            <title>Rows &amp; gaps: part 1</title><i:subtitle>A start</i:subtitle>
            <link>https://example.com/show/2020/rows.html</link><guid isPermaLink="false">abc-1</guid>
            <pubDate>Wed, 02 Sep 2026 10:00:00 +0200</pubDate>
            <enclosure url="https://cdn.example.com/a.mp3?x=1&amp;y=2" length="1234" type="audio/mpeg"/>
            <i:duration>1:02:03</i:duration><i:episode>7</i:episode><i:season>2</i:season>
            <i:episodeType>bonus</i:episodeType><i:explicit>clean</i:explicit><i:image href="https://example.com/a.jpg"/>
            <category>css</category><category>Grid</category><i:keywords>css, layout</i:keywords>
            <description>Short words.</description><content:encoded><![CDATA[<p>Long <b>words</b>.</p>]]></content:encoded>
            <podcast:transcript url="https://example.com/a.vtt" type="text/vtt" language="en"/>
            <podcast:person role="guest" href="https://example.com/ada" img="https://example.com/ada.jpg">Ada</podcast:person>
            <podcast:person>Bob</podcast:person><podcast:season name="The rows">2</podcast:season>
            <podcast:soundbite startTime="73.5" duration="60">Best of</podcast:soundbite>
            <podcast:license url="https://example.com/l">cc-by-4.0</podcast:license>
            <podcast:location geo="geo:52.3,4.8">Amsterdam</podcast:location>
            <psc:chapters><psc:chapter start="00:00:00" title="Start"/><psc:chapter start="00:01:00.500" title="Rows" href="https://example.com/r"/></psc:chapters>
            <i:block>Yes</i:block>
            """)
        #expect(body == "Long **words**.")
        #expect(map["title"]?.text == "Rows & gaps: part 1")
        #expect(map["date"]?.text == "2026-09-02T10:00:00+02:00")
        #expect(map["guid"]?.text == "abc-1")
        #expect(map["audio"]?["src"]?.text == "https://cdn.example.com/a.mp3?x=1&y=2")
        #expect(map["audio"]?["bytes"]?.text == "1234" && map["audio"]?["type"]?.text == "audio/mpeg")
        let plain = [
            "subtitle": "A start", "number": "7", "season": "2", "type": "bonus", "duration": "1:02:03",
            "explicit": "false",
            "image": "https://example.com/a.jpg", "description": "Short words.", "block": "true", "hosts": "Bob",
        ]
        for (key, value) in plain { #expect(map[key]?.text == value, "\(key)") }
        #expect(map["tags"]?.list?.map(\.text) == ["css", "Grid", "layout"])
        #expect(map["aliases"]?.list?.map(\.text) == ["/2020/rows.html"])
        #expect(map["guests"]?["name"]?.text == "Ada" && map["guests"]?["image"]?.text == "https://example.com/ada.jpg")
        #expect(
            map["transcript"]?["src"]?.text == "https://example.com/a.vtt" && map["transcript"]?["lang"]?.text == "en")
        #expect(map["soundbites"]?.list?.first?["start"]?.text == "73.5")
        #expect(map["license"]?["name"]?.text == "cc-by-4.0" && map["location"]?["geo"]?.text == "geo:52.3,4.8")
        #expect(map["chapters"]?.list?.map { $0["title"]?.text } == ["Start", "Rows"])
        #expect(map["extra"] == nil)
        #expect(
            imported.files.map(\.path) == ["Content/episodes/s2e007-rows-gaps-part-1.md", "Content/seasons/2.yml"])
        #expect(imported.diagnostics == [])
    }

    @Test func whatIsUnknownIsKept() throws {
        let (map, _, imported) = try only(
            """
            <title>A</title><link>https://other.example/a</link><own:thing size="3">x<own:part>y</own:part></own:thing>
            <own:word>1</own:word><own:word>2</own:word><comments>https://example.com/c</comments>
            <podcast:chapters url="https://example.com/c.json" type="application/json+chapters"/>
            <description><![CDATA[<table><tr><td>a</td></tr></table>]]></description><pubDate>some day</pubDate>
            """)
        let extra = try #require(map["extra"])
        #expect(extra["own:thing"]?["size"]?.text == "3" && extra["own:thing"]?["own:part"]?.text == "y")
        #expect(extra["own:word"]?.list?.map(\.text) == ["1", "2"])
        #expect(extra["link"]?.text == "https://other.example/a")
        #expect(extra["podcast:chapters"] == nil && map["chapters"]?.text == "https://example.com/c.json")
        #expect(extra["html"]?.text == "<table><tr><td>a</td></tr></table>")
        #expect(extra["pubDate"]?.text == "some day")
        #expect(imported.report.kept.counts["own:word"] == 2 && imported.report.kept.counts["comments"] == 1)
        #expect(imported.diagnostics.map(\.id).sorted() == ["import.bad-date", "import.remote-chapters"])
        #expect(imported.diagnostics.allSatisfy { $0.path == "feed.xml" && ($0.position?.line ?? 0) > 5 })
    }

    @Test func theShowBecomesSettings() throws {
        let source = Self.feed(
            "<item><title>A</title></item>",
            channel: """
                <description>Talk</description><language>en-gb</language><i:author>Ada</i:author><i:explicit>no</i:explicit>
                <i:category text="Society &amp; Culture"><i:category text="Documentary"/></i:category><i:category text="Arts"/>
                <i:owner><i:name>Ada</i:name><i:email>ada@example.com</i:email></i:owner><i:image href="https://example.com/c.jpg"/>
                <atom:link rel="self" href="https://podnews.net/rss"/><podcast:locked owner="x">yes</podcast:locked><own:thing>x</own:thing>
                <podcast:funding url="https://example.com/give">Give</podcast:funding>
                """)
        let imported = try Imported.rss(source)
        guard case .text(let text)? = imported.settings?.contents else { throw CancellationError() }
        let settings = try #require(YAML.parse(SourceText(path: "site.yml", text: text)).value)
        #expect(settings["baseURL"]?.text == "https://example.com/show/" && settings["language"]?.text == "en-gb")
        let podcast = try #require(settings["podcast"])
        #expect(podcast["category"]?.list?.map(\.text) == ["Society & Culture > Documentary", "Arts"])
        #expect(podcast["explicit"]?.text == "false" && podcast["locked"]?.text == "true")
        #expect(podcast["owner"]?["email"]?.text == "ada@example.com")
        // The example from the documentation of the podcast namespace.
        #expect(podcast["guid"]?.text == "9b024349-ccf0-5f69-a609-6b82873eab3c")
        #expect(podcast["funding"]?.list?.first?["title"]?.text == "Give")
        #expect(settings["extra"]?["own:thing"]?.text == "x")
    }

    /// Readers keep the address that they have subscribed to, if a file of the new site can have it.
    @Test(arguments: [
        ("https://example.com/show/rss.xml", ["/rss.xml"]),
        ("http://EXAMPLE.com/show/a/podcast.rss", ["/a/podcast.rss"]),
        ("https://example.com/show/feed.xml", []), ("https://example.com/show/feed/", []),
        ("https://example.com/rss.xml", []), ("https://host.example/show/rss.xml", []),
        ("https://example.com/show/rss.xml?format=mp3", []),
    ])
    func theOldAddressOfTheFeedStays(address: String, aliases: [String]) throws {
        let channel =
            "<atom:link rel=\"self\" href=\"\(address)\"/><atom:link rel=\"next\" href=\"https://example.com/show/2.xml\"/>"
        let imported = try Imported.rss(Self.feed("<item><title>A</title></item>", channel: channel))
        guard case .text(let text)? = imported.settings?.contents else { throw CancellationError() }
        let settings = try #require(YAML.parse(SourceText(path: "site.yml", text: text)).value)
        #expect(settings["feeds"]?["aliases"]?.list?.compactMap(\.text) ?? [] == aliases)
    }

    @Test(
        arguments: [
            (
                "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss><channel><item/></channel></rss>",
                "import.doctype", 1, 1
            ),
            ("<?xml version=\"1.0\"?>\n<!-- <!DOCTYPE --><!doctype rss><rss/>", "import.doctype", 2, 19),
            ("<rss><channel>\n<item>\n<title>a</item></channel></rss>", "import.not-xml", 3, nil),
            ("<rss><channel>\n<title>a &foo; b</title></channel></rss>", "import.not-xml", 2, 10),
            ("<rss><channel>\n<a b='&#0;'/></channel></rss>", "import.not-xml", 2, 7),
            ("", "import.not-xml", 1, nil),
            ("<html>\n</html>", "import.not-a-feed", 1, 1),
            ("<rss>\n <channel/></rss>", "import.no-items", 2, 2),
            (String(repeating: "<a>", count: 100), "import.too-deep", 1, 193),
        ] as [(String, String, Int, Int?)])
    func whatIsNoFeed(text: String, id: String, line: Int, column: Int?) {
        do throws(Diagnostic) {
            _ = try Imported.rss(SourceText(path: "feed.xml", text: text))
            Issue.record("read")
        } catch {
            #expect(error.id == id)
            #expect(error.position?.line == line)
            if let column { #expect(error.position?.column == column) }
        }
    }

    /// Tags in CDATA and comments are not tags.
    @Test func placesAreThoseOfTheFile() throws {
        let root = try XMLNode(
            reading: SourceText(
                path: "a.xml",
                text: "<a x=\"<\">\n<!-- <b> --><![CDATA[<b>]]>\n  <b y='>'/><c>t</c></a>".replacing(
                    "\"<\"", with: "\"&lt;\""))
        ) { _, _ in }
        #expect(root.position == SourcePosition(line: 1, column: 1))
        #expect(root["b"]?.position == SourcePosition(line: 3, column: 3))
        #expect(root["c"]?.position == SourcePosition(line: 3, column: 13))
        #expect(root.text.trimmingWhitespace == "<b>")
    }

    /// The hint states the remedy for the given text.
    @Test(arguments: [
        ("AT&T", "this '&' begins no entity, so the file is not XML", "write '&amp;'"),
        ("a & b", "this '&' begins no entity, so the file is not XML", "write '&amp;'"),
        ("a &", "this '&' begins no entity, so the file is not XML", "write '&amp;'"),
        ("&eacute", "this '&' begins no entity, so the file is not XML", "write '&amp;'"),
        ("&foo;", "'&foo;' is not an entity of HTML or XML", "write '&amp;foo;', or the character itself"),
        ("&EACUTE;", "'&EACUTE;' is not an entity of HTML or XML", "write '&amp;EACUTE;', or the character itself"),
        ("&#0;", "'&#0;' is not a character, so the file is not XML", "remove it"),
        ("&#xFFFE;", "'&#xFFFE;' is not a character, so the file is not XML", "remove it"),
        ("&#8;", "'&#8;' is not a character, so the file is not XML", "remove it"),
        ("&#;", "'&#;' is not a character, so the file is not XML", "remove it"),
    ])
    func hintsAreTrue(text: String, message: String, hint: String) {
        do throws(Diagnostic) {
            _ = try Imported.rss(Self.feed("<item><title>\(text)</title></item>"))
            Issue.record("read")
        } catch {
            #expect(error.message == message && error.hint == hint, "\(error.message); \(error.hint ?? "")")
            #expect(error.position?.line == 6)
        }
    }

    /// HTML names are read although no document type defines them. Text that was escaped twice is read as apps read it.
    @Test(arguments: [
        ("Caf&eacute; talk", "Café talk"), ("One&nbsp;&mdash; two&hellip;", "One — two…"),
        ("&#146;&#8217;&rsquo;", "’’’"), ("It&amp;#8217;s late", "It’s late"), ("It&amp;#x2019;s late", "It’s late"),
        ("Salt &amp;amp; pepper", "Salt & pepper"), ("&amp;quot;Hi&amp;quot;", "\"Hi\""), ("Caf&amp;eacute;", "Café"),
        ("<![CDATA[It&#8217;s &amp; more]]>", "It’s & more"), ("&amp;lt;b&amp;gt;", "<b>"),
        ("AT&amp;T", "AT&T"), ("Q &amp; A", "Q & A"), ("&amp;c", "&c"), ("a &amp;copy b", "a &copy b"),
        ("&amp;foo;", "&foo;"), ("R&amp;D; and so on", "R&D; and so on"), ("&amp;amp;amp;", "&amp;"),
        ("&amp;#8217", "&#8217"),
    ])
    func titles(written: String, title: String) throws {
        let (map, _, imported) = try only(
            """
            <title>\(written)</title><i:subtitle>\(written)</i:subtitle><category>\(written)</category>
            <podcast:person>\(written)</podcast:person>
            <psc:chapters><psc:chapter start="0" title="\(written.contains("CDATA") ? "" : written)"/></psc:chapters>
            """)
        for key in ["title", "subtitle", "tags", "hosts"] {
            #expect((map[key]?.list?.first ?? map[key])?.text == title, "\(key)")
        }
        if !written.contains("CDATA") { #expect(map["chapters"]?.list?.first?["title"]?.text == title) }
        #expect(imported.diagnostics == [])
    }

    /// The choice of an item's recording among its files.
    @Test(
        arguments: [
            (
                "<enclosure url='https://c.example/a.mp3' length='5' type='audio/mpeg'/>",
                "audio https://c.example/a.mp3 audio/mpeg 5", []
            ),
            (
                "<enclosure url='https://c.example/c.jpg' length='5' type='image/jpeg'/><enclosure url='https://c.example/a.mp3' length='7' type='audio/mpeg'/>",
                "audio https://c.example/a.mp3 audio/mpeg 7", ["enclosure"]
            ),
            ("<enclosure url='https://c.example/c.jpg' length='5' type='image/jpeg'/>", "", ["enclosure"]),
            ("<enclosure url='https://c.example/c.jpg'/>", "", ["enclosure"]),
            ("<enclosure url='https://c.example/c.JPG?x=1' type='audio/mpeg'/>", "", ["enclosure"]),
            (
                "<enclosure url='https://c.example/c.webp' type='video/mp4'/><enclosure url='https://c.example/a.mp3'/>",
                "audio https://c.example/a.mp3", ["enclosure"]
            ),
            ("<enclosure url='https://c.example/n.pdf' type='application/pdf'/>", "", ["enclosure"]),
            ("<enclosure url='https://c.example/n.pdf' type='application/octet-stream'/>", "", ["enclosure"]),
            ("<enclosure url='https://c.example/page.html' type='text/html'/>", "", ["enclosure"]),
            ("<enclosure url='https://c.example/a.mp3' type='text/html'/>", "audio https://c.example/a.mp3", []),
            ("<enclosure url='https://c.example/a.mp3' type='image/jpeg'/>", "", ["enclosure"]),
            ("<enclosure url='https://c.example/v.mp4' type='' length=''/>", "video https://c.example/v.mp4", []),
            (
                "<enclosure url='https://c.example/v' type='video/x-m4v' length='0'/>",
                "video https://c.example/v video/x-m4v", []
            ),
            (
                "<enclosure url='https://c.example/l.m3u8' type='application/x-mpegURL'/>",
                "video https://c.example/l.m3u8 application/x-mpegURL", []
            ),
            (
                "<enclosure url='https://c.example/dl.php?id=7&amp;f=.mp3' length='5' type='application/octet-stream'/>",
                "audio https://c.example/dl.php?id=7&f=.mp3 application/octet-stream 5", []
            ),
            ("<enclosure url='https://c.example/dl?id=7'/>", "audio https://c.example/dl?id=7", []),
            (
                "<enclosure url='https://c.example/dl?id=7'/><enclosure url='https://c.example/a.ogg'/>",
                "audio https://c.example/a.ogg", ["enclosure"]
            ),
            (
                "<enclosure url='https://c.example/o.opus' length='5' type='audio/ogg; codecs=opus'/>",
                "audio https://c.example/o.opus audio/ogg; codecs=opus 5", []
            ),
            (
                "<enclosure url='https://c.example/a.MP3?x=b.jpg' type='mp3'/>",
                "audio https://c.example/a.MP3?x=b.jpg", []
            ),
            (
                "<m:content url='https://c.example/a.mp3' fileSize='77' type='audio/mpeg' duration='99'/>",
                "audio https://c.example/a.mp3 audio/mpeg 77 99", []
            ),
            ("<m:content url='https://c.example/a' medium='audio'/>", "audio https://c.example/a", []),
            ("<m:content url='https://c.example/a' medium='image'/>", "", ["media:content"]),
            ("<m:content url='https://c.example/a'/>", "", ["media:content"]),
            (
                "<m:group><m:content url='https://c.example/c.png'/><m:content url='https://c.example/v.webm' fileSize='9'/></m:group>",
                "video https://c.example/v.webm 9", ["media:content"]
            ),
            (
                "<m:content url='https://c.example/v.mp4'/><enclosure url='https://c.example/a.mp3'/><m:content url='https://c.example/a.mp3'/>",
                "audio https://c.example/a.mp3", ["media:content"]
            ),
            (
                "<enclosure url='https://c.example/a.mp3'/><podcast:alternateEnclosure type='audio/opus' length='3'>"
                    + "<podcast:source uri='ipfs://a.opus'/></podcast:alternateEnclosure>",
                "audio https://c.example/a.mp3", ["podcast:alternateEnclosure"]
            ),
            (
                "<podcast:alternateEnclosure type='audio/mpeg'><podcast:source uri='https://c.example/a.mp3'/>"
                    + "</podcast:alternateEnclosure><enclosure url='https://c.example/a.mp3'/>",
                "audio https://c.example/a.mp3", []
            ),
            (
                "<atom:link rel='enclosure' href='https://c.example/a.mp3' length='8' type='audio/mpeg'/>",
                "audio https://c.example/a.mp3 audio/mpeg 8", []
            ),
            ("<atom:link rel='alternate' href='https://c.example/a.mp3'/>", "", []),
            ("<enclosure url='a b.mp3'/>", "audio https://example.com/show/a%20b.mp3", []),
            ("<enclosure url='/x4.mp3' type='audio/mpeg'/>", "audio https://example.com/x4.mp3 audio/mpeg", []),
            ("<enclosure url='//c.example/x3.mp3'/>", "audio https://c.example/x3.mp3", []),
        ] as [(String, String, [String])])
    func recordings(written: String, expected: String, kept: [String]) throws {
        let (map, _, imported) = try only("<title>A</title>" + written.replacing("'", with: "\""))
        let kind = map["audio"] != nil ? "audio" : map["video"] != nil ? "video" : nil
        let value = kind.flatMap { map[$0] }
        let parts = [kind, value?["src"]?.text, value?["type"]?.text, value?["bytes"]?.text, map["duration"]?.text]
        #expect(parts.compactMap(\.self).joined(separator: " ") == expected)
        #expect((map["extra"]?.entries ?? []).map(\.key).filter { $0 != "link" } == kept)
        #expect(imported.diagnostics == [])
    }

    @Test func videoBesideTheSound() throws {
        let (map, _, imported) = try only(
            """
            <title>A</title><enclosure url="https://c.example/a.mp3" type="audio/mpeg"/>
            <podcast:alternateEnclosure type="video/mp4" length="9"><podcast:source uri="https://c.example/a.mp4"/>\
            </podcast:alternateEnclosure>
            """)
        #expect(map["audio"]?["src"]?.text == "https://c.example/a.mp3")
        #expect(map["video"]?["src"]?.text == "https://c.example/a.mp4")
        #expect(map["video"]?["type"]?.text == "video/mp4" && map["video"]?["bytes"]?.text == "9")
        #expect(imported.diagnostics == [] && map["extra"]?["podcast:alternateEnclosure"] == nil)
    }

    /// Every address is completed: it is resolved against `xml:base`, the item's page or the show's page.
    @Test(arguments: [
        ("", "https://example.com/show/"),
        ("<link>https://example.com/show/old/1.html</link>", "https://example.com/show/old/"),
        ("<link>old/1/</link>", "https://example.com/show/old/1/"),
        ("<link/><atom:link href='old/2/'/>", "https://example.com/show/old/2/"),
        ("<link>https://else.example</link>", "https://else.example/"),
        ("<guid>https://example.com/?p=1</guid>", "https://example.com/show/"),
    ])
    func addressesAreWhole(link: String, base: String) throws {
        let (map, body, _) = try only(
            """
            <title>A</title>\(link)<enclosure url="a.mp3"/><i:image href="a.jpg"/>
            <podcast:transcript url="a.vtt"/><podcast:person href="ada" img="ada.jpg">Ada</podcast:person>
            <psc:chapters><psc:chapter start="0" title="A" href="x" image="y.png"/></psc:chapters>
            <podcast:license url="licence">own</podcast:license>
            <description><![CDATA[<p><a href="x y">x</a> <img src="p.png"> <a href="#part">here</a> <a href="mailto:a@b.example">m</a></p>]]></description>
            """)
        #expect(map["audio"]?["src"]?.text == base + "a.mp3" && map["image"]?.text == base + "a.jpg")
        #expect(map["transcript"]?.text == base + "a.vtt")
        #expect(map["hosts"]?["url"]?.text == base + "ada" && map["hosts"]?["image"]?.text == base + "ada.jpg")
        #expect(map["chapters"]?.list?.first?["link"]?.text == base + "x")
        #expect(map["license"]?["url"]?.text == base + "licence")
        #expect(body == "[x](\(base)x%20y) ![](\(base)p.png) [here](#part) [m](mailto:a@b.example)")
    }

    /// A type is written if the file name does not determine it. Feeds of the new site contain it again.
    @Test(arguments: [
        ("url='https://c.example/t.srt' type='application/x-subrip' rel='captions'", nil, nil, "captions"),
        ("url='https://c.example/t.srt' type='application/srt'", "application/srt", nil, nil),
        ("url='https://c.example/sub' type='application/srt'", "application/srt", nil, nil),
        ("url='https://c.example/tr?id=9' type='text/vtt' language='en-US'", "text/vtt", "en-US", nil),
        ("url='https://c.example/t.vtt?x=1.txt' type='text/vtt'", nil, nil, nil),
        ("url='https://c.example/t.VTT' type='TEXT/VTT'", nil, nil, nil),
        ("url='https://c.example/t.txt' type='text/vtt; charset=latin1'", "text/vtt; charset=latin1", nil, nil),
        ("url='https://c.example/t' type='application/json' rel='Captions'", "application/json", nil, "captions"),
        ("url='https://c.example/t.html' type='text/html' language='es'", nil, "es", nil),
        ("url='https://c.example/t' type='srt'", nil, nil, nil),
        ("url='https://c.example/t' type='' language='de' rel='other'", nil, "de", nil),
    ])
    func typesOfTranscripts(attributes: String, type: String?, language: String?, relation: String?) throws {
        let (map, _, _) = try only("<title>A</title><podcast:transcript \(attributes)/>")
        let transcript = try #require(map["transcript"])
        #expect((transcript["src"]?.text ?? transcript.text)?.hasPrefix("https://c.example/") == true)
        #expect(transcript["type"]?.text == type && transcript["lang"]?.text == language, "\(map)")
        #expect(transcript["rel"]?.text == relation)
        let isKept = attributes.contains("'srt'") || attributes.contains("other")
        #expect((map["extra"]?["podcast:transcript"] != nil) == isKept, "\(map)")
    }

    @Test func baseOfTheDocument() throws {
        let feed = """
            <rss xml:base="https://base.example/feeds/"><channel><title>T</title><link>https://example.com/</link>
            <item><title>A</title><link>https://other.example/x/</link><enclosure url="a.mp3"/></item>
            <item xml:base="../b/"><title>B</title><enclosure url="a.mp3"/></item></channel></rss>
            """
        let imported = try Imported.rss(SourceText(path: "feed.xml", text: feed))
        let texts = imported.files.compactMap { if case .text(let text) = $0.contents { text } else { nil } }
        #expect(texts[0].contains("src: https://base.example/feeds/a.mp3"), "\(texts[0])")
        #expect(texts[1].contains("src: https://base.example/b/a.mp3"), "\(texts[1])")
    }

    /// The old host states the feed's new address. The new site's feed must not repeat it.
    @Test func newFeedAddressStaysBehind() throws {
        let imported = try Imported.rss(
            Self.feed(
                "<item><title>A</title></item>",
                channel: "<i:new-feed-url>https://old.example/feed.xml</i:new-feed-url>"))
        guard case .text(let text)? = imported.settings?.contents else { throw CancellationError() }
        #expect(!text.contains("old.example"), "\(text)")
        #expect(imported.diagnostics.map(\.id) == ["import.new-feed-url"])
        #expect(imported.diagnostics.first?.position?.line == 5)
    }

    @Test(arguments: [
        ("https://old.example/show-100.html", nil), ("https://old.example/show.htm", nil),
        ("https://old.example/show.php", nil),
        ("https://old.example/a/show.aspx", nil), ("https://old.example/show.HTML", nil),
        ("https://old.example/?show=1", nil),
        ("https://old.example/feed.xml", nil), ("https://old.example", "https://old.example/"),
        ("https://old.example/show", "https://old.example/show/"),
        ("https://old.example/v1.2", "https://old.example/v1.2/"),
        ("https://old.example/index.html", "https://old.example/"),
        ("https://old.example/show.html/", "https://old.example/show.html/"),
    ])
    func aPageIsNoBase(link: String, base: String?) throws {
        let feed = "<rss><channel><title>T</title><link>\(link)</link><item><title>A</title></item></channel></rss>"
        let imported = try Imported.rss(SourceText(path: "feed.xml", text: feed))
        guard case .text(let text)? = imported.settings?.contents else { throw CancellationError() }
        let settings = try #require(YAML.parse(SourceText(path: "site.yml", text: text)).value)
        #expect(settings["baseURL"]?.text == base)
        #expect(imported.diagnostics.map(\.id) == (base == nil ? ["import.no-base-url"] : []))
    }

    /// The work grows in proportion to the size of a feed, however often it repeats itself.
    @Test(.timeLimit(.minutes(10))) func sameNamesCostNoMore() throws {
        let items = (0..<10_000).map { "<item><title>News</title><guid>\($0)</guid></item>" }.joined()
        let imported = try Imported.rss(Self.feed(items))
        #expect(Set(imported.files.map(\.path)).count == 10_000)
        #expect(imported.files.last?.path == "Content/episodes/news-10000.md")
        for part in [
            "<own:a>1</own:a>", "<podcast:person role=\"guest\">A</podcast:person>",
            "<podcast:transcript url=\"a\" type=\"b/c\"/>",
        ] {
            let imported = try Imported.rss(
                Self.feed("<item><title>A</title>\(String(repeating: part, count: 5_000))</item>"))
            #expect(imported.files.count == 1)
        }
        let names = (0..<5_000).map { "<own:a\($0)>1</own:a\($0)>" }.joined()
        #expect(try Imported.rss(Self.feed("<item><title>A</title>\(names)</item>")).report.kept.counts.count == 5_000)
    }

    @Test func namesAreGivenOnce() throws {
        let imported = try Imported.rss(Self.feed("<item><title>A</title></item><item><title>a!</title></item>"))
        #expect(imported.files.map(\.path) == ["Content/episodes/a.md", "Content/episodes/a-2.md"])
    }
}

import Diagnostics
import Foundation
import Markdown
import Testing

@testable import Authoring

struct RSSImportTests {
    static func feed(_ items: String, channel: String = "") -> SourceText {
        SourceText(
            path: "feed.xml",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <rss version="2.0" xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"
                  xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:atom="http://www.w3.org/2005/Atom"
                  xmlns:psc="http://podlove.org/simple-chapters" xmlns:own="https://example.com/own">
                <channel><title>Grid talk</title><link>https://example.com/show/</link>\(channel)
                \(items)
                </channel></rss>
                """)
    }

    private func only(_ item: String) throws -> (map: Value, body: String, imported: Imported) {
        let imported = try Imported.rss(Self.feed("<item>\(item)</item>"))
        let file = try #require(imported.files.first)
        guard case .text(let text) = file.contents else { throw CancellationError() }
        let document = Document(SourceText(path: file.path, text: text))
        #expect(document.diagnostics == [])
        let body = String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self)
        return (try #require(document.frontMatter), body.trimmingWhitespace, imported)
    }

    /// Old feeds are written in Latin 1 and say so; what is neither that nor UTF-8 is refused at its place.
    @Test(arguments: [("utf-8", nil), ("ISO-8859-1", "Café – ü"), ("windows-1252", "Café – ü"), ("US-ASCII", nil)])
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

    /// A declaration that is wrong about UTF-8 does no harm.
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
        #expect(extra["podcast:chapters"]?["url"]?.text == "https://example.com/c.json")
        #expect(extra["html"]?.text == "<table><tr><td>a</td></tr></table>")
        #expect(extra["pubDate"]?.text == "some day")
        #expect(imported.report.kept["own:word"] == 2 && imported.report.kept["comments"] == 1)
        #expect(imported.diagnostics.map(\.id).sorted() == ["import.bad-date", "import.remote-chapters"])
        #expect(imported.diagnostics.allSatisfy { $0.path == "feed.xml" && ($0.position?.line ?? 0) > 5 })
    }

    @Test(
        arguments: [
            ("Wed, 02 Sep 2026 10:00:00 +0200", "2026-09-02T10:00:00+02:00"),
            ("Wed, 02 Sep 2026 10:00:00 GMT", "2026-09-02T10:00:00Z"),
            ("2 Sep 2026 10:00 EST", "2026-09-02T10:00:00-05:00"),
            ("Wed, 2 September 2026 10:00:00 -0730", "2026-09-02T10:00:00-07:30"),
            ("Wed, 02 Sep 98 10:00:00 UT", "1998-09-02T10:00:00Z"), ("2026-09-02T10:00:00Z", "2026-09-02T10:00:00Z"),
            ("Wed, 02 Sep 2026 23:59:60 GMT", "2026-09-02T23:59:59Z"), ("Mon, 31 Feb 2026 10:00:00 GMT", nil),
            ("tomorrow", nil), ("", nil),
            ("Wed, 02 Sep 2026 10:00:00 XYZ", nil),
        ] as [(String, String?)])
    func dates(text: String, expected: String?) { #expect(RSSDate.rfc3339(text) == expected) }

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
        // The name that the podcast namespace gives as its example.
        #expect(podcast["guid"]?.text == "9b024349-ccf0-5f69-a609-6b82873eab3c")
        #expect(podcast["funding"]?.list?.first?["title"]?.text == "Give")
        #expect(settings["extra"]?["own:thing"]?.text == "x")
    }

    @Test(
        arguments: [
            (
                "<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss><channel><item/></channel></rss>",
                "import.doctype", 1, 1
            ),
            ("<?xml version=\"1.0\"?>\n<!-- <!DOCTYPE --><!doctype rss><rss/>", "import.doctype", 2, 19),
            ("<rss><channel>\n<item>\n<title>a</item></channel></rss>", "import.not-xml", 3, nil),
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

    /// Tags in CDATA and comments are none, wherever they stand.
    @Test func placesAreThoseOfTheFile() throws {
        let root = try XMLReading.parse(
            SourceText(
                path: "a.xml",
                text: "<a x=\"<\">\n<!-- <b> --><![CDATA[<b>]]>\n  <b y='>'/><c>t</c></a>".replacing(
                    "\"<\"", with: "\"&lt;\"")))
        #expect(root.position == SourcePosition(line: 1, column: 1))
        #expect(root["b"]?.position == SourcePosition(line: 3, column: 3))
        #expect(root["c"]?.position == SourcePosition(line: 3, column: 13))
        #expect(root.content == "<b>")
    }

    @Test func namesAreGivenOnce() throws {
        let imported = try Imported.rss(Self.feed("<item><title>A</title></item><item><title>a!</title></item>"))
        #expect(imported.files.map(\.path) == ["Content/episodes/a.md", "Content/episodes/a-2.md"])
    }
}

import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

/// Values in unusual forms that real feeds contain. A value without meaning is kept and reported.
struct FeedValueTests {
    /// - Parameter expected: The value of `length` in front matter; `nil` for none.
    @Test(arguments: [
        ("1234", "1234"), ("1,234", "1234"), ("1,234,567", "1234567"), ("1.234.567", "1234567"),
        ("1 234 567", "1234567"),
        ("1'234'567", "1234567"), ("1,234567", nil), ("1234.0", "1234"), ("1.234", "1234"), (" 1234 ", "1234"),
        ("1234 bytes", "1234"), ("1234B", "1234"), ("12 MB", nil), ("1,5", nil), ("", nil), (" ", nil), ("0", nil),
        ("-1", nil),
        ("unknown", nil), ("0x10", nil), ("99999999999999999999", nil), ("１２３", nil), ("1e6", nil), ("+5", "5"),
    ])
    func lengths(written: String, expected: String?) throws {
        for attribute in [
            "enclosure url=\"https://c.example/a.mp3\" length", "m:content url=\"https://c.example/a.mp3\" fileSize",
        ] {
            let item = try ImportedItem("<title>A</title><\(attribute)=\"\(written)\"/>")
            #expect(item.map["audio"]?["bytes"]?.text == expected)
            let says = expected == nil && !["", " ", "0", "-1"].contains(written)
            #expect(item.imported.report.table.lines.contains { $0.contains("invalid length") } == says)
        }
    }

    @Test(arguments: [
        ("1:02", "1:02"), ("62", "62"), ("01:02:03.5", "01:02:03.5"), ("PT1H2M", "PT1H2M"), ("P0DT1H2M3S", "PT1H2M3S"),
        ("P0DT0H2M", "PT0H2M"), (" 1:02 ", "1:02"), ("1 : 02", "1:02"), ("00:75:10", "75:10"), ("0:90:00", "90:00"),
        ("1h 2m", "1h 2m"),
        ("62 min", "62 min"), ("1 hr 2 min", "1 hr 2 min"), ("90:00", "90:00"), ("0", nil), ("00:00:00", nil),
        ("", nil),
    ])
    func durations(written: String, expected: String?) throws {
        let item = try ImportedItem("<title>A</title><i:duration>\(written)</i:duration>")
        #expect(item.map["duration"]?.text == expected && item.extra == nil && item.imported.diagnostics == [])
    }

    @Test(arguments: ["soon", "1:75", "1:2:3:4", "-5", "NaN", "99999999999", "1,5 h", "<b>x</b>"])
    func noDurations(written: String) throws {
        let item = try ImportedItem("<title>A</title><i:duration>\(written)</i:duration>")
        #expect(item.map["duration"] == nil && item.extra?["itunes:duration"] != nil)
        #expect(item.imported.diagnostics.map(\.id) == ["import.bad-duration"])
    }

    @Test(arguments: [
        ("12", "12"), ("Episode 12", "12"), ("#12", "12"), ("Ep. 12", "12"), ("E012", "012"), ("12.0", "12"),
        ("12.", "12"),
        ("№ 12", "12"), ("Folge 12:", "12"), ("12b", "12b"), ("12.5", "12.5"), ("1 of 20", "1 of 20"),
        ("S2E12", "S2E12"),
        ("Bonus", "Bonus"), ("-1", "-1"), ("0", "0"), ("1: 2", "1: 2"), ("第12回", "第12回"),
    ])
    func numbers(written: String, number: String) throws {
        let item = try ImportedItem(
            "<title>A</title><i:episode>\(written)</i:episode><i:season>\(written)</i:season>")
        #expect(item.map["number"]?.text == number && item.map["season"]?.text == number)
        #expect(item.imported.report.changed.counts.isEmpty == (number == written))
    }

    @Test(arguments: [
        ("yes", "true"), ("Yes", "true"), ("TRUE", "true"), ("explicit", "true"), ("1", "true"), ("y", "true"),
        ("on", "true"),
        ("no", "false"), ("clean", "false"), ("False", "false"), ("0", "false"), ("n", "false"), ("off", "false"),
        (" clean ", "false"), ("not explicit", nil), ("maybe", nil), ("2", nil),
    ])
    func explicit(written: String, expected: String?) throws {
        let item = try ImportedItem("<title>A</title><i:explicit>\(written)</i:explicit>")
        #expect(item.map["explicit"]?.text == expected)
        #expect(item.extra?["itunes:explicit"]?.text == (expected == nil ? written : nil))
    }

    /// Names in any letter case, declared or not.
    @Test(arguments: [
        "<TITLE>A</TITLE><PUBDATE>2021-11-23</PUBDATE><GUID>g</GUID><ENCLOSURE URL=\"https://c.example/a.mp3\" LENGTH=\"5\"/>",
        "<Title>A</Title><pubdate>2021-11-23</pubdate><Guid>g</Guid><Enclosure Url=\"https://c.example/a.mp3\" Length=\"5\"/>",
        "<title>A</title><PubDate>2021-11-23</PubDate><guid>g</guid><M:CONTENT xmlns:M=\"http://search.yahoo.com/mrss/\" URL=\"https://c.example/a.mp3\" FILESIZE=\"5\" TYPE=\"audio/mpeg\"/>",
        "<title>A</title><DC:DATE xmlns:DC=\"http://purl.org/dc/elements/1.1/\">2021-11-23</DC:DATE><guid>g</guid><atom:LINK REL=\"enclosure\" HREF=\"https://c.example/a.mp3\" LENGTH=\"5\"/>",
    ])
    func namesInAnyCase(written: String) throws {
        let item = try ImportedItem(written)
        #expect(
            item.title == "A" && item.map["guid"]?.text == "g"
                && item.map["date"]?.text?.hasPrefix("2021-11-23") == true)
        #expect(
            item.map["audio"]?["src"]?.text == "https://c.example/a.mp3" && item.map["audio"]?["bytes"]?.text == "5")
        #expect(item.extra == nil && item.imported.diagnostics == [])
    }

    /// The first non-empty value counts. Different values are kept.
    @Test(arguments: [
        ("title", "title", "A", "B"), ("i:subtitle", "subtitle", "A", "B"), ("guid", "guid", "a", "b"),
        ("pubDate", "date", "2021-11-23", "2021-11-24"), ("i:duration", "duration", "1:00", "2:00"),
        ("i:episode", "number", "1", "2"),
        ("i:season", "season", "1", "2"), ("i:explicit", "explicit", "false", "true"),
        ("i:image", "image", "https://e.example/a", "https://e.example/b"),
        ("description", "description", "One", "Two"), ("i:episodeType", "type", "bonus", "trailer"),
    ])
    func duplicates(element: String, key: String, first: String, second: String) throws {
        func written(_ values: [String]) -> String {
            (element == "title" ? "" : "<title>T</title>") + values.map { "<\(element)>\($0)</\(element)>" }.joined()
        }
        let name = element.replacing("i:", with: "itunes:")
        for values in [[first, second], ["", first, second], [first, "", second]] {
            let item = try ImportedItem(written(values))
            #expect(item.map[key]?.text?.hasPrefix(first) == true, "\(item.map)")
            #expect(item.extra?[name]?.text == second, "\(item.map)")
        }
        #expect(try ImportedItem(written([first, first])).extra == nil)
    }

    @Test func nothingIsLost() throws {
        let item = try ImportedItem(
            """
            <title>A</title><i:title>B</i:title><link>https://example.com/show/a</link><link>https://else.example/</link>
            <i:author>Ada</i:author><i:author>Bob</i:author><content:encoded>One</content:encoded><content:encoded>Two</content:encoded>
            <atom:link rel="payment" href="https://pay.example/"/><i:episode>7</i:episode><podcast:episode>7.5</podcast:episode>
            <psc:chapters><psc:chapter start="0" title="A"/><psc:chapter start="9"/></psc:chapters>
            <podcast:soundbite startTime="1">B</podcast:soundbite><podcast:transcript type="text/vtt"/>
            """)
        let extra = try #require(item.extra)
        #expect(extra["itunes:title"]?.text == "B" && extra["link"]?.text == "https://else.example/")
        #expect(extra["itunes:author"]?.list?.map(\.text) == ["Ada", "Bob"] && extra["content:encoded"]?.text == "Two")
        #expect(extra["atom:link"]?["rel"]?.text == "payment" && extra["podcast:episode"]?.text == "7.5")
        #expect(item.map["chapters"]?.list?.count == 1 && extra["psc:chapter"]?["start"]?.text == "9")
        #expect(
            extra["podcast:soundbite"]?["text"]?.text == "B" && extra["podcast:transcript"]?["type"]?.text == "text/vtt"
        )
    }

    /// A GUID is used as the address of the old page if nothing else gives one.
    @Test(arguments: [
        ("<guid>https://example.com/show/a/</guid>", "/a/"),
        ("<guid isPermaLink=\"true\">https://example.com/show/a/</guid>", "/a/"),
        ("<guid isPermaLink=\"false\">https://example.com/show/a/</guid>", nil),
        ("<guid>https://example.com/show/?p=2</guid>", nil),
        ("<guid>abc</guid>", nil), ("<guid ISPERMALINK=\"False\">https://example.com/show/a/</guid>", nil),
        ("<guid>https://else.example/a/</guid>", nil), ("<link/><guid>https://example.com/show/a/</guid>", "/a/"),
        ("<link>https://example.com/show/b/</link><guid>https://example.com/show/a/</guid>", "/b/"),
        ("<guid>/a/</guid>", nil),
    ])
    func permanentAddresses(written: String, alias: String?) throws {
        let item = try ImportedItem("<title>A</title>\(written)")
        #expect(item.map["aliases"]?.list?.first?.text == alias)
    }

    @Test(arguments: [
        (
            "<m:group><m:content url='https://c.example/a.mp3'/><m:content url='https://c.example/b.mp3' isDefault='true'/></m:group>",
            "b.mp3"
        ),
        (
            "<m:group><m:content url='https://c.example/a.mp3'/><m:content url='https://c.example/b.mp3' isDefault='false'/></m:group>",
            "a.mp3"
        ),
        (
            "<m:group><m:content url='https://c.example/c.jpg' isDefault='true'/><m:content url='https://c.example/b.mp3'/></m:group>",
            "b.mp3"
        ),
        (
            "<enclosure url='https://c.example/e.mp3'/><m:content url='https://c.example/b.mp3' isDefault='true'/>",
            "e.mp3"
        ),
        ("<m:group><m:content url='https://c.example/a.mp3' isdefault='TRUE'/></m:group>", "a.mp3"),
    ])
    func theDefaultOfAGroup(written: String, name: String) throws {
        let item = try ImportedItem("<title>A</title>" + written.replacing("'", with: "\""))
        #expect(item.map["audio"]?["src"]?.text == "https://c.example/\(name)")
    }

    /// - Parameter expected: The address resolved against `https://example.com/show/`, the show's page.
    @Test(arguments: [
        ("a.mp3", "https://example.com/show/a.mp3"), ("./a.mp3", "https://example.com/show/a.mp3"),
        ("../a.mp3", "https://example.com/a.mp3"),
        ("?a=1.mp3", "https://example.com/show/?a=1.mp3"), (" https://c.example/a.mp3\n", "https://c.example/a.mp3"),
        ("feed:https://c.example/a.mp3", "https://c.example/a.mp3"),
        ("feed://c.example/a.mp3", "https://c.example/a.mp3"),
        ("FEED:http://c.example/a.mp3", "http://c.example/a.mp3"),
        ("itpc://c.example/a.mp3", "https://c.example/a.mp3"),
        ("pcast://c.example/a.mp3", "https://c.example/a.mp3"), ("//c.example/a.mp3", "https://c.example/a.mp3"),
        ("https://c.example/a b.mp3", "https://c.example/a b.mp3"),
        ("HTTPS://c.example/a.mp3", "HTTPS://c.example/a.mp3"),
    ])
    func addresses(written: String, expected: String) throws {
        let item = try ImportedItem("<title>A</title><enclosure url=\"\(written)\"/><comments>\(written)</comments>")
        #expect(item.map["audio"]?["src"]?.text == expected && item.extra?["comments"]?.text == expected)
    }

    @Test func addressesWithoutABase() throws {
        let feed =
            "<rss><channel><title>T</title><item><title>A</title><enclosure url=\"//c.example/a.mp3\"/></item></channel></rss>"
        let item = try ImportedItem(feed: SourceText(path: "feed.xml", text: feed))
        #expect(item.map["audio"]?["src"]?.text == "https://c.example/a.mp3")
    }
}

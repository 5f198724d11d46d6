import Foundation
import TestSupport
import Testing

/// A feed is imported and built, and the new feed is compared: subscribers notice no difference.
@Suite(.serialized, .timeLimit(.minutes(4))) struct ImportCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(arguments, in: folder.path, environment: ["SOURCE_DATE_EPOCH": "1800000000"])
    }

    private static let feed = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
          xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
        <channel>
          <title>Grid talk</title><link>https://example.com/</link><description>About &lt;em&gt;rows&lt;/em&gt;.</description>
          <language>en</language><itunes:author>Ada</itunes:author><itunes:explicit>false</itunes:explicit>
          <itunes:category text="Technology"/><itunes:image href="https://example.com/cover.jpg"/>
          <itunes:owner><itunes:name>Ada</itunes:name><itunes:email>ada@example.com</itunes:email></itunes:owner>
          <podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>
          <item>
            <title>Three: "dots" &amp; dashes</title><link>https://example.com/blog/three/</link>
            <guid isPermaLink="false">tag:example.com,2020:3</guid><pubDate>Thu, 03 Sep 2020 23:30:00 -0500</pubDate>
            <enclosure url="https://cdn.example.com/3.mp3?a=1&amp;b=2" length="30000" type="audio/mpeg"/>
            <itunes:episode>3</itunes:episode><itunes:duration>600</itunes:duration><itunes:explicit>yes</itunes:explicit>
            <podcast:transcript url="https://example.com/3.vtt" type="text/vtt"/>
            <content:encoded><![CDATA[<p>See <a href="https://example.com/x?a=1&amp;b=2">this</a>.</p><ul><li>0:10 Start</li></ul>]]></content:encoded>
          </item>
          <item>
            <title>Two</title><link>https://example.com/?p=2</link><guid>https://example.com/?p=2</guid>
            <pubDate>Wed, 02 Sep 2020 10:00:00 GMT</pubDate>
            <enclosure url="https://cdn.example.com/2.mp4" length="0" type="video/mp4"/><itunes:duration>1:02:03</itunes:duration>
          </item>
          <item>
            <title>Two</title><pubDate>Tue, 01 Sep 2020 10:00:00 +0200</pubDate>
            <enclosure url="https://cdn.example.com/1.m4a" length="10" type="audio/x-m4a"/>
            <description>Only words.</description><itunes:episodeType>trailer</itunes:episodeType>
          </item>
        </channel></rss>
        """

    /// The properties by which subscribers recognise an item.
    private struct Item: Equatable {
        var guid: String
        var enclosure: [String]
        var date: Date?
    }

    private func items(_ feed: String) throws -> [Item] {
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        return try feed.split(separator: "<item>").dropFirst().map { item in
            let enclosure = try #require(item.firstMatch(of: #/<enclosure ([^>]*)\/>/#)).1
            let attributes = try ["url", "length", "type"].map { name in
                try String(#require(enclosure.firstMatch(of: Regex<(Substring, Substring)>("\(name)=\"([^\"]*)\""))).1)
            }
            let date = try #require(item.firstMatch(of: #/<pubDate>(.*?)<\/pubDate>/#)).1
            // Without a GUID, players use the recording.
            let guid = item.firstMatch(of: #/<guid[^>]*>(.*?)<\/guid>/#).map { String($0.1) } ?? attributes[0]
            return Item(
                guid: guid, enclosure: attributes, date: dates.date(from: String(date).replacing("GMT", with: "+0000")))
        }
    }

    @Test func subscribersNoticeNothing() async throws {
        try folder.add(["feed.xml": Self.feed])
        let imported = try await run("import", "feed.xml", "--output", "show")
        #expect(imported.exitCode == 0 && imported.errors.isEmpty, "\(imported.errors)")
        #expect(
            imported.output == """
                Imported 3 episodes -> show/Content
                  kept under 'extra':
                    link                                       1
                  changed:
                    HTML to Markdown                           1
                    link to an alias                           1
                    missing guid to the recording's address    1
                Next: sitegen check show

                """)
        let built = try await run("build", "show")
        #expect(built.exitCode == 0, "\(built.errors)")
        let output = try folder.contents("show/Output")
        let feed = try #require(output["feed.xml"])
        let (old, new) = (try items(Self.feed), try items(feed))
        #expect(old.count == 3)
        #expect(new == old)
        #expect(feed.contains("<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>"))
        #expect(feed.contains("<itunes:category text=\"Technology\"/>") && feed.contains("https://example.com/3.vtt"))
        #expect(
            feed.contains("<itunes:duration>3723</itunes:duration>") && feed.contains("<itunes:episodeType>trailer<"))
        #expect(output["blog/three/index.html"]?.contains("003-three") == true)
        #expect(output["_redirects"]?.hasPrefix("/blog/three/ /episodes/") == true)
    }

    /// Items of real feeds, each with its visible title.
    private static let items: [(String, String)] = [
        (
            "It’s late",
            "<title>It&amp;#8217;s late</title><pubDate>Tue, 23 Nov 2021 15:38:00 EDT</pubDate><enclosure url='https://c.example/1.mp3' length='5' type='audio/mpeg'/>"
        ),
        (
            "Café talk",
            "<title>Caf&eacute; talk</title><pubDate>2021-11-22T15:38:00+01:00</pubDate><enclosure url='https://c.example/2.mp3' length='6' type='audio/mpeg'/>"
        ),
        (
            "Salt & pepper",
            "<title>Salt &amp;amp; pepper</title><pubDate>Tue Nov  9 15:38:00 2021</pubDate><enclosure url='https://c.example/3.m4a' length='7' type='audio/x-m4a'/>"
        ),
        (
            "AT&T",
            "<title>AT&amp;T</title><pubDate>Nov 8 2021 15:38:00 GMT</pubDate><enclosure url='https://c.example/4.mp4' length='8' type='video/mp4'/>"
        ),
        (
            "News",
            "<title>News</title><pubDate>Tue, 2 Nov 2021 15:38 XYZ</pubDate><link>https://old.example/n/1.html</link><enclosure url='https://c.example/5.mp3' length='9' type='audio/mpeg'/>"
        ),
        (
            "News",
            "<title>News</title><pubDate>2004년 05월 28일 01:31:15</pubDate><enclosure url='https://c.example/6.mp3' length='10' type='audio/mpeg'/>"
        ),
        (
            "Last",
            "<title>Last</title><pubDate>Tue, 3 Feb 98 15:38:00 -0500</pubDate><enclosure url='https://c.example/7.mp3' length='11' type='audio/mpeg'/><content:encoded><![CDATA[<p>On steroids!<a href='/x'>x</a> <img src='p.png' alt='p'><img src='t.gif' width='1' height='1'></p><pre><code class='lang-swift'>a</code></pre>]]></content:encoded>"
        ),
    ]

    /// `feedparser` finds the items of the old feed in the new one.
    @Test(.pythonReaders) func feedparserFindsTheSameItems() async throws {
        let items = Self.items.enumerated().map { index, item in
            "<item>\(item.1.replacing("'", with: "\""))<guid isPermaLink=\"false\">old-\(index)</guid></item>"
        }
        let old = """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/">
            <channel><title>Old</title><link>https://old.example/</link><description>D</description><language>en</language>
            <itunes:new-feed-url>https://old.example/feed.xml</itunes:new-feed-url>\(items.joined())</channel></rss>
            """
        try folder.add(["old/feed.xml": old])
        let imported = try await run("import", "old/feed.xml", "--output", "show")
        #expect(imported.exitCode == 0 && imported.output.hasPrefix("Imported 7 episodes"), "\(imported.errors)")
        #expect(imported.errors.contains("[import.new-feed-url]") && !imported.errors.contains("[import.bad-date]"))
        #expect(imported.output.contains("the unknown time zone 'XYZ' to UTC"), "\(imported.output)")
        let built = try await run("build", "show")
        #expect(built.exitCode == 0, "\(built.errors)")
        // Well-formed XML has no HTML entities.
        try folder.add(["plain/feed.xml": old.replacing("&eacute;", with: "é")])
        let before = try #require(
            try await FeedReader.read(folder("plain"))["feed.xml"]?["entries"] as? [[String: Any]])
        let feed = try #require(try await FeedReader.read(folder("show/Output"))["feed.xml"])
        let after = try #require(feed["entries"] as? [[String: Any]])
        try #require(before.count == 7 && after.count == 7)
        for (index, entry) in before.enumerated() {
            let new = try #require(after.first { $0["id"] as? String == entry["id"] as? String })
            #expect(new["title"] as? String == Self.items[index].0)
            #expect(new["enclosures"] as? [[String]] == entry["enclosures"] as? [[String]])
            // Its ISO reader takes the year of a Korean date for the whole date.
            if index == 5 { continue }
            #expect(new["instant"] as? Int == entry["instant"] as? Int, "\(entry["published"] ?? "")")
        }
        let output = try folder.contents("show/Output")
        #expect(output["feed.xml"]?.contains("new-feed-url") == false)
        #expect(output["n/1.html"] != nil, "the old address leads to the new page")
        let notes = output["feed.xml"]?.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        let last = try #require(notes?.firstMatch(of: #/<p>On steroids!.*?<\/pre>/#.dotMatchesNewlines())?.output)
        #expect(
            last.contains("<a href=\"https://old.example/x\"") && last.contains("src=\"https://old.example/p.png\""),
            "\(last)")
        #expect(!last.contains("t.gif") && last.contains("language-swift"), "\(last)")
    }

    /// The size of the file is checked first, so nothing of it is read.
    @Test func aHugeFileIsRefused() async throws {
        try folder.add(["feed.xml": "<rss>"])
        let file = try FileHandle(forWritingTo: URL(filePath: folder("feed.xml")))
        try file.truncate(atOffset: 1 << 34)
        let run = try await run("import", "feed.xml", "-o", "show")
        #expect(
            run.exitCode == 1 && run.errors.hasPrefix("feed.xml:1:1: error: this feed has more than 64 MB"),
            "\(run.errors)")
    }

    @Test func whatIsThereStays() async throws {
        try folder.add(["feed.xml": Self.feed, "show/Content/site.yml": "title: Mine\n"])
        let first = try await run("import", "feed.xml", "-o", "show")
        #expect(first.exitCode == 0 && first.output.contains("site.yml is unchanged"))
        #expect(try folder.contents()["show/Content/site.yml"] == "title: Mine\n")
        let before = try FolderSnapshot(folder.path)
        let second = try await run("import", "feed.xml", "-o", "show")
        #expect(second.exitCode == 64 && second.errors.contains("[usage.file-exists]"))
        #expect(try FolderSnapshot(folder.path).differences(from: before) == [])
    }

    @Test func aHugoFolderBuilds() async throws {
        try folder.add([
            "old/hugo.yaml": "title: Old\nbaseURL: https://example.com/\n",
            "old/content/about.md": "---\ntitle: About\n---\nUs, and [one](post/one.md).\n",
            "old/content/post/one.md":
                "+++\ntitle = \"One\"\ndate = 2020-09-02T10:00:00Z\ntags = [\"a\"]\naliases = [\"/1/\"]\nrating = 5\n+++\nText ![A row](row.png).\n",
            "old/content/post/two.md":
                "---\ntitle: Two\ndate: 2020-09-03\ndraft: true\n---\n{{< figure src=\"x\" >}}\n",
        ])
        try Data(SamplePictures.bytes("05.png")).write(to: URL(filePath: folder("old/content/post/row.png")))
        let imported = try await run("import", "old/content", "-o", "show")
        #expect(imported.exitCode == 0)
        #expect(imported.output.contains("  changed:\n    shortcode figure "), "\(imported.output)")
        let built = try await run("build", "show")
        #expect(built.exitCode == 0, "\(built.errors)")
        let output = try folder.contents("show/Output")
        for path in [
            "episodes/one/index.html", "post/one/index.html", "1/index.html", "about/index.html", "episodes/row.png",
        ] {
            #expect(output[path] != nil, "\(path)")
        }
    }

    /// Files that every build makes, values that stop a build, and texts that cannot be read.
    @Test(arguments: ["old", "old/content"]) func anImportCanAlwaysBeBuilt(source: String) async throws {
        try folder.add([
            "old/config/_default/hugo.toml": "title = \"Old\"\nbaseURL = \"https://example.com/\"\n",
            "old/static/robots.txt": "User-agent: *\n", "old/static/site.webmanifest": "{}",
            "old/static/CNAME": "e.com\n",
            "old/content/show/one.md": "---\ntitle: One\ndate: 2024-01-01\nhosts: [ana]\n---\nText.\n",
            "old/content/show/two.md": "---\ntitle: {{ x }}\n---\nText.\n",
            "old/content/show/three.md": "---\ntitle: Three\npermalink: \":nope\"\nurl: ../../x\n---\nText.\n",
            "old/content/people/ana.md": "---\ntitle: Ana\n---\nAna hosts.\n",
        ])
        let imported = try await run("import", source, "-o", "show")
        #expect(imported.exitCode == 0, "\(imported.errors)")
        for name in ["robots.txt", "site.webmanifest"] {
            #expect(imported.errors.contains("show/Content/\(name):"), "\(name)")
        }
        #expect(imported.errors.ranges(of: "old/content/show/two.md:2:").count == 1, "\(imported.errors)")
        #expect(!imported.errors.contains("sitegen-import-"), "\(imported.errors)")
        let built = try await run("build", "show")
        #expect(built.exitCode == 0, "\(built.errors)")
        let output = try folder.contents("show/Output")
        #expect(output["CNAME"] == "e.com\n")
        #expect(
            output.keys.contains { $0.hasSuffix("one/index.html") }
                && output.keys.contains { $0.hasSuffix("three/index.html") })
        #expect(try folder.contents()["show/Content/site.yml"]?.contains("title: Old") == true)
    }

    @Test func anImportIntoABrokenSiteFails() async throws {
        try folder.add([
            "old/hugo.yaml": "title: Old\n", "old/content/post/one.md": "---\ntitle: One\ndate: 2026-01-02\n---\nA\n",
            "show/Content/site.yml": "title: [\n",
        ])
        let run = try await run("import", "old", "-o", "show")
        #expect(run.exitCode == 1 && run.errors.hasPrefix("show/Content/site.yml:2:1: error: "), "\(run.errors)")
        #expect(try folder.contents("show").keys.sorted() == ["Content/site.yml"])
    }

    @Test(arguments: [
        ("feed.xml", "<rss><channel>\n<item></channel></rss>", 1, "feed.xml:2:"),
        ("feed.xml", "<!DOCTYPE x><rss/>", 1, "feed.xml:1:1: "),
        ("gone.xml", "", 74, "gone.xml: error: cannot be read"),
    ])
    func whatIsRefusedLeavesNothing(name: String, text: String, code: Int32, start: String) async throws {
        try folder.add(["feed.xml": text])
        let run = try await run("import", name, "-o", "show")
        #expect(run.exitCode == code && run.errors.hasPrefix(start), "\(run.errors)")
        #expect(try folder.contents().keys.sorted() == ["feed.xml"])
    }
}

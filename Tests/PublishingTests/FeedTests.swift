import Foundation
import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SitePublishing

@Suite struct FeedTests {
    private static let hostile = "</title><script>alert(\"1\")</script> & ]]> 'x' \u{1D}"

    private static let files = [
        "site.yml": """
        title: Every <Width>
        description: A & B
        author: Ann
        baseURL: https://example.com/sub
        language: en
        timezone: Europe/Berlin
        podcast:
          category: { Society & Culture: Documentary }
          owner: { name: Ann, email: ann@example.com }
          explicit: no
          image: media/cover.png
          guid: 917393e3-1b1e-5cef-ace4-edaa54e1f810
          locked: true
          type: serial
        feeds: { tags: true, collections: yes }
        """,
        "media/cover.png": "x", "media/one.mp3": "12345", "media/one.vtt": "x", "episodes/b/pic.png": "x",
        "library.md": "---\ntitle: L\n---\n",
        "collections/grid.yml": "title: Grid\ndescription: All of it\nimage: /media/cover.png",
        "episodes/001-one.md": """
        ---
        title: One
        date: 2026-01-02 10:00
        number: 1
        season: 2
        audio: media/one.mp3
        duration: 1:02:03
        tags: [css, "a & b"]
        collection: grid
        guid: own-guid
        hosts: { name: Ann, url: https://ann.example }
        guests: Bob
        transcript: { src: media/one.vtt, lang: de }
        image: media/cover.png
        explicit: yes
        description: First & best
        ---
        See [two](b/index.md#x), [there](#t=00:21), [tag](/tags/css/), [web](https://e.com/?a=1&b=2) and [rel](../y).
        """,
        "episodes/b/index.md": "---\ntitle: '\(hostile.replacing("'", with: "''"))'\ndate: 2026-02-03T04:05:06+09:00\n"
            + "updated: 2026-03-01\nyoutube: pMSdxRgB8R0\nnumber: 2.5\ntags: css\ncollection: grid\n---\nHello ![p](pic.png) <b>raw</b>\n",
        "episodes/undated.md": "---\ntitle: Undated\nnumber: 0\n---\n",
        "episodes/_draft.md": "---\ntitle: SECRET\ndate: 2026-01-01\ntags: [hidden]\ncollection: grid\n---\nSECRET\n",
        "episodes/future.md": "---\ntitle: SECRET\ndate: 2027-01-01\n---\nSECRET\n",
    ]

    @Test func rss() async throws {
        let rss = try elements(of: #require(await published(Self.files).texts["feed.xml"]))
        #expect(rss.attributes("rss")[0]["version"] == "2.0")
        #expect(rss.texts("rss/channel/title") == ["Every <Width>"])
        #expect(rss.texts("rss/channel/link") == ["https://example.com/sub/"])
        #expect(rss.texts("rss/channel/description") == ["A & B"])
        #expect(rss.texts("rss/channel/lastBuildDate") == ["Sun, 01 Mar 2026 00:00:00 +0100"])
        #expect(rss.attributes("rss/channel/atom:link")[0]["href"] == "https://example.com/sub/feed.xml")
        #expect(rss.attributes("rss/channel/itunes:image") == [["href": "https://example.com/sub/media/cover.png"]])
        #expect(rss.attributes("rss/channel/itunes:category") == [["text": "Society & Culture"]])
        #expect(rss.attributes("rss/channel/itunes:category/itunes:category") == [["text": "Documentary"]])
        #expect(rss.texts("rss/channel/itunes:owner/itunes:email") == ["ann@example.com"])
        #expect(rss.texts("rss/channel/itunes:explicit") == ["false"])
        #expect(rss.texts("rss/channel/itunes:type") == ["serial"])
        #expect(rss.texts("rss/channel/podcast:guid") == ["917393e3-1b1e-5cef-ace4-edaa54e1f810"])
        #expect(rss.texts("rss/channel/podcast:locked") == ["yes"])

        let hostile = Self.hostile.filter { $0 != "\u{1D}" }.trimmingCharacters(in: .whitespaces)
        #expect(rss.texts("rss/channel/item/title") == [hostile, "One", "Undated"])
        let addresses = ["b", "001-one", "undated"].map { "https://example.com/sub/episodes/\($0)/" }
        #expect(rss.texts("rss/channel/item/link") == addresses)
        #expect(rss.texts("rss/channel/item/guid") == [addresses[0], "own-guid", addresses[2]])
        #expect(rss.attributes("rss/channel/item/guid").map { $0["isPermaLink"] } == ["true", "false", "true"])
        #expect(
            rss.texts("rss/channel/item/pubDate") == [
                "Tue, 03 Feb 2026 04:05:06 +0900", "Fri, 02 Jan 2026 10:00:00 +0100",
            ])
        #expect(
            rss.attributes("rss/channel/item/enclosure") == [
                ["url": "https://example.com/sub/media/one.mp3", "length": "5", "type": "audio/mpeg"]
            ])
        #expect(rss.texts("rss/channel/item/itunes:duration") == ["3723"])
        #expect(rss.texts("rss/channel/item/itunes:episode") == ["1"])
        #expect(rss.texts("rss/channel/item/itunes:season") == ["2"])
        #expect(rss.texts("rss/channel/item/itunes:explicit") == ["true"])
        #expect(rss.texts("rss/channel/item/itunes:episodeType") == ["full", "full", "full"])
        #expect(rss.texts("rss/channel/item/category") == ["css", "css", "a & b"])
        #expect(
            rss.attributes("rss/channel/item/podcast:transcript") == [
                ["url": "https://example.com/sub/media/one.vtt", "type": "text/vtt", "language": "de"]
            ])
        #expect(
            rss.attributes("rss/channel/item/podcast:person") == [
                ["role": "host", "href": "https://ann.example"],
                ["role": "guest", "href": "https://example.com/sub/people/bob/"],
            ])
        #expect(rss.texts("rss/channel/item/description") == ["Hello raw", "First & best"])
    }

    @Test func transcriptsHaveTheTypesThatAreDeclared() async throws {
        var files = Self.files
        files["episodes/001-one.md"] = """
            ---
            title: One
            date: 2026-01-02
            transcript:
              - { src: 'https://c.example/sub', type: application/srt }
              - { src: 'https://c.example/tr?id=9', type: text/vtt, lang: en-US }
              - { src: 'https://c.example/t.srt', type: 'application/x-subrip; charset=utf-8', rel: captions }
              - { src: media/one.vtt, lang: de }
              - https://c.example/t
            ---
            """
        let rss = try elements(of: #require(await published(files).texts["feed.xml"]))
        #expect(
            rss.attributes("rss/channel/item/podcast:transcript") == [
                ["url": "https://c.example/sub", "type": "application/srt", "language": "en"],
                ["url": "https://c.example/tr?id=9", "type": "text/vtt", "language": "en-US"],
                [
                    "url": "https://c.example/t.srt", "type": "application/x-subrip", "language": "en",
                    "rel": "captions",
                ],
                ["url": "https://example.com/sub/media/one.vtt", "type": "text/vtt", "language": "de"],
                ["url": "https://c.example/t", "type": "text/plain", "language": "en"],
            ])
    }

    /// Pages show links beside the notes; readers of feeds have only the notes.
    @Test(arguments: [
        (
            "links: { Grid & co: https://g.example/?a=1&b=2 }", "Text",
            "<p>Text</p>\n<ul>\n<li><a href=\"https://g.example/?a=1&amp;b=2\">Grid & co</a></li>\n</ul>\n"
        ),
        (
            "sponsors: [{ name: <Acme>, url: /about/ }]", "",
            "<ul>\n<li><a href=\"https://example.com/sub/about/\">&lt;Acme&gt;</a></li>\n</ul>\n"
        ),
        (
            "links: [https://l.example]\nreferences: [https://r.example]", "",
            "<ul>\n<li><a href=\"https://l.example\">https://l.example</a></li>\n<li><a href=\"https://r.example\">https://r.example</a></li>\n</ul>\n"
        ),
        ("links: []", "Text", "<p>Text</p>\n"),
    ])
    func notesHaveTheLinks(frontMatter: String, body: String, expected: String) async throws {
        let texts = try await published([
            "site.yml": "title: S\nbaseURL: https://example.com/sub/\nfeeds: [rss, atom, json]\n",
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n\(frontMatter)\n---\n\(body)\n",
        ]).texts
        #expect(try elements(of: #require(texts["feed.xml"])).texts("rss/channel/item/content:encoded") == [expected])
        #expect(try #require(texts["feed.json"]).contains(expected.prefix(4)))
    }

    @Test func notesHaveAbsoluteLinks() async throws {
        let rss = try elements(of: #require(await published(Self.files).texts["feed.xml"]))
        let notes = rss.texts("rss/channel/item/content:encoded")
        #expect(notes.count == 2)
        for part in [
            "href=\"https://example.com/sub/episodes/b/#x\"",
            "href=\"https://example.com/sub/episodes/001-one/#t=00:21\"",
            "href=\"https://example.com/sub/tags/css/\"", "href=\"https://e.com/?a=1&amp;b=2\"",
            "href=\"https://example.com/sub/episodes/001-one/../y\"",
        ] {
            #expect(notes[1].contains(part), "\(notes[1])")
        }
        #expect(notes[0].contains("src=\"https://example.com/sub/episodes/b/pic.png\""))
        #expect(notes[0].contains(" <b>raw</b>"))
    }

    @Test func atom() async throws {
        let atom = try elements(of: #require(await published(Self.files).texts["atom.xml"]))
        #expect(atom.texts("feed/id") == ["https://example.com/sub/"])
        #expect(atom.texts("feed/updated") == ["2026-03-01T00:00:00+01:00"])
        #expect(atom.texts("feed/author/name") == ["Ann"])
        // Episodes without a date are left out.
        #expect(
            atom.texts("feed/entry/id")
                == ["https://example.com/sub/episodes/b/", "tag:example.com,2026-01-02:own-guid"])
        #expect(atom.texts("feed/entry/published") == ["2026-02-03T04:05:06+09:00", "2026-01-02T10:00:00+01:00"])
        #expect(atom.texts("feed/entry/updated") == ["2026-03-01T00:00:00+01:00", "2026-01-02T10:00:00+01:00"])
        let links = atom.attributes("feed/entry/link").filter { $0["rel"] == "enclosure" }
        #expect(
            links == [
                [
                    "rel": "enclosure", "type": "audio/mpeg", "href": "https://example.com/sub/media/one.mp3",
                    "length": "5",
                ]
            ])
        #expect(atom.attributes("feed/entry/content").allSatisfy { $0["type"] == "html" })
    }

    @Test func jsonFeed() async throws {
        let text = try await #require(published(Self.files).texts["feed.json"])
        let feed = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
        #expect(feed["feed_url"] as? String == "https://example.com/sub/feed.json")
        let items = try #require(feed["items"] as? [[String: Any]])
        #expect(items.compactMap { $0["id"] as? String }.count == 3)
        #expect(items[1]["id"] as? String == "own-guid")
        #expect(items[1]["tags"] as? [String] == ["css", "a & b"])
        let attachment = try #require((items[1]["attachments"] as? [[String: Any]])?.first)
        #expect(attachment["size_in_bytes"] as? Int == 5)
        #expect(attachment["duration_in_seconds"] as? Int == 3723)
        #expect(items[2]["date_published"] == nil)
        #expect((items[0]["title"] as? String)?.contains("<script>") == true)
        #expect(items.allSatisfy { ($0["content_html"] ?? $0["content_text"]) != nil })
    }

    @Test func limits() async throws {
        var files = Self.files
        files["site.yml"] = files["site.yml"]?.replacing("feeds: {", with: "feeds: { limit: 1, formats: [rss, json],")
        let texts = try await published(files).texts
        let rss = try elements(of: #require(texts["feed.xml"]))
        #expect(rss.texts("rss/channel/item/title").count == 1)
        #expect(texts["feed.json"]?.components(separatedBy: "\"id\":").count == 2)
        #expect(texts["atom.xml"] == nil)
    }

    /// Readers that subscribed at the address of an earlier program get the same feed.
    @Test func formerAddresses() async throws {
        var files = Self.files
        files["site.yml"] = files["site.yml"]?.replacing(
            "feeds: {", with: "feeds: { aliases: [/index.xml, show/Old%20one.rss, /index.xml],")
        let site = try await published(files)
        let feed = try #require(site.texts["feed.xml"])
        #expect(site.texts["index.xml"] == feed)
        #expect(site.texts["show/Old one.rss"] == feed)
    }

    @Test(arguments: [
        ("", 120), ("feeds: { notes: all }", 120), ("feeds: { notes: 3 }", 3), ("feeds: { notes: none }", 0),
    ])
    func notesOfOldEpisodes(settings: String, count: Int) async throws {
        var files = ["site.yml": "baseURL: https://a.example\n" + settings]
        for number in 1...120 {
            files["episodes/\(number).md"] = "---\ntitle: T\ndate: 2026-01-01\n---\nWords of \(number).\n"
        }
        let site = try await published(files)
        let rss = try #require(site.texts["feed.xml"])
        #expect(rss.components(separatedBy: "<content:encoded>").count - 1 == count)
        #expect(!site.diagnostics.contains { $0.id == "feed.notes-left-out" })
    }

    @Test func aHintSaysHowManyNotesAreLeftOut() async throws {
        var files = ["site.yml": "baseURL: https://a.example\nfeeds: { limit: 200 }"]
        let words = String(repeating: "Words that fill a page. ", count: 1000)
        for number in 1...210 {
            files["episodes/\(number).md"] = "---\ntitle: T\ndate: 2026-01-01\n---\n\(words)\n"
        }
        let site = try await published(files)
        let hint = try #require(site.diagnostics.first { $0.id == "feed.notes-left-out" })
        #expect(hint.message.contains("of the 10 oldest episodes: 240,0"))
        #expect(hint.position == SourcePosition(line: 2, column: 1))
    }

    @Test func aCollectionSaysItself() async throws {
        var files = Self.files
        files["collections/grid.yml"]? += "\nfeeds: [atom]"
        let texts = try await published(files).texts
        #expect(texts["collections/grid/atom.xml"] != nil && texts["collections/grid/feed.xml"] == nil)
    }

    @Test func feedsOfTagsAndCollections() async throws {
        let texts = try await published(Self.files).texts
        let grid = try elements(of: #require(texts["collections/grid/feed.xml"]))
        #expect(grid.texts("rss/channel/title") == ["Grid · Every <Width>"])
        #expect(grid.texts("rss/channel/description") == ["All of it"])
        #expect(grid.texts("rss/channel/item/itunes:episode") == ["1"])
        #expect(grid.texts("rss/channel/item/title").count == 2)
        let tag = try elements(of: #require(texts["tags/a-b/feed.xml"]))
        #expect(tag.texts("rss/channel/item/title") == ["One"])
        #expect(texts["tags/hidden/feed.xml"] == nil)
    }

    @Test func noByteOfADraft() async throws {
        for (path, text) in try await published(Self.files).texts { #expect(!text.contains("SECRET"), "\(path)") }
    }

    @Test func twiceTheSameBytes() async throws {
        let first = try await published(Self.files).texts
        #expect(try await published(Self.files).texts == first)
    }

    /// A cancelled build returns without delay.
    @Test func aCancelledTaskMakesNoFeeds() async throws {
        let files = try await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await published(Self.files).texts
        }.value
        #expect(files["feed.xml"].map { $0.contains("<item>") } != true)
    }

    @Test func withoutAnAddressThereIsOneHint() async throws {
        let (texts, _, diagnostics, _) = try await published([
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\naliases: /34\n---\n"
        ])
        #expect(texts.keys.sorted() == ["34/index.html", "_redirects", "robots.txt", "site.webmanifest"])
        #expect(diagnostics.map(\.id) == ["publishing.no-base-url"])
        #expect(diagnostics.map(\.severity) == [.hint])
    }

    @Test func withoutDatesThereIsNoAtom() async throws {
        let (texts, _, _, _) = try await published([
            "site.yml": "baseURL: https://e.com", "episodes/a.md": "---\ntitle: A\n---\n",
        ])
        #expect(texts.keys.contains("feed.json") && texts.keys.contains("feed.xml"))
        #expect(!texts.keys.contains("atom.xml"))
        #expect(texts["feed.xml"]?.contains("1970") == false)
    }
}

import Foundation
import SiteMarkup
import Testing

/// Plain text of an author is read as plain text in every format, for the show, its parts and its episodes.
@Suite struct PlainTextFieldTests {
    @Test(arguments: [
        "plain", "When to use <b>, 1 < 2 and <script>alert(1)</script>", "One<br>two", "<p>whole</p>",
        "Munich & Verona",
        "Q&A", "AT&T &copy; &amp; &lt;b&gt;", "&#60;", "a > b && c", "\"quoted\" 'it''s'", "]]>", "<!-- seen -->",
        "Array<T>",
        "&nbsp", "<", "&", "x &lt; y", "a\u{A0}b", "{{x}} {% y %}", "é 🚀",
    ])
    func staysAsTyped(text: String) async throws {
        let yaml = "'\(text.replacing("'", with: "''"))'"
        let texts = try await published([
            "site.yml": """
            title: \(yaml)
            description: \(yaml)
            author: \(yaml)
            baseURL: https://example.com/
            podcast: { explicit: no, copyright: \(yaml) }
            feeds: { collections: [rss, atom, json] }
            """,
            "collections/c.yml": "title: C\ndescription: \(yaml)",
            "episodes/a.md":
                "---\ntitle: \(yaml)\nsubtitle: \(yaml)\ndescription: \(yaml)\ndate: 2026-01-01\nhosts: [\(yaml)]\ncollection: c\n---\n",
        ]).texts
        for folder in ["", "collections/c/"] {
            let rss = try elements(of: #require(texts[folder + "feed.xml"]))
            // Readers interpret only descriptions as HTML.
            #expect(rss.texts("rss/channel/description").map { Self.shown($0) } == [text])
            #expect(rss.texts("rss/channel/item/description").map { Self.shown($0) } == [text])
            #expect(rss.texts("rss/channel/item/title") == [text])
            #expect(rss.texts("rss/channel/item/itunes:subtitle") == [text])
            #expect(rss.texts("rss/channel/item/podcast:person") == [text])
            #expect(rss.texts("rss/channel/itunes:author") == [text] && rss.texts("rss/channel/copyright") == [text])
            let atom = try elements(of: #require(texts[folder + "atom.xml"]))
            for path in ["feed/subtitle", "feed/entry/title", "feed/entry/summary", "feed/rights", "feed/author/name"] {
                #expect(atom.texts(path) == [text], "\(path)")
            }
            // Without a type it is plain text (RFC 4287, 3.1.1).
            #expect(!atom.contains { $0.attributes["type"] == "html" })
            let json = try JSONSerialization.jsonObject(with: Data(#require(texts[folder + "feed.json"]).utf8))
            let feed = try #require(json as? [String: Any])
            let item = try #require((feed["items"] as? [[String: Any]])?.first)
            #expect(feed["description"] as? String == text)
            for key in ["title", "summary", "content_text"] { #expect(item[key] as? String == text, "\(key)") }
        }
        let manifest = try JSONSerialization.jsonObject(with: Data(#require(texts["site.webmanifest"]).utf8))
        #expect((manifest as? [String: Any])?["description"] as? String == text)
    }

    /// The visible text of HTML without elements. A tag that was not escaped is missing.
    private static func shown(_ html: String) -> String {
        HTMLEntities.decoded(
            html.replacing(#/<(?:[A-Za-z\/!?][^>]*>|!--.*?-->)/#, with: "").replacing("&nbsp", with: "\u{A0}"))
    }
}

import Foundation
import Testing

/// Attacks in every field of an author and in every format. None may get through a feed.
@Suite struct FeedSafetyTests {
    static let vectors = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "]]><script>alert(1)</script>",
        "' onmouseover='alert(1)", "&lt;script&gt;alert(1)&lt;/script&gt;", "<!--", "a\u{1D}\u{0}\u{7F}b",
        "{{x}} {% y %}",
    ]
    static let fields = [
        "title", "subtitle", "description", "tags", "categories", "hosts", "guests", "season", "guid", "image-alt",
        "soundbite", "license", "location", "chapter", "transcript-label", "body", "alt", "code", "file",
        "site-title", "site-author", "funding", "txt", "copyright", "owner",
    ]

    private func quoted(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\u{1D}", with: "\\x1D")
            .replacing("\u{0}", with: "\\0").replacing("\u{7F}", with: "\\x7F") + "\""
    }

    private func site(_ vector: String, in field: String) -> [String: String] {
        func value(_ name: String, _ plain: String) -> String { quoted(name == field ? vector : plain) }
        func inBody(_ name: String) -> String { name == field ? vector : "plain" }
        let name = field == "file" ? vector.filter { !"/\u{0}\u{1D}\u{7F}".contains($0) } : "plain"
        return [
            "site.yml": """
            title: \(value("site-title", "Site"))
            author: \(value("site-author", "Author"))
            baseURL: https://example.com/
            podcast:
              explicit: no
              copyright: \(value("copyright", "C"))
              owner: { name: \(value("owner", "O")), email: a@b.example }
              funding: [{ title: \(value("funding", "F")), url: https://fund.example }]
              txt: \(value("txt", "T"))
            feeds: { tags: [rss, atom, json], people: [rss, atom, json] }
            """,
            "media/\(name).mp3": "x", "media/\(name).vtt": "x", "media/\(name).png": "x",
            "episodes/\(name).md": """
            ---
            title: \(value("title", "Title"))
            subtitle: \(value("subtitle", "Subtitle"))
            description: \(value("description", "Description"))
            date: 2026-01-01
            tags: [\(value("tags", "tag"))]
            categories: [\(value("categories", "category"))]
            hosts: { name: \(value("hosts", "Ann")), role: \(value("hosts", "host")) }
            guests: [\(value("guests", "Bob"))]
            season: \(value("season", "1"))
            guid: \(value("guid", "g"))
            audio: \(quoted("media/\(name).mp3"))
            image: { src: \(quoted("media/\(name).png")), alt: \(value("image-alt", "alt")) }
            transcript: { src: \(quoted("media/\(name).vtt")), label: \(value("transcript-label", "label")) }
            chapters: [{ start: 1, title: \(value("chapter", "c")) }]
            soundbites: [{ start: 1, duration: 2, title: \(value("soundbite", "s")) }]
            license: \(value("license", "cc0-1.0"))
            location: { name: \(value("location", "here")), geo: \(value("location", "1,2")) }
            ---
            \(inBody("body")) ![\(inBody("alt"))](https://example.com/x.png "\(inBody("alt"))")

            ```\(inBody("code"))
            \(inBody("code"))
            ```
            """,
        ]
    }

    private static let bodies: Set = [
        "rss/channel/item/content:encoded", "rss/channel/item/description", "feed/entry/content",
    ]

    @Test(arguments: fields, vectors) func everyField(field: String, vector: String) async throws {
        let (texts, _, _, ledger) = try await published(site(vector, in: field))
        let names = texts.keys.filter { $0.hasSuffix(".xml") || $0.hasSuffix("feed.json") }
        #expect(names.count >= 4)
        for name in names {
            let text = try #require(texts[name])
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }, "\(name)")
            if name.hasSuffix(".json") {
                let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
                let items = try #require((object as? [String: Any])?["items"] as? [[String: Any]])
                for item in items { expectSafe((item["content_html"] as? String) ?? "") }
                #expect(!text.lowercased().contains("\\u001d") && !text.contains("\\u0000"))
                continue
            }
            // The feed is well-formed, and no element of the attack is an element of the feed.
            let elements = try elements(of: text)
            let paths = elements.map(\.path)
            #expect(!paths.contains { $0.hasSuffix("/script") || $0.hasSuffix("/img") }, "\(name)")
            #expect(!elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } }, "\(name)")
            for element in elements where Self.bodies.contains(element.path) { expectSafe(element.text) }
        }
        #expect(ledger?.split(separator: "\n").count == 3)
    }

    /// Checks the HTML that readers will show.
    private func expectSafe(_ html: String) {
        let lower = html.lowercased()
        #expect(!lower.contains("<script"))
        #expect(!lower.contains("<img src=x"))
        #expect(lower.firstMatch(of: /<[^>"]*("[^"]*"[^>"]*)*\son[a-z]+=/) == nil)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "&#x6A;avascript&colon;alert(1)",
        "java&Tab;script:alert(1)", "java&#10;script:alert(1)", "vbscript:x",
        "data:text/html,<script>alert(1)</script>",
        "&#1;javascript:alert(1)", "%6Aavascript:alert(1)",
    ])
    func linksOfBodies(link: String) async throws {
        let texts = try await published([
            "site.yml": "baseURL: https://example.com/",
            "episodes/a.md":
                "---\ntitle: A\ndate: 2026-01-01\n---\n[x](<\(link)>) ![y](<\(link)>) [z](https://e.example/)\n",
        ]).texts
        for name in ["feed.xml", "atom.xml", "feed.json"] {
            let text = try #require(texts[name])
            let links = text.matches(of: /(href|src)=(&quot;|\\?")(.*?)(&quot;|\\?")/).map { String($0.3) }
            #expect(links.contains("https://e.example/"))
            for link in links {
                let scheme = link.prefix { $0 != ":" }.lowercased()
                #expect(["https", "http"].contains(scheme), "\(name): \(link)")
            }
        }
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "ftp://x.example/"])
    func addressesOfFields(link: String) async throws {
        let texts = try await published([
            "site.yml": """
            baseURL: https://example.com/
            podcast: { funding: [{ title: F, url: "\(link)" }], newFeedUrl: "\(link)", podroll: ["\(link)"] }
            feeds: { hub: "\(link)" }
            """,
            "episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\nhosts: { name: Ann, url: '\(link)' }\n---\n",
        ]).texts
        for (name, text) in texts where name.hasSuffix("xml") || name.hasSuffix("json") {
            #expect(!text.contains(link), "\(name)")
        }
    }
}

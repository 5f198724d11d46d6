import Foundation
import Testing

@testable import SiteBuilder

/// No output contains an address of another host as the author wrote it, unless that is its RFC 3986 form.
@Suite("Addresses in every output") struct EncodedAddressTests {
    private static func address(_ name: String) -> String { "https://bücher.example/\(name) ü 100%.\(name)?q=ö|[1]#é" }

    @Test func everyOutput() async throws {
        var sample = try SampleSite(content: [
            "site.yml": """
            title: T
            baseURL: https://übung.example/show/
            publish: netlify
            feeds: { formats: [rss, atom, json], hub: "\(Self.address("hub"))" }
            menu: [{ title: Elsewhere, url: "\(Self.address("menu"))" }]
            podcast:
              author: A
              image: "\(Self.address("png"))"
              newFeedUrl: "\(Self.address("feed"))"
              funding: [{ title: Give, url: "\(Self.address("give"))" }]
              hosts: [{ name: Ann, url: "\(Self.address("ann"))" }]
            """,
            "people/ann.yml": "name: Ann\nurl: \"\(Self.address("person"))\"\n",
            "index.md": """
            ---
            title: Home
            sections: [{ title: All, layout: feed, more: "\(Self.address("more"))" }]
            pictures: ["\(Self.address("jpg"))"]
            ---
            [a](<\(Self.address("pagelink"))>) [b](#ü[1]%) [c](episodes/one.md#ü|%)
            """,
            "episodes/one.md": """
            ---
            title: One
            date: 2026-05-01
            audio: { src: "\(Self.address("mp3"))", bytes: 5, poster: "\(Self.address("webp"))" }
            video: "\(Self.address("mp4"))"
            image: "//bücher.example/ü.png"
            transcript: "\(Self.address("vtt"))"
            links: [{ title: L, url: "\(Self.address("link"))" }, "//bücher.example/ü"]
            guests: [{ name: Ben, url: "\(Self.address("ben"))" }]
            license: { name: Own, url: "\(Self.address("license"))" }
            chapters:
              - { start: 0:00, title: A, url: "\(Self.address("chapter"))", image: "\(Self.address("gif"))" }
              - { start: 0:05, title: B, url: "//bücher.example/ü", image: "//bücher.example/ü.gif" }
            ---
            [a](<\(Self.address("bodylink"))>) ![b](<\(Self.address("bodypicture"))>) [link](https://bücher.example/ü)
            [c](mailto:jürgen@bücher.example) [d](/about.md#ü|%) [e](#ü[1])
            """,
            "about.md": "---\ntitle: About\n---\n# Ü\n",
        ])
        sample.makesCardsAndIcons = false
        let built = try await sample.build()
        var seen = 0
        for file in built.output.files {
            guard let bytes = file.contents.bytes, let text = String(validating: bytes, as: UTF8.self) else { continue }
            // Visible text may be as written: an address without a title is its own title.
            let shown = text.replacing(/>[^<]*</, with: "><")
                .replacing(/"(?:name|title|text|content_text|summary)": ?"(?:[^"\\]|\\.)*"/, with: "")
            for raw in ["//b\u{FC}", "//\u{FC}", "b%C3%BCcher.example/", "100%.", "%25.mp3 ", "|", "[1]#", "jürgen@"] {
                // Bars and brackets also occur in scripts and styles.
                guard raw.utf8.count > 1 || !["js", "css"].contains(file.path.text.split(separator: ".").last) else {
                    continue
                }
                let line = shown.split(separator: "\n").first {
                    $0.contains(raw) && $0.contains("xn--bcher-kva") || $0.contains(raw) && raw != "|"
                }
                #expect(line == nil, "\(raw) in \(file.path.text): \(line ?? "")")
            }
            seen += text.ranges(of: "https://xn--bcher-kva.example/").count
        }
        #expect(seen > 40, "\(seen)")
        let feed = try #require(built.text("feed.xml"))
        #expect(
            feed.contains("url=\"https://xn--bcher-kva.example/mp3%20%C3%BC%20100%25.mp3?q=%C3%B6%7C%5B1%5D#%C3%A9\""))
        let chapters = try #require(built.text("episodes/one/chapters.json"))
        #expect(chapters.contains("https://xn--bcher-kva.example/%C3%BC.gif"))
    }
}

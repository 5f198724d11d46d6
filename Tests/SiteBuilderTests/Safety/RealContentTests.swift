import Foundation
import SiteBuilder
import SiteEpisodes
import Testing

/// The output of unusual real content. The numbers are those of the survey from which the rules come. Other tests check
/// how such content is read.
@Suite("Real content in the output") struct RealContentTests {
    @Test("rules 14, 15: characters that XML forbids reach no feed and no sitemap")
    func controlCharacters() async throws {
        let built = try await SampleSite(content: [
            "episodes/a.md": episode(
                "A\u{1D}b", "description: \"c\\x0Bd\\uFFFE\"", "tags: [\"e\\x1Ff\"]", body: "G\u{1}h \u{FFFD} \u{FEFF}"),
            "episodes/b.md": "{\"title\": \"A\\u0000b\", \"date\": \"2026-05-01\"}\nText\n",
        ]).build()
        for file in built.output.files where file.path.text.hasSuffix(".xml") {
            guard let bytes = file.contents.bytes else { continue }
            #expect(XMLReader(bytes).problem == nil, "\(file.path)")
        }
        for file in built.output.files {
            guard let bytes = file.contents.bytes else { continue }
            #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D }, "\(file.path)")
        }
        #expect(built.text("feed.xml")?.contains("<title>A b</title>") == true)
    }

    @Test("rule 16: titles find their own direction")
    func directions() async throws {
        let title = "نیم\u{200C}فاصله React"
        let built = try await SampleSite(content: ["episodes/a.md": episode(title, "tags: [\(title)]")]).build()
        let page = try #require(built.text("episodes/a/index.html"))
        #expect(page.contains("<h1 dir=\"auto\">\(title)</h1>"))
        #expect(built.text("index.html")?.contains("dir=\"auto\"><a class=\"card-link\"") == true)
    }

    @Test("rules 36, 37: every tag has one page, linked by every episode")
    func tags() async throws {
        let tags = [
            "c", "c++", "c#", "c+", "google", "google+", "open source", "open-source", "🦒 🍌🥧 🚀 ⚡", "#!++", ".net 9",
            "google i/o",
            "index", "page", "index.html", "[email\u{A0}protected]", String(repeating: "long ", count: 20),
        ]
        let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let built = try await SampleSite(content: ["episodes/a.md": episode("A", "tags: [\(list)]")]).build()
        let pages = built.paths.filter {
            $0.hasPrefix("tags/") && $0.hasSuffix("/index.html") && $0 != "tags/index.html"
        }
        // Two of them are the same tag.
        #expect(pages.count == tags.count - 1)
        #expect(pages.allSatisfy { $0.split(separator: "/").count == 3 })
        #expect(built.diagnostics.map(\.id) == ["listing.merged"])
        let episode = try #require(built.text("episodes/a/index.html"))
        for page in pages {
            let name = page.split(separator: "/")[1]
            let link =
                name.addingPercentEncoding(
                    withAllowedCharacters: .init(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")) ?? ""
            #expect(episode.contains("tags/\(link)/index.html"), "\(name)")
        }
    }

    @Test("rule 47: a missing picture leaves a drawn cover")
    func missingPicture() async throws {
        let built = try await SampleSite(content: ["episodes/a.md": episode("A", "image: img/gone.jpg")]).build()
        #expect(built.diagnostics.map(\.id) == ["media.missing-file"])
        for path in ["index.html", "episodes/a/index.html"] {
            let page = try #require(built.text(path))
            #expect(!page.contains("gone.jpg"))
            if path == "index.html" { #expect(page.contains("<div class=\"art hue-") && page.contains("<svg viewBox")) }
        }
    }

    @Test("rule 48: a picture is copied, not read into memory")
    func pictures() async throws {
        let built = try await SampleSite(content: ["episodes/a.md": episode("A"), "media/a.png": "x"]).build()
        let file = try #require(built.output.files.first { $0.path.text == "media/a.png" })
        guard case .copy = file.contents else {
            Issue.record("a file of the author is held in memory")
            return
        }
    }
}

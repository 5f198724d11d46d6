import Foundation
import SiteBuilder
import SiteEpisodes
import TestSupport
import Testing

@Suite struct WithheldTests {
    /// Content that must not be published contains words that nothing else contains.
    private static let content = [
        "episodes/001-open.md": episode(
            "Open", "tags: [grid]", body: "Next: [soon](002-zebrafish.md), ![a](003-quokka/in/wombat.gif), text."),
        "episodes/002-zebrafish.md": episode(
            "Zebrafish", "draft: true", "tags: [okapi]", "collection: Axolotl", "guests: Ocelot", "aliases: /capybara/",
            "description: Narwhal", "image: 002-zebrafish.png", body: "Pangolin\n\n## Tapir"),
        "episodes/002-zebrafish.png": "zebrafish", "episodes/002-zebrafish.en.vtt": "zebrafish",
        "episodes/003-quokka/index.md": episode("Quokka", date: "2027-01-01"),
        "episodes/003-quokka/cover.png": "quokka", "episodes/003-quokka/in/wombat.gif": SamplePictures.dot,
        "episodes/004-dugong.md": episode("Dugong", "expires: 2026-05-02"),
        "episodes/_drafts/005-numbat.md": episode("Numbat"),
        "manatee.md": "---\ntitle: Manatee\ndraft: true\n---\nDugong\n",
        "collections/axolotl.yml": "summary: Axolotl\n",
        "index.md": """
        ---
        title: Home
        sections:
          - { title: All, source: episodes }
          - { title: Tags, source: tags }
          - { title: Collections, source: collections }
        ---
        """,
    ]
    private static let secrets = [
        "zebrafish", "okapi", "axolotl", "ocelot", "capybara", "narwhal", "pangolin", "tapir", "quokka", "wombat",
        "dugong", "numbat", "manatee",
    ]

    @Test func noByteOfWhatIsNotOutGetsOut() async throws {
        let built = try await SampleSite(content: Self.content).build()
        #expect(built.paths.contains("episodes/001-open/index.html"))
        #expect(built.paths.contains("feed.xml"))
        for file in built.output.files {
            let bytes =
                switch file.contents {
                case .bytes, .spooled: try Data(#require(file.contents.bytes))
                case .copy(let location): try Data(contentsOf: URL(filePath: location))
                }
            // The slug is the author's own text; the rest of the address is ours.
            let text = file.path.text + "\n" + String(decoding: bytes, as: UTF8.self)
            let leaks = Self.secrets.filter { text.lowercased().contains($0) }
            #expect(leaks == [], "in \(file.path)")
        }
        #expect(built.counts.drafts == 2 && built.counts.future == 1 && built.counts.expired == 1)
    }

    @Test func aPreviewShowsThemAll() async throws {
        var sample = try SampleSite(content: Self.content)
        sample.rules = PublicationRules(
            now: sample.rules.now, includesDrafts: true, includesFuture: true, includesExpired: true)
        let text = try await sample.build().output.files.map { file in
            guard let bytes = file.contents.bytes else { return file.path.text }
            return file.path.text + String(decoding: bytes, as: UTF8.self)
        }.joined().lowercased()
        #expect(Self.secrets.filter { !text.contains($0) } == [])
    }
}

import Foundation
import Testing

@testable import SitePublishing

/// Feeds with every field, byte for byte. `SITEGEN_RECORD=1` writes them again, and the tests fail once.
@Suite struct FeedGoldenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    @Test(arguments: ["feed.xml", "atom.xml", "feed.json", "collections/alps/feed.xml"])
    func everyField(path: String) async throws {
        let text = try await #require(published(FullShow.files).texts[path])
        let golden = Self.folder.appending(path: path.replacing("/", with: "-"))
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try text.write(to: golden, atomically: true, encoding: .utf8)
            Issue.record("recorded \(path) anew: read it")
        } else {
            let recorded = try String(contentsOf: golden, encoding: .utf8)
            #expect(text == recorded)
        }
    }

    @Test func theShowKeepsTheRules() async throws {
        let ids = try await published(FullShow.files).diagnostics.map(\.id)
        #expect(ids == [])
    }

    /// Every element of the tables is written for some show.
    @Test func everyNameIsUsed() async throws {
        var files = FullShow.files
        files["episodes/film.md"] =
            "---\ntitle: Film\ndate: 2026-03-01\naudio: media/teaser.mp3\nvideo: media/film.mp4\n---\n"
        files["media/film.mp4"] = "1234"
        let rss = try await #require(published(files).texts["feed.xml"])
        #expect(
            rss.contains(
                """
                      <podcast:alternateEnclosure type="video/mp4" length="4">
                        <podcast:source uri="https://trains.example/show/media/film.mp4"/>
                      </podcast:alternateEnclosure>
                """))
        for name in RSSName.ofChannel + RSSName.ofItems {
            #expect(rss.contains("<\(name.element)"), "\(name.element)")
        }
    }
}

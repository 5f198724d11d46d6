import Foundation
import SiteEpisodes
import Testing

@testable import SiteTheming

@Suite struct CardTests {
    /// Cards compared with stored files. `SITEGEN_RECORD=1` writes them again and fails once.
    @Test(arguments: [
        ("full", fullEpisode), ("bare", "---\ntitle: Bare\n---\n"),
        ("numbered", "---\ntitle: Numbered\nnumber: 7\ndate: 2026-01-02\n---\n"),
    ])
    func goldens(name: String, text: String) throws {
        let catalog = catalog(["episodes/\(name).md": text], assets: ["media/grid.svg": 1, "media/42.mp3": 1])
        let card = try renderer(for: catalog).card(try #require(catalog.episodes.first), excerpt: "From the notes.")
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Cards/\(name).html")
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try card.on(.home).write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name); run again without SITEGEN_RECORD")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == card.on(.home))
    }

    @Test func oneCardServesPagesOfEveryDepth() throws {
        let catalog = catalog(["episodes/full.md": fullEpisode], assets: ["media/grid.svg": 1])
        let card = try renderer(for: catalog).card(try #require(catalog.episodes.first))
        #expect(card.on(.home).contains("href=\"episodes/full/index.html\""))
        #expect(card.on(.home).contains("src=\"media/grid.svg\""))
        let deep = card.on(try Address(path: "/tags/css/page/2/"))
        #expect(deep.contains("href=\"../../../../episodes/full/index.html\""))
        #expect(deep.contains("src=\"../../../../media/grid.svg\""))
    }

    @Test func theFirstHundredNamesAreShown() throws {
        let tags = (0..<150).map { "tag\($0)" }.joined(separator: ", ")
        let catalog = catalog(["episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [\(tags)]\n---\n"])
        let card = try renderer(for: catalog).card(try #require(catalog.episodes.first))
        #expect(card.text.contains(">tag99<") && !card.text.contains(">tag100<"))
    }

    @Test func namesWithoutPagesAreNoLinks() throws {
        let catalog = catalog(["episodes/full.md": fullEpisode])
        let card = try renderer(for: catalog, linkedKinds: []).card(try #require(catalog.episodes.first))
        #expect(card.text.contains("<span class=\"chip\" dir=\"auto\">css</span>"))
        #expect(!card.text.contains("tags/css"))
    }

    @Test func theFirstPicturesDoNotWait() throws {
        let catalog = catalog(["episodes/full.md": fullEpisode], assets: ["media/grid.svg": 1])
        let renderer = try renderer(for: catalog)
        let episode = try #require(catalog.episodes.first)
        #expect(renderer.card(episode, place: .top).text.contains("loading=\"eager\""))
        #expect(renderer.card(episode).text.contains("loading=\"lazy\""))
    }

    @Test func picturesInSeveralWidths() throws {
        let assets = ["media/grid.svg": 1, "media/grid@480w.svg": 1, "media/grid@960w.svg": 1]
        let catalog = catalog(["episodes/full.md": fullEpisode], assets: assets)
        let renderer = try renderer(for: catalog)
        let episode = try #require(catalog.episodes.first)
        let place = PicturePlace(isEager: true, isFirst: true, sizes: "(width < 500px) 100vw, 50vw")
        let card = renderer.card(episode, place: place).on(try Address(path: "/a/"))
        #expect(
            card.contains(
                "srcset=\"../media/grid%40480w.svg 480w, ../media/grid%40960w.svg 960w\" "
                    + "sizes=\"(width &lt; 500px) 100vw, 50vw\""))
        #expect(card.contains("loading=\"eager\" fetchpriority=\"high\" decoding=\"async\""))
        let plain = renderer.card(episode).on(.home)
        #expect(plain.contains("srcset=") && !plain.contains("sizes=") && !plain.contains("fetchpriority"))
    }

    @Test func listingsAreCardsOrLabels() throws {
        let catalog = catalog([
            "episodes/full.md": fullEpisode, "collections/foundations.yml": "description: First things.",
        ])
        let renderer = try renderer(for: catalog)
        let collection = try #require(catalog.listings(.collections).first)
        let card = renderer.card(collection, duration: PlayTime(seconds: 3720)).on(.home)
        #expect(card.contains("card--collection"))
        #expect(card.contains("1 episode"))
        #expect(card.contains("1 h 2 min"))
        #expect(card.contains("First things."))
        let season = try #require(catalog.listings(.seasons).first)
        #expect(renderer.card(season).text.contains(">Season 2</a>"))
        let tag = try #require(catalog.listings(.tags).first { $0.name == "c++" })
        let label = renderer.card(tag).on(.home)
        #expect(label.contains("card--label"))
        #expect(label.contains("href=\"tags/c-plus-plus/index.html\">c++</a>"))
    }

    @Test(arguments: [
        ("short", 10, "short"), ("one two three", 9, "one two…"), ("onelongword", 4, "onel…"),
        ("exactly", 7, "exactly"),
    ])
    func summariesAreCutAfterAWord(text: String, limit: Int, expected: String) {
        #expect(shortened(text, to: limit) == expected)
    }
}
